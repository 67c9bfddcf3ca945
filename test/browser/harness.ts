/**
 * What every test in a real browser needs: Debian's Chromium, the built site on a local server, and pages that note
 * whatever they complain of.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { describe, expect } from 'vitest';

/** Where `npm run docs` puts the site. */
export const SITE = fileURLToPath(new URL('../../reports/site', import.meta.url));

const PROGRAM = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

/** `describe`, skipped on a machine without Chromium; in CI its absence is an error. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (PROGRAM === undefined && process.env.CI) throw new Error('no Chromium: apt-get install chromium');
  if (PROGRAM === undefined) console.warn(`skipped, no Chromium on this machine (apt-get install chromium): ${name}`);
  describe.skipIf(PROGRAM === undefined)(name, tests);
}

/** The site on a local server. */
export interface Site {
  /** The address of its landing page, which ends in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built site under the sub-path that it was built for. */
export async function serveSite(): Promise<Site> {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('there is no site to test: npm run docs');
  // The pages name their scripts by paths that begin with the sub-path.
  const base = /(?:href|src)="(\/[^"]*?)assets\//.exec(readFileSync(`${SITE}/index.html`, 'utf8'))?.[1] ?? '/';
  const files = sirv(SITE);
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404).end();
    };
    if (!request.url?.startsWith(base)) return missing();
    request.url = request.url.slice(base.length - 1);
    files(request, response, missing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A browser to share among the tests of a file. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: PROGRAM!, args: ['--disable-dev-shm-usage'] });
}

/** A page with a profile of its own. */
export interface Watched {
  readonly page: Page;
  /** What went wrong so far: errors on the console and in scripts, failed requests, requests to other origins. */
  readonly trouble: readonly string[];
  /** Closes the page; fails if anything went wrong on it. */
  close(): Promise<void>;
}

/** Opens a path of the site, `''` for the landing page; `options` say what device and person look at it. */
export async function open(
  browser: Browser,
  site: Site,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
  const trouble: string[] = [];
  const { origin } = new URL(site.url);
  const isOwn = (url: URL) => url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
  await context.route(
    (url) => !isOwn(url),
    (route) => {
      trouble.push(`request to another origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => trouble.push(`script: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} for ${response.url()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(site.url + path, { waitUntil: 'load' });
  return {
    page,
    trouble,
    async close() {
      await context.close();
      expect(trouble).toEqual([]);
    },
  };
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Checks a page as it stands against the rules of WCAG 2.2 AA and axe's best practices; `within` is a selector. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(selector, { resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
    }));
  }, within);
  expect(violations).toEqual([]);
}
