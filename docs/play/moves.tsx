/** The moves in the library's text notation, and a slider to look back. */
import { useEffect, useRef } from 'preact/hooks';
import { formatAction } from 'toy-battle';
import { sideName } from 'toy-battle/text';
import { askerName } from './askers.js';
import { useRoving } from './roving.js';
import { useSettings } from './settings.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly at: number;
  onLook(at: number): void;
}

export function Moves({ table, at, onLook }: Props) {
  const { lang, words } = useSettings();
  const { steps, states } = table;
  const roving = useRoving(steps.length);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list alone: `scrollIntoView` would move the page as well.
    if (current) list.current!.scrollTop = current.offsetTop - list.current!.clientHeight / 2;
  }, [at]);
  return (
    <section class="moves">
      <h2>{words.moves}</h2>
      {steps.length === 0 && <p>{words.noMoves}</p>}
      <ol ref={list}>
        {steps.map(({ action }, i) => {
          const { side, kind } = states[i]!.decision!;
          const isBare = action.type === 'use' || action.type === 'decline';
          return (
            <li key={i}>
              <button
                type="button"
                class={side}
                aria-current={at === i + 1 ? 'step' : undefined}
                onClick={() => onLook(i + 1)}
                {...roving(i)}
              >
                <span class="number">{i + 1}.</span>
                <i class={`mark ${side}`} aria-hidden="true" />
                <span class="unseen">{sideName(side, lang)}</span> <code>{formatAction(action)}</code>
                {isBare && kind !== 'turn' && <small>{askerName(kind, lang)}</small>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Replay({ table, at, onLook }: Props) {
  const { words } = useSettings();
  const end = table.steps.length;
  const jumps = [
    ['«', words.first, 0],
    ['‹', words.back, at - 1],
    ['›', words.forth, at + 1],
    ['»', words.last, end],
  ] as const;
  return (
    <section class="replay">
      <h2>{words.replay}</h2>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        disabled={end === 0}
        aria-label={words.replay}
        aria-valuetext={words.step(at, end)}
        onInput={({ currentTarget }) => onLook(Number(currentTarget.value))}
      />
      <div class="buttons">
        {jumps.map(([sign, name, to]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-disabled={to < 0 || to > end || to === at}
            onClick={() => onLook(to)}
          >
            {sign}
          </button>
        ))}
        <output>{words.step(at, end)}</output>
      </div>
    </section>
  );
}
