// Makes the pictures of docs/images anew, from the built site: npm run screenshots
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, launch, open, type Site, serveSite } from './harness.js';

const image = (name: string) => fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));

/** Bytes; the pictures lie in the repository. */
const MOST = 150_000;

/** As wide as the pages that show the pictures. */
const LOOK: BrowserContextOptions = {
  viewport: { width: 1200, height: 760 },
  deviceScaleFactor: 0.75,
  reducedMotion: 'reduce',
};

describeInBrowser('screenshots', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(), launch()]);
  });
  afterAll(() => Promise.all([site.close(), browser.close()]));

  test('the landing page', async () => {
    const { page, close } = await open(browser, site, '', LOOK);
    const picture = await page.screenshot({ path: image('landing') });
    expect(picture.length).toBeLessThan(MOST);
    await close();
  });
});
