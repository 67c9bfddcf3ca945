import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { BATTLEFIELD_IDS, TROOP_KINDS } from 'toy-battle';
import { battlefieldName, troopName } from 'toy-battle/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, launch, open, SITE, type Site, serveSite } from './harness.js';

/** One page of each kind. */
const KINDS = {
  landing: '',
  guide: 'state-and-actions.html',
  'list of guides': 'guides.html',
  rules: 'rules.html',
  'about the package': 'about.html',
  gallery: 'gallery.html',
  entry: 'reference/toy-battle/index.html',
  function: 'reference/toy-battle/functions/createGame.html',
  interface: 'reference/toy-battle/interfaces/GameState.html',
  type: 'reference/toy-battle/type-aliases/Action.html',
  class: 'reference/toy-battle/classes/IllegalActionError.html',
  source: 'source/docs/examples/random_bot.py.html',
};

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** The built pages by their paths. */
function pages(): Map<string, string> {
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(`${SITE}/${name}`, 'utf8')]),
  );
}

describe('the built pages', () => {
  const built = pages();
  const files = new Set(readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((it) => it.replaceAll('\\', '/')));
  const ids = new Map([...built].map(([name, html]) => [name, new Set(idsOf(html))]));

  function idsOf(html: string): string[] {
    return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id));
  }

  function decoded(text: string): string {
    return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  }

  /** What is wrong with a link of a page. */
  function fault(page: string, link: string): string | undefined {
    const url = new URL(decoded(link), `${site.url}${page}`);
    if (url.protocol === 'data:') return undefined;
    if (!url.href.startsWith(site.url)) return url.origin === new URL(site.url).origin ? 'leaves the site' : undefined;
    const path = decodeURIComponent(url.href.slice(site.url.length).replace(/[?#].*$/, ''));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!files.has(file)) return 'is dead';
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || !ids.has(file) || ids.get(file)?.has(anchor) ? undefined : 'has no such place';
  }

  test('are many, and none has failed to be rendered', () => {
    expect(built.size).toBeGreaterThan(100);
    const empty = [...built].filter(([, html]) => !html.includes('<h1')).map(([name]) => name);
    // These two are drawn by their scripts alone.
    expect(empty.sort()).toEqual(['404.html', 'play/index.html']);
  });

  test('link to pages, places and files that exist, and load nothing from elsewhere', () => {
    const faults = new Map<string, string>();
    let links = 0;
    for (const [page, html] of built) {
      for (const [tag, kind, link = ''] of html.matchAll(/<[a-z][^<>]*?\s(href|src)="([^"]*)"[^<>]*>/g)) {
        links++;
        const wrong = fault(page, link);
        if (wrong) faults.set(`${link} ${wrong}`, page);
        const loads = kind === 'src' || tag.startsWith('<link');
        if (loads && /^([a-z]+:)?\/\//.test(link)) faults.set(`${link} is loaded`, page);
      }
    }
    expect([...faults]).toEqual([]);
    expect(links).toBeGreaterThan(1000);
  });

  test('have no id twice', () => {
    const twice = [...built].flatMap(([page, html]) => {
      const all = idsOf(html);
      return all.filter((id, i) => all.indexOf(id) !== i).map((id) => `${page}: ${id}`);
    });
    expect(twice).toEqual([]);
  });

  test('lie below the sub-path that they were built for', () => {
    expect(new URL(site.url).pathname).toBe(process.env.SITE_BASE ?? '/');
  });
});

describeInBrowser('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(Object.entries(KINDS))(
    'a page of the kind "%s" is accessible, on a phone in the dark too',
    async (_, path) => {
      const { page, close } = await open(browser, site, path, { reducedMotion: 'reduce' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(PHONE.viewport);
      await page.locator('html.dark').waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
      await close();
    },
  );

  test('the menu of a phone is accessible', async () => {
    const { page, close } = await open(browser, site, 'rules.html', PHONE);
    await page.getByRole('button', { name: 'mobile navigation' }).click();
    await page.locator('.VPNavScreen').getByRole('link', { name: 'Gallery' }).waitFor();
    await expectAccessible(page);
    await close();
  });

  test('the search finds guides, rulings and names without a network', async () => {
    const { page, close } = await open(browser, site, '');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox');
    const results = page.locator('.VPLocalSearchBox .result');
    await field.fill('determinize');
    await results.first().waitFor();
    await expectAccessible(page, '.VPLocalSearchBox');
    await page.context().setOffline(true);
    for (const [words, found] of [
      ['createGame', /^#Function: createGame\(\)/],
      ['strength limits', /^#The rules as implemented4\. Legal placement/],
      ['Cursed Cemetery', /^#GalleryThe battlefieldsCursed Cemetery/],
    ] as const) {
      await field.fill(words);
      await results.filter({ hasText: found }).first().waitFor();
    }
    await page.context().setOffline(false);
    await results.first().click();
    await page.waitForURL('**/gallery.html#cursed-cemetery');
    await close();
  });

  test('a link leads to its page without a reload, also to the page to play', async () => {
    const { page, close } = await open(browser, site, '');
    await page.getByRole('link', { name: 'Get started' }).click();
    await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Play' }).click();
    await page.waitForURL(`${site.url}play/`);
    await close();
  });

  test('the gallery has all boards and troops, each with a picture', async () => {
    const { page, close } = await open(browser, site, 'gallery.html');
    const names = await page.getByRole('heading', { level: 3 }).evaluateAll((all) => all.map((it) => it.textContent));
    const expected = [
      ...BATTLEFIELD_IDS.map((id) => battlefieldName(id, 'en')),
      ...TROOP_KINDS.map((kind) => troopName(kind, 'en')),
    ];
    expect(names.map((name) => name?.replace('\u200b', '').trim())).toEqual(expected);
    expect(await page.getByRole('img').count()).toBe(BATTLEFIELD_IDS.length + 2 * TROOP_KINDS.length);
    await close();
  });

  describe('the game on the landing page', () => {
    const board = '.live-board .for-light';

    test('is there before any script runs, and scripts leave it as it is', async () => {
      const still = await open(browser, site, '', { javaScriptEnabled: false });
      const before = await still.page.locator(board).innerHTML();
      await still.close();
      const { page, close } = await open(browser, site, '', { reducedMotion: 'reduce' });
      await page.waitForTimeout(300);
      expect(before).toContain('<svg');
      expect(await page.locator(board).innerHTML()).toBe(before);
      await close();
    });

    test('plays by itself, and can be stopped', async () => {
      const { page, close } = await open(browser, site, '');
      const before = await page.locator(board).innerHTML();
      await page.waitForFunction(([where, was]) => document.querySelector(where!)?.innerHTML !== was, [
        board,
        before,
      ] as const);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await close();
    });

    test('waits for those who want less motion, and goes on step by step', async () => {
      const { page, close } = await open(browser, site, '', { reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      const texts = new Set([await page.locator('.live-position p').textContent()]);
      for (let step = 1; step <= 5; step++) {
        await page.getByRole('button', { name: 'Step' }).click();
        texts.add(await page.locator('.live-position p').textContent());
      }
      expect(texts.size).toBe(6);
      await close();
    });

    test('has the colours of the page', async () => {
      for (const [colorScheme, shown] of [
        ['light', '.for-light'],
        ['dark', '.for-dark'],
      ] as const) {
        const { page, close } = await open(browser, site, '', { colorScheme });
        expect(await page.locator('.live-board .picture > :visible').count()).toBe(1);
        expect(await page.locator(`.live-board .picture > ${shown}`).isVisible()).toBe(true);
        await close();
      }
    });
  });

  test('the page for paths that do not exist is accessible', async () => {
    const { page, close } = await open(browser, site, '404.html');
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    await expectAccessible(page);
    await close();
  });
});
