/** A whole game in the fragment of an address, which browsers keep to themselves: no server ever sees it. */
import { PageError } from './errors.js';

const RECORD = '#record=';
const POSITION = '#position=';

/** Bytes that a record may have: a short link could unpack to more than a browser can hold. */
const LIMIT = 1_000_000;

/** The fragment for a record or a position, both as text. A record is compressed, so that a game fits in a message. */
export async function fragmentOf(text: string): Promise<string> {
  if (!text.includes('\n')) return POSITION + encodeURIComponent(text);
  const bytes = new Uint8Array(await new Response(through(new CompressionStream('deflate-raw'), text)).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return RECORD + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The text in a fragment; `null` if it holds none.
 *
 * @throws `PageError` `bad-link` or `too-long`.
 */
export async function textOf(fragment: string): Promise<string | null> {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      size += chunk.length;
      if (size > LIMIT) out.error('too long');
      else out.enqueue(chunk);
    },
  });
  try {
    if (fragment.startsWith(POSITION)) return decodeURIComponent(fragment.slice(POSITION.length));
    if (!fragment.startsWith(RECORD)) return null;
    const binary = atob(fragment.slice(RECORD.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return await new Response(through(new DecompressionStream('deflate-raw'), bytes).pipeThrough(limit)).text();
  } catch {
    throw new PageError(size > LIMIT ? 'too-long' : 'bad-link');
  }
}

function through(stream: CompressionStream | DecompressionStream, data: string | Uint8Array<ArrayBuffer>) {
  return new Blob([data]).stream().pipeThrough(stream);
}
