/** A person at the page, by mouse, touch or keyboard. */
import type { Page } from 'playwright-core';

/** How the person chooses things. */
export type Hand = 'mouse' | 'touch';

export interface Wishes {
  readonly battlefield?: string;
  readonly opponent?: 'random' | 'greedy' | 'mcts' | 'person';
  readonly colour?: 'blue' | 'red';
  readonly seed: string;
}

/** Fills in the first screen and starts. */
export async function start(page: Page, wishes: Wishes): Promise<void> {
  const { battlefield = 'castle-field', opponent = 'random', colour = 'blue', seed } = wishes;
  // The radio button of a battlefield lies under its picture.
  await page.check(`[name=battlefield][value=${battlefield}]`, { force: true });
  await page.check(`[name=opponent][value=${opponent}]`);
  if (opponent !== 'person') await page.check(`[name=colour][value=${colour}]`);
  await page.fill('[name=seed]', seed);
  await page.click('.setup form:first-of-type [type=submit]');
  await page.waitForSelector('.game');
}

/** What the person is to do: see `phaseOf` of the page. */
export function phaseOf(page: Page): Promise<string> {
  return page.locator('.prompt').getAttribute('data-phase') as Promise<string>;
}

/** Waits until no bot thinks. */
export async function myTurn(page: Page): Promise<string> {
  await page.waitForSelector('.prompt:not([data-phase=bot])');
  return phaseOf(page);
}

export async function isOver(page: Page): Promise<boolean> {
  return (await phaseOf(page)) === 'look';
}

/** The steps in the text notation. */
export function moves(page: Page): Promise<string[]> {
  return page.locator('.moves code').allTextContents();
}

/** Makes one decision: the slot of the greatest number that is lit, which for blue leads to red's HQ. */
export async function decide(page: Page, hand: Hand): Promise<void> {
  const press = async (selector: string) => {
    const found = page.locator(selector).last();
    await (hand === 'touch' ? found.tap() : found.click());
  };
  const before = (await moves(page)).length;
  const isLit = async () => (await page.locator('.slot.lit').count()) > 0;
  const tiles = page.locator('.rack .pick:not([aria-disabled=true])');
  const count = await tiles.count();
  for (let i = 0; i < count && !(await isLit()); i++) {
    await (hand === 'touch' ? tiles.nth(i).tap() : tiles.nth(i).click());
  }
  if (await isLit()) await press('.slot.lit');
  else await press('.prompt .strong');
  // The first half of a move lights the second.
  if ((await moves(page)).length === before) await press('.slot.lit');
  await page.waitForFunction((n) => document.querySelectorAll('.moves code').length > n, before);
}

/** Plays to the end; returns the number of decisions. */
export async function playOut(page: Page, hand: Hand): Promise<number> {
  for (let n = 0; n < 150; n++) {
    await myTurn(page);
    if (await isOver(page)) return n;
    await decide(page, hand);
  }
  throw new Error('the game has no end');
}

/** Presses Tab, or Shift and Tab, until an element has the focus. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
}

/** What a screen reader is told, in order. */
export function announced(page: Page): Promise<string[]> {
  return page.locator('[aria-live] p').allTextContents();
}

/** Everything in the document that could tell something, with what no viewer should tell apart left in. */
export function wholeDom(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}
