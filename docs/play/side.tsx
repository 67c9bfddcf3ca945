/** What lies beside the board of one side: medals, reserve, discard, and the rack as far as it may be seen. */
import type { ComponentChildren } from 'preact';
import { battlefieldOf, type GameState, type GameView, type HiddenTiles, type Side, TROOP_KINDS } from 'toy-battle';
import { sideName, troopName } from 'toy-battle/text';
import { useSettings } from './settings.js';
import { isView } from './table.js';
import { Tile } from './tile.js';
import { listed } from './words.js';

interface Props {
  readonly x: GameState | GameView;
  readonly side: Side;
  /** Who plays it. */
  readonly who: string;
  /** Shown instead of the rack, where the viewer's own rack has buttons. */
  readonly children?: ComponentChildren;
}

export function SideStrip({ x, side, who, children }: Props) {
  const { lang, words } = useSettings();
  const reserve = isView(x) ? x.reserve[side] : x.reserve[side].length;
  const discard = x.discard[side];
  const counts = TROOP_KINDS.flatMap((kind) => {
    const n = discard.filter((it) => it === kind).length;
    return n === 0 ? [] : [{ kind, n }];
  });
  const discardWords = counts.map(({ kind, n }) =>
    n === 1 ? troopName(kind, lang) : `${n} × ${troopName(kind, lang)}`,
  );
  return (
    <section class={`side ${side}${x.decision?.side === side ? ' decides' : ''}`} aria-label={sideName(side, lang)}>
      <h2>
        <i class="mark" aria-hidden="true" />
        {sideName(side, lang)} {who && <small>{who}</small>}
      </h2>
      <p class="count" data-place={`medals-${side}`}>
        {words.medals(x.medals[side], battlefieldOf(x).objective)}
      </p>
      <p class="count" data-place={`reserve-${side}`}>
        {words.reserve(reserve)}
      </p>
      <p class="count discard" data-place={`discard-${side}`}>
        {words.discard}: {counts.length === 0 ? words.emptyDiscard : listed(discardWords, lang)}
      </p>
      {children ?? <Tiles pile={pileOf(x.rack[side])} frozen={pileOf(x.frozen[side]).size} side={side} />}
    </section>
  );
}

/** A rack to look at. */
function Tiles({ pile, frozen, side }: { readonly pile: HiddenTiles; readonly frozen: number; readonly side: Side }) {
  const { lang, words } = useSettings();
  const kinds = pile.tiles ?? Array.from({ length: pile.size }, () => null);
  const told = pile.tiles
    ? listed(
        pile.tiles.map((kind) => troopName(kind, lang)),
        lang,
      )
    : words.hiddenTiles(pile.size);
  return (
    <div class="tiles" data-place={`rack-${side}`}>
      <span class="unseen">
        {words.rackOf(side)}: {pile.size === 0 ? words.rackEmpty : told}
      </span>
      {kinds.map((kind, i) => (
        <Tile key={i} side={side} kind={kind} />
      ))}
      {frozen > 0 && <small class="frost">❄ {words.frozenTiles(frozen)}</small>}
    </div>
  );
}

export function pileOf(pile: HiddenTiles | HiddenTiles['tiles']): HiddenTiles {
  return pile !== null && 'size' in pile ? pile : { size: pile!.length, tiles: pile };
}
