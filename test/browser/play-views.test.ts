/** What the page to play shows in every phase of a turn, and what it never shows. */
import type { Browser, Page } from 'playwright-core';
import {
  apply,
  type BattlefieldId,
  createGame,
  type DecisionKind,
  formatAction,
  formatPosition,
  type GameState,
  legalActions,
  redactFor,
  type TroopKind,
} from 'toy-battle';
import { createRandom, determinize } from 'toy-battle/bots';
import { THEMES } from 'toy-battle/render';
import { LANGUAGES } from 'toy-battle/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, launch, open, type Site, serveSite } from './harness.js';
import { moves, phaseOf, wholeDom } from './player.js';

const PHASES: readonly (readonly [DecisionKind, BattlefieldId])[] = [
  ['turn', 'castle-field'],
  ['skully', 'castle-field'],
  ['capn', 'tropical-pool'],
  ['jumbo', 'castle-field'],
  ['xb42', 'caribbean-sea'],
  ['star', 'station-metal-x'],
  ['recall', 'castle-field'],
  ['draw', 'city-of-clouds'],
  ['displace', 'volcanic-jungle'],
  ['recover', 'cursed-cemetery'],
  ['freeze', 'battlefield'],
];

/** A middle-game state in which blue has a decision of this kind to make. */
function stateAt(kind: DecisionKind, battlefield: BattlefieldId, seed = 'a phase'): GameState {
  const random = createRandom(seed);
  const isThere = ({ decision, rack }: GameState) =>
    decision?.side === 'blue' &&
    decision.kind === kind &&
    (kind !== 'turn' || (rack.blue.length > 2 && rack.red.length > 2));
  for (let game = 0; game < 1000; game++) {
    let state = createGame({ battlefield, seed: `${seed} ${random.below(1e9)}` });
    for (let n = 0; n < 80 && state.result === null; n++) {
      if (n > 8 && isThere(state)) return state;
      const actions = legalActions(state);
      state = apply(state, actions[random.below(actions.length)]!);
    }
  }
  throw new Error(`no game comes to ${kind}`);
}

/** The same state with other tiles wherever a viewer can't see them. */
function otherwise(state: GameState, viewer: 'blue' | 'spectator'): GameState {
  const random = createRandom('otherwise');
  const view = redactFor(state, viewer);
  for (let deal = 0; deal < 1000; deal++) {
    const other = determinize(view, random);
    const sides = viewer === 'spectator' ? (['blue', 'red'] as const) : (['red'] as const);
    const differs = (a: readonly TroopKind[], b: readonly TroopKind[]) => a.join() !== b.join();
    if (sides.every((side) => differs(state.rack[side], other.rack[side]))) return other;
  }
  throw new Error('no other tiles fit');
}

describeInBrowser('what the page to play shows', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** Opens a position on a page of its own, or on one that has another open. */
  async function show(state: GameState, on?: Page) {
    const fragment = `#position=${encodeURIComponent(formatPosition(state))}`;
    if (on === undefined) {
      const watched = await open(browser, site, `play/${fragment}`, { reducedMotion: 'reduce' });
      // A link in the place of a game that is played: yes.
      watched.page.on('dialog', (dialog) => dialog.accept());
      await watched.page.waitForSelector('.game');
      return watched;
    }
    await on.evaluate((hash) => (location.hash = hash), fragment);
    await on.waitForSelector('.play-on');
    return undefined;
  }

  async function playOn(page: Page, opponent: 'greedy' | 'person'): Promise<void> {
    await page.click('.play-on summary');
    await page.check(`.play-on [name=opponent][value=${opponent}]`);
    await page.click('.play-on [type=submit]');
    await page.waitForSelector('.play-on', { state: 'detached' });
  }

  test('in every phase of a turn what may be done, with no fault that axe finds', async () => {
    const { page, close } = (await show(stateAt('turn', 'battlefield')))!;
    await expectAccessible(page);
    for (const [n, [kind, battlefield]] of PHASES.entries()) {
      // Every phase in one theme, every theme in several phases.
      await page.selectOption('[name=theme]', THEMES[n % THEMES.length]!);
      await page.selectOption('[name=language]', LANGUAGES[n % LANGUAGES.length]!);
      const state = stateAt(kind, battlefield);
      await show(state, page);
      await playOn(page, 'greedy');
      expect(await phaseOf(page)).toBe(kind);
      await expectAccessible(page, '.game');
      const legal = legalActions(state);
      const asked = legal.find(
        ({ type }) => type === 'target' || type === 'move' || type === 'recover' || type === 'use',
      );
      const lit = await page.locator('.slot.lit').evaluateAll((all) => all.map((it) => it.getAttribute('data-place')));
      const starts = legal.flatMap((action) =>
        action.type === 'target' ? action.slot : action.type === 'move' ? action.from : [],
      );
      expect(lit).toEqual([...new Set(starts)].sort((a, b) => a - b).map((slot) => `slot-${slot}`));
      const declines = await page.locator('[data-action=decline]').count();
      expect(declines).toBe(kind === 'turn' ? 0 : 1);
      if (asked === undefined) continue;
      if (asked.type === 'target') await page.click(`[data-place=slot-${asked.slot}]`);
      else if (asked.type === 'move') {
        await page.click(`[data-place=slot-${asked.from}]`);
        expect(await page.textContent('.hint')).toMatch(
          new RegExp(`^(Where to from slot ${asked.from}\\?|从${asked.from}号位)`),
        );
        expect(await page.getAttribute('.slot.held', 'data-place')).toBe(`slot-${asked.from}`);
        await expectAccessible(page, '.playing');
        await page.click(`[data-place=slot-${asked.to}]`);
      } else await page.click(`[data-action=${asked.type}] >> nth=0`);
      expect((await moves(page))[0]).toBe(formatAction(asked));
    }
    await close();
  });

  test('an effect can be declined', async () => {
    const { page, close } = (await show(stateAt('jumbo', 'castle-field')))!;
    await playOn(page, 'person');
    await page.click('.curtain .strong');
    await page.click('[data-action=decline]');
    expect(await moves(page)).toEqual(['decline']);
    expect(await page.textContent('.moves small')).toBe('Jumbo');
    await close();
  });

  test('to a player and to a spectator nothing that they may not know, anywhere in the document', async () => {
    for (const viewer of ['blue', 'spectator'] as const) {
      const state = stateAt('turn', 'volcanic-jungle', viewer);
      const doms: string[] = [];
      const everything: string[] = [];
      for (const it of [state, otherwise(state, viewer)]) {
        const { page, close } = (await show(it))!;
        await page.selectOption('.eyes select', viewer);
        doms.push(await wholeDom(page));
        await page.selectOption('.eyes select', 'all');
        everything.push(await wholeDom(page));
        // Back again nothing is left of it.
        await page.selectOption('.eyes select', viewer);
        doms.push(await wholeDom(page));
        await playOn(page, 'greedy');
        await page.selectOption('.eyes select', viewer);
        doms.push(await wholeDom(page));
        await close();
      }
      expect(everything[0]).not.toBe(everything[1]);
      const [a, aAgain, aPlayed, b, bAgain, bPlayed] = doms;
      expect(a).toBe(b);
      expect(aAgain).toBe(bAgain);
      expect(aPlayed).toBe(bPlayed);
    }
  });

  test('to nobody anything of either rack while the curtain is down, not even what was said before', async () => {
    const state = stateAt('turn', 'castle-field', 'the curtain');
    const doms: string[] = [];
    const before: string[] = [];
    for (const it of [state, otherwise(state, 'spectator')]) {
      const { page, close } = (await show(it))!;
      await playOn(page, 'person');
      await page.click('.curtain .strong');
      await page.click('.rack .pick >> nth=0');
      await page.click('.prompt .buttons [data-action=draw]');
      expect(await phaseOf(page)).toBe('curtain');
      doms.push(await wholeDom(page));
      await expectAccessible(page, '.game');
      await page.click('.curtain .strong');
      before.push(await wholeDom(page));
      await close();
    }
    expect(before[0]).not.toBe(before[1]);
    expect(doms[0]).toBe(doms[1]);
  });
});
