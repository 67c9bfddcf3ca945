/** The page: a header, and below it either the first screen or a game. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LANGUAGES } from 'toy-battle/text';
import { Game } from './game.js';
import { isKept, isRunning, keep, restored } from './keep.js';
import { textOf } from './link.js';
import { tableOf } from './paste.js';
import { SettingsProvider, THEMES, useOwnSettings, useSettings } from './settings.js';
import { Setup } from './setup.js';
import type { Table } from './table.js';
import { Trouble } from './trouble.js';

/** The game at its beginning here, and a number that tells it from those before. */
interface Opened {
  readonly table: Table;
  readonly id: number;
}

export function App() {
  const settings = useOwnSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  // Nothing is shown for the moment that it takes to read a link, or the game that a reload interrupted.
  const [reading, setReading] = useState(location.hash !== '' || isKept());
  const current = useRef<Table | null>(null);
  const show = (table: Table | null) => {
    current.current = table;
    keep(table);
    setTrouble(null);
    setOpened((old) => table && { table, id: (old?.id ?? 0) + 1 });
    if (!table || table.seats) clearAddress();
  };
  const mayLeave = () => !isRunning(current.current) || confirm(settings.words.askLeave);
  const leave = () => mayLeave() && show(null);
  const played = (table: Table) => {
    if (table === current.current) return;
    current.current = table;
    keep(table);
    setTrouble(null);
  };

  const follow = async () => {
    try {
      const text = await textOf(location.hash);
      if (text === null) return;
      const table = await tableOf(text);
      if (mayLeave()) show(table);
      else clearAddress();
    } catch (error) {
      // Whatever is on the screen stays there.
      setTrouble(error);
      clearAddress();
    }
  };
  useEffect(() => {
    const begin = async () => {
      const table = await restored();
      if (table) show(table);
      // A link to a game that is looked at keeps its game over a reload, too.
      await follow();
      setReading(false);
    };
    void begin();
  }, []);
  useEffect(() => {
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });

  return (
    <SettingsProvider value={settings}>
      <Header playing={opened !== null} onLeave={leave} />
      {trouble !== null && <Trouble error={trouble} />}
      {opened && <Game key={opened.id} table={opened.table} onPlay={played} onOpen={show} onLeave={leave} />}
      {!opened && !reading && <Setup onOpen={show} />}
    </SettingsProvider>
  );
}

/** A game that came with a link must not come back in the place of the one that is played. */
function clearAddress(): void {
  history.replaceState(null, '', location.pathname + location.search);
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
