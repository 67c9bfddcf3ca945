/** The page to play, as people use it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createGame, formatPosition, formatRecord, setupOf } from 'toy-battle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, launch, open, SITE, type Site, serveSite } from './harness.js';
import { announced, decide, hasFocus, isOver, moves, myTurn, phaseOf, playOut, start, tabTo } from './player.js';

/** Without motion everything is there at once. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };
const PHONE: BrowserContextOptions = {
  ...STILL,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

describeInBrowser('the page to play', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const visit = (options: BrowserContextOptions = STILL, fragment = '') =>
    open(browser, site, `play/${fragment}`, options);

  test('its own script is small, and it tells when it can be used', async () => {
    const folder = `${SITE}/play/assets`;
    const own = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.startsWith('bot-worker'));
    const sizes = own.map((name) => gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }).length);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    expect(size).toBeLessThanOrEqual(80_000);
    const { page, close } = await visit();
    const times = await page.evaluate(async () => {
      const painted = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      });
      const [usable] = performance.getEntriesByName('usable');
      return { painted: Math.round(painted), usable: Math.round(usable?.startTime ?? 0) };
    });
    expect(times.usable).toBeGreaterThan(0);
    console.log(`script ${size} bytes gzipped; usable after ${times.usable} ms, painted after ${times.painted} ms`);
    await close();
  });

  test('a whole game by mouse', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'by mouse' });
    expect(await playOut(page, 'mouse')).toBeGreaterThan(3);
    expect(await page.textContent('.prompt .ask')).toMatch(/wins by/);
    // Now there is nothing to hide any more.
    await page.selectOption('.eyes select', 'all');
    expect(await page.textContent('.playing > .side .tiles .unseen')).not.toMatch(/face down/);
    await expectAccessible(page);
    await close();
  });

  test('a whole game by keyboard alone', async () => {
    const { page, close } = await visit();
    await tabTo(page, '[name=opponent]');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '[name=seed]');
    await page.keyboard.type('by keyboard');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.game');
    let lastTurn = 0;
    for (let n = 0; n < 150; n++) {
      await myTurn(page);
      if (await isOver(page)) break;
      await decideByKeyboard(page);
      lastTurn = n;
    }
    expect(await isOver(page)).toBe(true);
    expect(lastTurn).toBeGreaterThan(3);
    expect((await announced(page)).at(-1)).toMatch(/wins by/);
    // One Enter too many must not leave the game.
    expect(await hasFocus(page, '.prompt .ask')).toBe(true);
    await close();
  });

  test('a whole game by touch on a phone', async () => {
    const { page, close } = await visit(PHONE);
    await start(page, { seed: 'b', battlefield: 'tropical-pool' });
    await myTurn(page);
    const small = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('button, select, input, summary')].map((it) =>
        it.getBoundingClientRect(),
      );
      return boxes.filter(({ width, height }) => width < 24 || height < 24).length;
    });
    expect(small).toBe(0);
    // Nothing is wider than the screen, not even a full rack.
    while (await page.locator('[data-action=draw]').count()) {
      await page.locator('[data-action=draw]').tap();
      await myTurn(page);
    }
    expect(await page.locator('.rack .pick').count()).toBeGreaterThan(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await playOut(page, 'touch');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });

  test('a whole game in Chinese, chosen by the browser', async () => {
    const { page, close } = await visit({ ...STILL, locale: 'zh-CN', colorScheme: 'dark' });
    expect(await page.getAttribute('html', 'lang')).toBe('zh-Hans');
    await expectAccessible(page);
    await start(page, { seed: 'c' });
    const labels = new Set<string>();
    for (let n = 0; n < 150 && !(await isOver(page)); n++) {
      const visible = await page.locator('.playing').evaluate((it) => {
        const copy = it.cloneNode(true) as Element;
        for (const picture of copy.querySelectorAll('.tile')) picture.remove();
        return copy.textContent;
      });
      const told = await page
        .locator('.playing [aria-label]')
        .evaluateAll((all) => all.map((it) => it.ariaLabel ?? ''));
      for (const text of [visible, ...told]) labels.add(text);
      if ((await myTurn(page)) !== 'look') await decide(page, 'mouse');
    }
    const latin = [...labels].flatMap((text) => text.replace(/XB-42|Esc/g, '').match(/[a-z]{2,}/g) ?? []);
    expect(latin).toEqual([]);
    expect(await page.textContent('.prompt .ask')).toMatch(/获胜|胜利/);
    await expectAccessible(page);
    await close();
  });

  test('language and theme can be switched, and are remembered', async () => {
    const { page, close } = await visit();
    await page.selectOption('[name=language]', 'zh');
    // As another tab does: what was chosen there stays.
    await page.evaluate(() => localStorage.setItem('toy-battle-play', JSON.stringify({ lang: 'zh', other: 1 })));
    await page.selectOption('[name=theme]', 'contrast');
    expect(await page.evaluate(() => localStorage.getItem('toy-battle-play'))).toBe(
      JSON.stringify({ lang: 'zh', other: 1, theme: 'contrast' }),
    );
    await page.reload();
    expect(await page.textContent('h1')).toBe('玩玩具大战');
    expect(await page.getAttribute('html', 'data-theme')).toBe('contrast');
    await expectAccessible(page);
    await close();
  });

  test('an illegal slot says why, to those who point at it and to those who choose it', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'why not' });
    await myTurn(page);
    await page.hover('[data-place=slot-8]');
    expect(await page.textContent('.hint')).toBe('slot 8, base, empty. Pick a tile of your rack first.');
    await page.locator('.rack .pick:not([data-kind=hook])').first().click();
    await page.hover('[data-place=slot-8]');
    const why =
      'Slot 8 is not connected to your HQ: place next to your HQ or next to a chain of your troops that reaches it.';
    expect(await page.textContent('.hint')).toBe(`slot 8, base, empty. ${why}`);
    expect(await page.getAttribute('[data-place=slot-8]', 'aria-label')).toBe(`slot 8, base, empty. ${why}`);
    expect(await page.getAttribute('[data-place=slot-8]', 'aria-disabled')).toBe('true');
    const before = await moves(page);
    await page.click('[data-place=slot-8]', { force: true });
    expect((await announced(page)).at(-1)).toBe(why);
    expect(await page.textContent('.hint')).toBe(why);
    expect(await moves(page)).toEqual(before);
    await page.selectOption('[name=language]', 'zh');
    expect(await page.getAttribute('[data-place=slot-8]', 'aria-label')).toMatch(/^8号位，基地，空。8号位没有与/);
    await close();
  });

  test('a link brings the whole game to somebody else', async () => {
    const { page, close } = await visit({ ...STILL, permissions: ['clipboard-read', 'clipboard-write'] });
    await start(page, { seed: 'a link', opponent: 'greedy' });
    for (let n = 0; n < 4; n++) {
      await myTurn(page);
      await decide(page, 'mouse');
    }
    await myTurn(page);
    await page.selectOption('.eyes select', 'spectator');
    await page.click('.share button >> nth=0');
    await page.waitForFunction(() => document.querySelector('[aria-live]')?.textContent?.includes('Copied.'));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit(STILL, new URL(link).hash);
    await other.page.waitForSelector('.game');
    expect(await moves(other.page)).toEqual(await moves(page));
    for (const part of ['.picture', '.story', '.side >> nth=0 >> .count', '.side >> nth=1 >> .tiles']) {
      const [theirs, ours] = [other.page, page].map((it) => it.locator(part).first().innerHTML());
      expect(await theirs).toBe(await ours);
    }
    await other.close();
    await close();
  });

  test('a bot thinks in its worker, tells how far it is, and can be stopped', async () => {
    const { page, close } = await visit();
    const worker = page.waitForEvent('worker');
    await page.evaluate(() => {
      const seen: string[] = ((window as unknown as { thoughts: string[] }).thoughts = []);
      const look = () => {
        const text = document.querySelector('.thinking small')?.textContent;
        if (text) seen.push(text);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.check('[name=opponent][value=mcts]');
    await page.fill('[name=strength]', '8');
    await start(page, { seed: 'thinking', opponent: 'mcts' });
    if ((await phaseOf(page)) !== 'bot') await page.click('.prompt .strong');
    expect((await worker).url()).toMatch(/bot-worker/);
    await page.waitForFunction(() => document.querySelector<HTMLProgressElement>('.thinking progress')!.value > 0);
    await expectAccessible(page);
    // The page does not stall meanwhile.
    await page.selectOption('[name=language]', 'zh');
    await page.selectOption('[name=language]', 'en');
    const before = (await moves(page)).length;
    await page.click('.thinking ~ .buttons button');
    await page.waitForFunction((n) => document.querySelectorAll('.moves code').length > n, before);
    const thoughts = await page.evaluate(() => (window as unknown as { thoughts: string[] }).thoughts);
    const iterations = thoughts.map((it) => Number(/([\d,]+) iterations/.exec(it)?.[1]?.replaceAll(',', '') ?? 0));
    expect(Math.max(...iterations)).toBeGreaterThan(0);
    expect(Math.max(...iterations)).toBeLessThan(300_000);
    await close();
  });

  test('undo leads back to the own last decision', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'undo', opponent: 'greedy' });
    await myTurn(page);
    const before = await moves(page);
    const rack = await page.locator('.rack').textContent();
    await page.click('[data-action=draw]');
    await myTurn(page);
    expect((await moves(page)).length).toBeGreaterThan(before.length + 1);
    await page.click('.prompt >> text=Undo');
    expect(await moves(page)).toEqual(before);
    expect(await page.locator('.rack').textContent()).toBe(rack);
    await close();
  });

  test('undo while the bot thinks makes its answer void', async () => {
    const { page, close } = await visit();
    await page.check('[name=opponent][value=mcts]');
    await page.fill('[name=strength]', '8');
    await start(page, { seed: 'undo', opponent: 'mcts' });
    if ((await phaseOf(page)) === 'bot') await page.click('.prompt >> text=Stop thinking');
    await myTurn(page);
    const before = await moves(page);
    const rack = await page.locator('.rack').textContent();
    const thinks = () =>
      page.waitForFunction(() => document.querySelector<HTMLProgressElement>('.thinking progress')!.value > 0);
    await page.click('[data-action=draw]');
    await thinks();
    await page.click('.prompt >> text=Undo');
    expect(await phaseOf(page)).toBe('turn');
    expect(await moves(page)).toEqual(before);
    expect(await page.locator('.rack').textContent()).toBe(rack);
    // The next thought is a new one; what the undone one came to would have been here by now.
    await page.click('[data-action=draw]');
    await thinks();
    expect(await moves(page)).toEqual([...before, 'draw']);
    await close();
  });

  test('the worker of the bot is told neither the seed of the game nor a state', async () => {
    const { page, close } = await visit();
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          told.push(options);
        }
        override postMessage(message: unknown) {
          told.push(message);
          super.postMessage(message);
        }
      };
    });
    await start(page, { seed: 'nobody may know this', opponent: 'greedy' });
    for (let n = 0; n < 2; n++) {
      await myTurn(page);
      await decide(page, 'mouse');
    }
    await myTurn(page);
    const told = await page.evaluate(() => JSON.stringify((window as unknown as { told: unknown }).told));
    const [options, ...messages] = JSON.parse(told) as [WorkerOptions, ...{ view?: { viewer?: string } }[]];
    expect(options.name).toMatch(/^\d+(-\d+){3}$/);
    const views = messages.flatMap(({ view }) => view ?? []);
    expect(views.length).toBeGreaterThan(1);
    expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set(['red']));
    expect(told).not.toContain('nobody');
    await close();
  });

  test('a game survives a reload and a bad link, and is left only when that is meant', async () => {
    const { page, close } = await visit();
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await start(page, { seed: 'reloaded', opponent: 'person' });
    await page.click('.curtain .strong');
    await page.click('[data-action=draw]');
    await page.reload();
    await page.waitForSelector('.game');
    expect([await moves(page), await phaseOf(page)]).toEqual([['draw'], 'curtain']);
    await page.evaluate(() => (location.hash = '#record=damaged'));
    expect(await page.textContent('[role=alert]')).toBe('This cannot be opened. The link is damaged.');
    await page.selectOption('[name=language]', 'zh');
    expect(await page.textContent('[role=alert]')).toBe('无法打开。 链接已损坏。');
    await expectAccessible(page);
    await page.selectOption('[name=language]', 'en');
    expect(await moves(page)).toEqual(['draw']);
    const position = `#position=${encodeURIComponent(formatPosition(createGame({ battlefield: 'caribbean-sea' })))}`;
    await page.evaluate((hash) => (location.hash = hash), position);
    await page.waitForFunction(() => location.hash === '');
    await page.click('header >> text=New game');
    expect(asked).toEqual(Array(2).fill('This ends the game that is being played. Leave it?'));
    expect(await moves(page)).toEqual(['draw']);
    answer = true;
    await page.click('header >> text=New game');
    await page.waitForSelector('.setup');
    await page.reload();
    await page.waitForSelector('.setup');
    await close();
  });

  test('a key that is held down does not play on', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'held down', opponent: 'person' });
    expect(await hasFocus(page, '.curtain .ask')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.down('Enter');
    for (let n = 0; n < 9; n++) await page.keyboard.down('Enter');
    expect(await phaseOf(page)).toBe('turn');
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
    await page.focus('[data-action=draw]');
    for (let n = 0; n < 9; n++) await page.keyboard.down('Enter');
    expect(await moves(page)).toEqual([]);
    await page.keyboard.up('Enter');
    await close();
  });

  test('between two people, undo is refused once tiles were drawn, and asks once the turn has passed', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'two people', opponent: 'person' });
    await page.click('.curtain .strong');
    await page.click('[data-action=draw]');
    expect(await phaseOf(page)).toBe('curtain');
    await page.click('.prompt >> text=Undo', { force: true });
    expect((await announced(page)).at(-1)).toBe('This cannot be taken back: hidden tiles have come to light since.');
    expect(await moves(page)).toEqual(['draw']);
    await page.click('.curtain .strong');
    await page.click('.rack .pick >> nth=0');
    await page.click('.slot.lit >> nth=0');
    while ((await phaseOf(page)) !== 'curtain') await page.click('.prompt >> text=Decline');
    await page.click('.prompt >> text=Undo');
    expect((await moves(page)).length).toBeGreaterThan(1);
    const length = (await moves(page)).length;
    await page.click('.prompt >> text=We agree');
    expect(await moves(page)).toHaveLength(length - 1);
    // Whoever holds the device now, nobody's tiles are shown.
    expect(await phaseOf(page)).toBe('curtain');
    expect(await page.locator('.rack').count()).toBe(0);
    expect(await page.locator('.tiles .unseen').allTextContents()).toEqual([
      expect.stringMatching(/face down$/),
      expect.stringMatching(/face down$/),
    ]);
    await close();
  });

  test('a record and a position can be pasted; what is neither is refused in words', async () => {
    const { page, close } = await visit();
    const state = createGame({ battlefield: 'caribbean-sea', seed: 'pasted', first: 'red' });
    const record = formatRecord({ version: 1, ...setupOf(state), steps: [{ action: { type: 'draw' } }] });
    const paste = async (text: string) => {
      await page.fill('[name=paste]', text);
      await page.click('.paste [type=submit]');
    };
    await paste('no game at all');
    expect(await page.textContent('[role=alert]')).toMatch(
      /^This cannot be opened\. .*line 1: expected toy-battle record 1/,
    );
    await expectAccessible(page);
    await paste(record.replace('1. draw', '1. use'));
    await page.waitForSelector('[role=alert] >> text=Step 1: You cannot use an effect now');
    await paste(record);
    await page.waitForSelector('.game');
    expect(await moves(page)).toEqual(['draw']);
    await page.fill('.replay [type=range]', '0');
    expect(await page.textContent('.replay output')).toBe('step 0 of 1');
    await page.click('header >> text=New game');
    await paste(formatPosition(state).replace(' 0|0 ', ' 4|0 '));
    await page.waitForSelector('[role=alert] >> text=impossible position');
    await paste(formatPosition(state));
    await page.waitForSelector('.game');
    expect(await page.textContent('.prompt .ask')).toBe('Red is to draw or to place a tile.');
    await close();
  });

  test('events are animated, unless the system asks for less motion', async () => {
    const count = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page, close } = await visit({ reducedMotion });
      await page.evaluate(() => {
        (window as unknown as { ghosts: number }).ghosts = 0;
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
              if (node instanceof Element && node.matches('.ghost')) (window as unknown as { ghosts: number }).ghosts++;
            }
          }
        }).observe(document.body, { childList: true });
      });
      await start(page, { seed: 'motion' });
      await myTurn(page);
      await decide(page, 'mouse');
      await myTurn(page);
      const running = await page.evaluate(() => document.getAnimations().length);
      const ghosts = await page.evaluate(() => (window as unknown as { ghosts: number }).ghosts);
      await close();
      return { ghosts, running };
    };
    expect(await count('reduce')).toEqual({ ghosts: 0, running: 0 });
    expect((await count('no-preference')).ghosts).toBeGreaterThan(1);
  });

  test('the picture can be downloaded', async () => {
    const { page, close } = await visit();
    await start(page, { seed: 'a picture' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.share >> text=Download SVG')]);
    expect(download.suggestedFilename()).toBe('toy-battle.svg');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^<svg [\s\S]*data-side="red"[\s\S]*<\/svg>$/);
    await close();
  });
});

/** The focus is where the next thing is to be done; from there, arrow keys and Enter. */
async function decideByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const before = (await moves(page)).length;
  expect(await hasFocus(page, '.playing *')).toBe(true);
  const tiles = await page.locator('.rack .pick').count();
  for (let n = 0; n < tiles && (await hasFocus(page, '.rack .pick')); n++) {
    // A tile that fits somewhere takes the focus to the board.
    await keyboard.press('Enter');
    if (await hasFocus(page, '.rack .pick')) await keyboard.press('ArrowRight');
  }
  if (await hasFocus(page, '.rack .pick')) await tabTo(page, '.prompt .strong', 'Shift+Tab');
  if (await hasFocus(page, '.slot')) await keyboard.press('End');
  await keyboard.press('Enter');
  if ((await moves(page)).length === before && (await hasFocus(page, '.slot'))) {
    await keyboard.press('End');
    await keyboard.press('Enter');
  }
  await page.waitForFunction((n) => document.querySelectorAll('.moves code').length > n, before);
}
