/** Values and errors of strangers as short text. Nothing here throws, whatever they are. */

/** Any value as short text. */
export function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A bigint, a cycle, or a toJSON that throws.
  }
  return excerpt(text ?? (value === undefined ? 'missing' : `a ${typeof value} that JSON has no text for`));
}

/** What somebody's error says; it may be anything that can be thrown. */
export function messageOf(error: unknown): string {
  try {
    const { message } = Object(error) as { message?: unknown };
    if (typeof message === 'string') return excerpt(message, 500);
  } catch {
    // A message that throws when it is read.
  }
  return `threw ${shown(error)}`;
}

/** The beginning of a text, on one line. */
export function excerpt(text: string, most = 200): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return clean.length > most ? `${clean.slice(0, most)}…` : clean;
}
