/** Language and theme: first as the browser wishes, then as the person chose, remembered. */
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { LANGUAGES, type Language } from 'toy-battle/text';
import { WORDS, type Words } from './words.js';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly lang: Language;
  readonly theme: Theme;
  /** The chosen theme; `auto` follows the system. */
  readonly wanted: Theme | 'auto';
  readonly words: Words;
  setLang(lang: Language): void;
  setWanted(theme: Theme | 'auto'): void;
}

const KEY = 'toy-battle-play';
const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

/** The first language of the browser that the page speaks. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

const Context = createContext<Settings | null>(null);
export const SettingsProvider = Context.Provider;

export function useSettings(): Settings {
  return useContext(Context)!;
}

/** The settings of the whole page, for its outermost component. */
export function useOwnSettings(): Settings {
  const saved = useMemo(load, []);
  const [lang, setLang] = useState<Language>(
    LANGUAGES.find((it) => it === saved.lang) ?? preferredLanguage(navigator.languages),
  );
  const [wanted, setWanted] = useState<Theme | 'auto'>(THEMES.find((it) => it === saved.theme) ?? 'auto');
  const dark = useMedia(DARK);
  const contrast = useMedia(CONTRAST);
  const theme = wanted === 'auto' ? (contrast ? 'contrast' : dark ? 'dark' : 'light') : wanted;
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang === 'zh' ? 'zh-Hans' : 'en';
    root.dataset.theme = theme;
    document.title = WORDS[lang].title;
  }, [lang, theme, wanted]);
  return {
    lang,
    theme,
    wanted,
    words: WORDS[lang],
    setLang(chosen) {
      setLang(chosen);
      save({ lang: chosen });
    },
    setWanted(chosen) {
      setWanted(chosen);
      save({ theme: chosen });
    },
  };
}

function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const [matches, setMatches] = useState(list.matches);
  useEffect(() => {
    const changed = () => setMatches(list.matches);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [list]);
  return matches;
}

interface Saved {
  readonly lang?: unknown;
  readonly theme?: unknown;
}

/** Private windows may refuse to remember anything. */
function load(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object(saved) === saved ? (saved as Saved) : {};
  } catch {
    return {};
  }
}

/** Saves what was chosen and leaves the rest as it is: another tab may have changed it. */
function save(chosen: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), ...chosen }));
  } catch {
    // The choice holds until the page is closed.
  }
}
