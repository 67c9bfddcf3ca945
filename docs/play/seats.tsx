/** Who plays: the fields, and the seats that they stand for. */
import { Fragment } from 'preact';
import type { BySide, Side } from 'toy-battle';
import { sideName } from 'toy-battle/text';
import { useSettings } from './settings.js';
import type { Seat } from './table.js';

/** Iterations a decision: from the blink of an eye to some ten seconds. */
const LEVELS = [30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000] as const;
const OPPONENTS = ['random', 'greedy', 'mcts', 'person'] as const;

export interface Wishes {
  readonly colour: Side | 'any';
  readonly opponent: (typeof OPPONENTS)[number];
  /** Into {@link LEVELS}. */
  readonly level: number;
}

export const FIRST_WISHES: Wishes = { colour: 'blue', opponent: 'greedy', level: 3 };

export function seatsOf({ colour, opponent, level }: Wishes): BySide<Seat> {
  if (opponent === 'person') return { blue: 'person', red: 'person' };
  const mine = colour === 'any' ? (Math.random() < 0.5 ? 'blue' : 'red') : colour;
  const bot: Seat = { bot: opponent, iterations: LEVELS[level]! };
  return mine === 'blue' ? { blue: 'person', red: bot } : { blue: bot, red: 'person' };
}

export function SeatFields({ wishes, onChange }: { readonly wishes: Wishes; onChange(wishes: Wishes): void }) {
  const { lang, words } = useSettings();
  const { colour, opponent, level } = wishes;
  return (
    <>
      <fieldset>
        <legend>{words.opponent}</legend>
        {OPPONENTS.map((it) => (
          <Fragment key={it}>
            <label class="choice">
              <input
                type="radio"
                name="opponent"
                value={it}
                checked={it === opponent}
                onChange={() => onChange({ ...wishes, opponent: it })}
              />
              <span>
                {words.opponents[it]} <small>{words.opponentsMore[it]}</small>
              </span>
            </label>
            {it === 'mcts' && opponent === it && (
              <label class="strength">
                {words.strength}
                <input
                  type="range"
                  name="strength"
                  min={0}
                  max={LEVELS.length - 1}
                  value={level}
                  aria-valuetext={words.iterations(LEVELS[level]!)}
                  onInput={({ currentTarget }) => onChange({ ...wishes, level: Number(currentTarget.value) })}
                />
                <small>{words.iterations(LEVELS[level]!)}</small>
              </label>
            )}
          </Fragment>
        ))}
      </fieldset>
      {opponent !== 'person' && (
        <fieldset class="row">
          <legend>{words.colour}</legend>
          {(['blue', 'red', 'any'] as const).map((it) => (
            <label key={it} class="choice">
              <input
                type="radio"
                name="colour"
                value={it}
                checked={it === colour}
                onChange={() => onChange({ ...wishes, colour: it })}
              />
              {it !== 'any' && <i class={`mark ${it}`} aria-hidden="true" />}
              {it === 'any' ? words.anyColour : sideName(it, lang)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
