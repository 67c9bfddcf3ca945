/** What is to be decided, and the buttons for whatever is neither a slot nor a tile of the rack. */
import type { ComponentChildren } from 'preact';
import { type Action, drawCount, explain, type GameView, type Illegality } from 'toy-battle';
import { describe, effectText, specialText, troopName } from 'toy-battle/text';
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
      {kind !== 'turn' && <p class="effect">{effectOf(kind, lang)}</p>}
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
            onClick={() => onAct(action)}
          >
            {action.type === 'recover' && <Tile side={side} kind={action.kind} />}
            {nameOf(action, view, words, (of) => troopName(of, lang))}
          </button>
        ))}
        {held !== null && (
          <button type="button" onClick={onPutBack}>
            {words.putBack}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

/** An effect in a sentence: that of the troop or of the special base that asks. */
function effectOf(
  kind: Exclude<NonNullable<GameView['decision']>['kind'], 'turn'>,
  lang: Parameters<typeof effectText>[1],
) {
  switch (kind) {
    case 'skully':
    case 'capn':
    case 'jumbo':
    case 'xb42':
    case 'star':
      return effectText(kind, lang);
    default:
      return specialText(kind, lang);
  }
}

function nameOf(action: Action, view: GameView, words: Words, name: (kind: Parameters<typeof troopName>[0]) => string) {
  switch (action.type) {
    case 'draw':
      return words.draw(drawCount(view));
    case 'recover':
      return words.recover(name(action.kind));
    case 'decline':
      return words.decline;
    default:
      return words.use;
  }
}
