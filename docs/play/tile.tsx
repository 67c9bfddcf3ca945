/** A troop tile, drawn by the library. */
import { useId } from 'preact/hooks';
import type { Side, TroopKind } from 'toy-battle';
import { renderTile } from 'toy-battle/render';
import { useSettings } from './settings.js';

/** Without a kind it lies face down. Whatever it stands in says in words what it is. */
export function Tile({ side, kind }: { readonly side: Side; readonly kind: TroopKind | null }) {
  const { lang, theme } = useSettings();
  const svg = renderTile(side, kind, { theme, lang, idPrefix: useId() });
  return <span class="tile" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
