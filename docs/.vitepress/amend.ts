import { basename } from 'node:path';
import type { UserConfig } from 'vitepress';

type Plugin = Extract<NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number], { name: string }>;

/** What assistive technology is told wrongly by parts of the default theme: by part, the wrong and the right. */
const AMENDMENTS: { readonly [file: string]: readonly (readonly [wrong: string, right: string])[] } = {
  'VPNavBarSearchButton.vue': [
    [':aria-label="translate(\'button.buttonAriaLabel\')"', 'aria-keyshortcuts="Control+K Meta+K"'],
    ['<span class="DocSearch-Button-Keys">', '<span class="DocSearch-Button-Keys" aria-hidden="true">'],
  ],
  // A dialog with a list of links, rather than a button around a list box of links.
  'VPLocalSearchBox.vue': [
    ['role="button"', 'role="dialog" aria-modal="true"'],
    [':aria-owns="results?.length ? \'localsearch-list\' : undefined"', ''],
    ['aria-expanded="true"', ''],
    ['aria-haspopup="listbox"', ''],
    [':aria-activedescendant="selectedIndex > -1 ? (\'localsearch-item-\' + selectedIndex) : undefined"', ''],
    ['aria-autocomplete="both"', ''],
    [':role="results?.length ? \'listbox\' : undefined"', ''],
    [":aria-selected=\"selectedIndex === index ? 'true' : 'false'\"", ''],
    ['role="option"', ''],
    [':aria-label="[...p.titles, p.title].join(\' > \')"', ''],
    ['<kbd :aria-label', '<kbd role="img" :aria-label'],
  ],
};

/** Amends the default theme as it is built; fails where it has changed. */
export function amendTheme(): Plugin {
  return {
    name: 'amend-theme',
    enforce: 'pre',
    transform(code, id) {
      const amendments = /theme-default.*\.vue$/.test(id) && AMENDMENTS[basename(id)];
      if (!amendments) return undefined;
      return amendments.reduce((amended, [wrong, right]) => {
        if (!amended.includes(wrong)) throw new Error(`the theme's ${basename(id)} no longer has ${wrong}`);
        return amended.replaceAll(wrong, right);
      }, code);
    },
  };
}
