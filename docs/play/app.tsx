/** The page: a header, and below it either the first screen or a game. */
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES } from 'toy-battle/text';
import { errorText } from './errors.js';
import { Game } from './game.js';
import { textOf } from './link.js';
import { tableOf } from './paste.js';
import { SettingsProvider, THEMES, useOwnSettings, useSettings } from './settings.js';
import { Setup } from './setup.js';
import type { Table } from './table.js';

/** A game, and a number that tells it from the ones before. */
interface Opened {
  readonly table: Table;
  readonly seed: string;
  readonly id: number;
}

export function App() {
  const settings = useOwnSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Nothing is shown for the moment that it takes to read a link.
  const [reading, setReading] = useState(location.hash !== '');
  const open = (table: Table, seed: string) => {
    setTrouble(null);
    setOpened((old) => ({ table, seed: seed || randomSeed(), id: (old?.id ?? 0) + 1 }));
  };
  const leave = () => {
    // A game that came with a link must not come back with it.
    history.replaceState(null, '', location.pathname + location.search);
    setOpened(null);
  };

  useEffect(() => {
    const follow = async () => {
      try {
        const text = await textOf(location.hash);
        if (text !== null) open(await tableOf(text), '');
      } catch (error) {
        setTrouble(errorText(error, settings.lang));
        setOpened(null);
      }
      setReading(false);
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <SettingsProvider value={settings}>
      <Header playing={opened !== null} onLeave={leave} />
      {opened && (
        <Game
          key={opened.id}
          table={opened.table}
          seed={opened.seed}
          onOpen={(table) => open(table, '')}
          onLeave={leave}
        />
      )}
      {!opened && !reading && <Setup trouble={trouble} onOpen={open} />}
    </SettingsProvider>
  );
}

const LANGUAGE_NAMES = { en: 'English', zh: '简体中文' };

function Header({ playing, onLeave }: { readonly playing: boolean; onLeave(): void }) {
  const { lang, wanted, words, setLang, setWanted } = useSettings();
  return (
    <header>
      <a href="../">{words.toSite}</a>
      <h1>{words.title}</h1>
      {playing && (
        <button type="button" onClick={onLeave}>
          {words.newGame}
        </button>
      )}
      <label>
        <span class="unseen">{words.language}</span>
        <select
          name="language"
          value={lang}
          onChange={({ currentTarget }) => setLang(LANGUAGES.find((it) => it === currentTarget.value)!)}
        >
          {LANGUAGES.map((it) => (
            <option key={it} value={it} lang={it === 'zh' ? 'zh-Hans' : 'en'}>
              {LANGUAGE_NAMES[it]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="unseen">{words.theme}</span>
        <select
          name="theme"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(THEMES.find((it) => it === currentTarget.value) ?? 'auto')}
        >
          {(['auto', ...THEMES] as const).map((it) => (
            <option key={it} value={it}>
              {words.themes[it]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

/** Enough for bots; `crypto.randomUUID` would need a secure origin. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
