/** The viewer's own rack: each tile a button that picks it up. */
import { type GameView, type Side, TROOPS, type TroopKind } from 'toy-battle';
import { effectText, troopName } from 'toy-battle/text';
import type { Held } from './choice.js';
import { useRoving } from './roving.js';
import { useSettings } from './settings.js';
import { Tile } from './tile.js';
import { listed } from './words.js';

interface Props {
  readonly view: GameView;
  readonly side: Side;
  readonly held: Held;
  /** Whether a tile may be placed now. */
  readonly mayPlace: boolean;
  onPick(kind: TroopKind, byKeyboard: boolean): void;
}

export function Rack({ view, side, held, mayPlace, onPick }: Props) {
  const { lang, words } = useSettings();
  const tiles = view.rack[side].tiles ?? [];
  const roving = useRoving(tiles.length);
  // Tiles of a kind are all alike: the last ones of the kind are shown as the frozen ones.
  const frozen = [...(view.frozen[side].tiles ?? [])];
  const isFrozen = tiles.map((_, i) => {
    const kind = tiles[tiles.length - 1 - i]!;
    const at = frozen.indexOf(kind);
    if (at >= 0) frozen.splice(at, 1);
    return at >= 0;
  });
  isFrozen.reverse();
  const first = held !== null && 'kind' in held ? tiles.indexOf(held.kind) : -1;
  return (
    <div class="tiles rack" role="toolbar" aria-label={words.rackOf(side)} data-place={`rack-${side}`}>
      {tiles.length === 0 && <small>{words.rackEmpty}</small>}
      {tiles.map((kind, i) => {
        const { strength } = TROOPS[kind];
        const more = [
          ...(strength === null ? [] : [words.strengthOf(strength)]),
          ...(isFrozen[i] ? [words.frozen] : []),
        ];
        return (
          <button
            key={`${kind} ${i}`}
            type="button"
            class={isFrozen[i] ? 'pick frozen' : 'pick'}
            data-kind={kind}
            aria-pressed={i === first}
            aria-disabled={!mayPlace}
            title={effectText(kind, lang)}
            onClick={({ detail }) => onPick(kind, detail === 0)}
            {...roving(i)}
          >
            <Tile side={side} kind={kind} />
            <span class="name">{troopName(kind, lang)}</span>
            <span class="unseen">
              {more.length > 0 && `(${listed(more, lang)})`} {effectText(kind, lang)}
            </span>
            {isFrozen[i] && (
              <span class="ice" aria-hidden="true">
                ❄
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
