// Makes the pictures of docs/images anew, from the built site: npm run screenshots
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import {
  applyWithEvents,
  createGame,
  formatRecord,
  type GameStep,
  legalActions,
  redactFor,
  setupOf,
  stepOf,
} from 'toy-battle';
import { createRandom, greedyBot } from 'toy-battle/bots';
import { THEMES } from 'toy-battle/render';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fragmentOf } from '../../docs/play/link.js';
import { describeInBrowser, launch, open, type Site, serveSite } from './harness.js';

const image = (name: string) => fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));

/** Bytes; the pictures lie in the repository. */
const MOST = 180_000;

/** As wide as the pages that show the pictures. */
const LOOK: BrowserContextOptions = {
  viewport: { width: 1200, height: 760 },
  deviceScaleFactor: 0.75,
  reducedMotion: 'reduce',
};

/** A link to a game of two bots in which blue is to place a tile. */
async function middleOfGame(): Promise<string> {
  const bot = greedyBot();
  const random = createRandom('a middle game');
  let state = createGame({ battlefield: 'castle-field', seed: 'a middle game' });
  const setup = setupOf(state);
  const steps: GameStep[] = [];
  while (steps.length < 20 || state.decision?.kind !== 'turn' || state.decision.side !== 'blue') {
    const view = redactFor(state, state.decision!.side);
    const action = await bot.choose(view, { legal: legalActions(view), random });
    const applied = applyWithEvents(state, action);
    steps.push(stepOf(action, applied.events));
    state = applied.state;
  }
  return fragmentOf(formatRecord({ version: 1, ...setup, steps }));
}

describeInBrowser('screenshots', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launch()]);
  });
  afterAll(() => Promise.all([site.close(), browser.close()]));

  test.each(THEMES)('the page to play, %s', async (theme) => {
    const { page, close } = await open(browser, site, `play/${await middleOfGame()}`, LOOK);
    await page.selectOption('[name=theme]', theme);
    await page.click('.play-on summary');
    await page.click('.play-on [type=submit]');
    await page.click('.rack .pick >> nth=0');
    await page.hover('[data-place=slot-8]');
    const picture = await page.screenshot({ path: image(`play-${theme}`) });
    expect(picture.length).toBeLessThan(MOST);
    await close();
  });

  test('the landing page', async () => {
    const { page, close } = await open(browser, site, '', LOOK);
    const picture = await page.screenshot({ path: image('landing') });
    expect(picture.length).toBeLessThan(MOST);
    await close();
  });
});
