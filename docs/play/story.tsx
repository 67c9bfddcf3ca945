/** What happened in the last steps, as far as the viewer may know. */
import type { GameEvent, RedactedEvent } from 'toy-battle';
import { describe } from 'toy-battle/text';
import { useSettings } from './settings.js';
import { heard, type Show, type Table } from './table.js';

/** How many steps are told. */
const STEPS = 6;

export function Story({ table, at, show }: { readonly table: Table; readonly at: number; readonly show: Show }) {
  const { lang, words } = useSettings();
  const steps = Array.from({ length: Math.min(STEPS, at) }, (_, i) => at - i).reverse();
  return (
    <section class="story">
      <h2>{words.story}</h2>
      {steps.length === 0 && <p>{words.noMoves}</p>}
      {steps.map((step) => (
        <p key={step} class={step === at ? 'newest' : ''}>
          {heard(table, step, show)
            .filter(isNews)
            .map((event) => describe(event, lang))
            .join(lang === 'en' ? ' ' : '')}
        </p>
      ))}
    </section>
  );
}

/** What is to be decided, and by whom, stands elsewhere. */
function isNews({ type }: GameEvent | RedactedEvent): boolean {
  return type !== 'decision' && type !== 'turn';
}
