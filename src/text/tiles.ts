/** Words for tiles that several sentences share. */
import { TROOP_KINDS, TROOPS, type TroopKind } from '../troops.js';
import type { Language } from './language.js';
import { troopName } from './names.js';

/** A kind with its strength: "Star (6)"; Kwak, which has none, by its name alone. */
export function troopLabel(kind: TroopKind, lang: Language): string {
  const { strength } = TROOPS[kind];
  if (strength === null) return troopName(kind, lang);
  return lang === 'en' ? `${troopName(kind, lang)} (${strength})` : `${troopName(kind, lang)}（${strength}）`;
}

/** Whether any troop has a greater strength. Rules §4.3. */
export function canBeBeaten(kind: TroopKind): boolean {
  return TROOP_KINDS.some((other) => (TROOPS[other].strength ?? 0) > (TROOPS[kind].strength ?? 0));
}

/** "a", "a and b", "a, b and c". */
export function join(parts: readonly string[], lang: Language): string {
  if (parts.length < 2) return parts.join('');
  const [comma, and] = lang === 'en' ? [', ', ' and '] : ['、', '和'];
  return parts.slice(0, -1).join(comma) + and + parts.slice(-1).join('');
}

/** The kinds among some tiles, in their order, each with how often it is there. */
export function countTiles(tiles: readonly TroopKind[]): [kind: TroopKind, count: number][] {
  const counts = new Map<TroopKind, number>();
  for (const kind of tiles) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** The kinds of some tiles, equal ones counted: "2 × Hook and Roxy". */
export function joinTiles(tiles: readonly TroopKind[], lang: Language): string {
  const parts = countTiles(tiles).map(([kind, count]) => {
    const name = troopName(kind, lang);
    if (count === 1) return name;
    return lang === 'en' ? `${count} × ${name}` : `${count}枚${name}`;
  });
  return join(parts, lang);
}
