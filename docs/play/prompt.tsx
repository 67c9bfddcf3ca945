/** What is to be decided, and the buttons for whatever is neither a slot nor a tile of the rack. */
import type { ComponentChildren } from 'preact';
import { type Action, drawCount, explain, type GameView, type Illegality } from 'toy-battle';
import { describe, type Language, troopName } from 'toy-battle/text';
import { askerText } from './askers.js';
import { type Held, spokenActions } from './choice.js';
import { useSettings } from './settings.js';
import { Tile } from './tile.js';
import type { Words } from './words.js';

interface Props {
  readonly view: GameView;
  readonly held: Held;
  readonly children: ComponentChildren;
  onAct(action: Action): void;
  onRefuse(why: Illegality): void;
  onPutBack(): void;
}

export function Prompt({ view, held, children, onAct, onRefuse, onPutBack }: Props) {
  const { lang, words } = useSettings();
  const decision = view.decision!;
  const { kind, side } = decision;
  const why = explain(view, { type: 'draw' });
  return (
    <>
      <p class="ask">{describe(decision, lang)}</p>
      {kind !== 'turn' && <p class="effect">{askerText(kind, lang)}</p>}
      <div class="buttons">
        {kind === 'turn' && why && (
          <button type="button" aria-disabled="true" onClick={() => onRefuse(why)}>
            {words.drawNone}
          </button>
        )}
        {spokenActions(view).map((action) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            class={action.type === 'decline' ? '' : 'strong'}
            data-action={action.type}
            title={action.type === 'recover' ? words.recover(troopName(action.kind, lang)) : undefined}
            onClick={() => onAct(action)}
          >
            {action.type === 'recover' && <Tile side={side} kind={action.kind} />}
            {nameOf(action, view, words, lang)}
          </button>
        ))}
        {held !== null && (
          <button type="button" aria-keyshortcuts="Escape" onClick={onPutBack}>
            {words.putBack}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

function nameOf(action: Action, view: GameView, words: Words, lang: Language): string {
  switch (action.type) {
    case 'draw':
      return words.draw(drawCount(view));
    case 'recover':
      return troopName(action.kind, lang);
    case 'decline':
      return words.decline;
    default:
      return words.use;
  }
}
