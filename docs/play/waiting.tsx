/** What stands in the place of a decision while the person at the screen has none to make. */
import type { ComponentChildren } from 'preact';
import { describe } from 'toy-battle/text';
import { isCurtainDown, type Session, shown } from './session.js';
import { useSettings } from './settings.js';
import { latest, toDecide } from './table.js';
import type { Thinking } from './use-bot.js';

interface Props {
  readonly session: Session;
  readonly thinking: Thinking | null;
  readonly children: ComponentChildren;
  onSit(): void;
  onLeave(): void;
}

export function Waiting({ session, thinking, children, onSit, onLeave }: Props) {
  const { lang, words } = useSettings();
  const { table, at } = session;
  const { decision, result } = table.states[at]!;
  const side = toDecide(table);
  if (isCurtainDown(session)) {
    return (
      <div class="curtain">
        <p class="ask" tabIndex={-1}>
          {words.curtain(side!)}
        </p>
        <p>{words.curtainMore}</p>
        <div class="buttons">
          <button type="button" class="strong" onClick={onSit}>
            {words.sit(side!)}
          </button>
          {children}
        </div>
      </div>
    );
  }
  return (
    <>
      <p class="ask" tabIndex={-1}>
        {result && describe({ version: 1, type: 'ended', result }, lang)}
        {decision && describe(decision, lang)}
      </p>
      {table.seats === null && latest(table).result === null && <p>{words.onlyLooking}</p>}
      {side !== null && at < table.steps.length && <p>{words.lookingBack}</p>}
      {side !== null && session.seated === side && shown(session) !== side && <p>{words.notYourEyes}</p>}
      {thinking?.failed && (
        <p class="error" role="alert">
          {words.botFailed}
        </p>
      )}
      {thinking && !thinking.failed && (
        <div class="thinking">
          {thinking.searches && <progress max={1} value={thinking.share} aria-label={words.thinking(thinking.side)} />}
          <small>
            {words.thinking(thinking.side)} {thinking.iterations > 0 && words.iterationsDone(thinking.iterations)}
          </small>
        </div>
      )}
      <div class="buttons">
        {thinking?.searches && !thinking.failed && (
          <button type="button" onClick={thinking.stop}>
            {words.stop}
          </button>
        )}
        {result && (
          <button type="button" class="strong" onClick={onLeave}>
            {words.newGame}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
