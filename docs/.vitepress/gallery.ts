import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId, type Special, TROOP_KINDS, TROOPS } from 'toy-battle';
import { battlefieldName, effectText, specialName, specialText, troopName } from 'toy-battle/text';
import type { MarkdownOptions } from 'vitepress';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

const chinese = (text: string) => `<span lang="zh-Hans">${text}</span>`;

/** What a special slot is, and what it does. */
function special(special: Special, slots: readonly number[]): string {
  const limit = special.kind === 'strengthLimit' ? ` (${special.strengths.join(', ')})` : '';
  const where = `${slots.length === 1 ? 'slot' : 'slots'} ${slots.join(', ')}`;
  const name = `**${specialName(special.kind, 'en')}**${limit} ${chinese(specialName(special.kind, 'zh'))}`;
  return `${name} on ${where}: ${specialText(special.kind, 'en')}`;
}

function specialsOf(id: BattlefieldId): string[] {
  const found = new Map<string, { special: Special; slots: number[] }>();
  for (const slot of BATTLEFIELDS[id].slots) {
    if (!slot.special) continue;
    const key = JSON.stringify(slot.special);
    const same = found.get(key);
    if (same) same.slots.push(slot.id);
    else found.set(key, { special: slot.special, slots: [slot.id] });
  }
  return [...found.values()].map((it) => special(it.special, it.slots));
}

function battlefield(id: BattlefieldId): string {
  const { objective, slots, paths, regions } = BATTLEFIELDS[id];
  const count = (side: string) => slots.filter(({ hq }) => hq === side).length;
  const medals = regions.map((region) => region.medals);
  const specials = specialsOf(id);
  return [
    '<div class="exhibit">',
    '',
    `### ${battlefieldName(id, 'en')}`,
    '',
    `<BoardPicture of="${id}" />`,
    '<div>',
    '',
    `${chinese(battlefieldName(id, 'zh'))} · \`${id}\``,
    '',
    `- **${objective} medals** win.`,
    `- ${slots.filter(({ hq }) => !hq).length} bases, ${paths.length} paths, HQs: ${count('blue')} blue, ${count('red')} red.`,
    `- ${regions.length} regions with ${medals.reduce((a, b) => a + b, 0)} medals: ${medals.join(', ')}.`,
    ...(specials.length > 0 ? specials.map((it) => `- ${it}`) : ['- No special slot.']),
    '',
    '</div>',
    '</div>',
    '',
  ].join('\n');
}

function troop(kind: (typeof TROOP_KINDS)[number]): string {
  return [
    '<div class="exhibit">',
    '',
    `### ${troopName(kind, 'en')}`,
    '',
    `<TroopPicture of="${kind}" />`,
    '<div>',
    '',
    `${chinese(troopName(kind, 'zh'))} · \`${kind}\` · strength ${TROOPS[kind].strength ?? 'X (joker)'}`,
    '',
    `${effectText(kind, 'en')}<br>${chinese(effectText(kind, 'zh'))}`,
    '',
    '</div>',
    '</div>',
    '',
  ].join('\n');
}

/** Puts the exhibits, made from the package's data, where the page has `<!-- battlefields -->` and `<!-- troops -->`. */
export function gallery(md: Markdown): void {
  md.core.ruler.before('normalize', 'gallery', (state) => {
    state.src = state.src
      .replace('<!-- battlefields -->', () => BATTLEFIELD_IDS.map(battlefield).join('\n'))
      .replace('<!-- troops -->', () => TROOP_KINDS.map(troop).join('\n'));
  });
}
