/** Ways out of the page: a link, the record, the position, the picture. */
import { useState } from 'preact/hooks';
import { type Action, formatPosition, type GameState, type GameView, type Side } from 'toy-battle';
import { renderSvg } from 'toy-battle/render';
import { fragmentOf } from './link.js';
import { useSettings } from './settings.js';
import { latest, recordText, type Table } from './table.js';

interface Props {
  readonly table: Table;
  /** What is shown. */
  readonly x: GameState | GameView;
  readonly from: Side;
  readonly last: Action | undefined;
  onSay(text: string): void;
}

export function Share({ table, x, from, last, onSay }: Props) {
  const { lang, theme, words } = useSettings();
  const [uncopied, setUncopied] = useState<string | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      onSay(words.copied);
    } catch {
      setUncopied(text);
    }
  };
  const copyLink = async () => {
    const fragment = await fragmentOf(recordText(table) ?? formatPosition(latest(table)));
    await copy(new URL(fragment, location.href).href);
  };
  const download = () => {
    const svg = renderSvg(x, { theme, lang, from, ...(last && { last }) });
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    Object.assign(document.createElement('a'), { href: url, download: 'toy-battle.svg' }).click();
    URL.revokeObjectURL(url);
  };
  const record = table.setup && (() => copy(recordText(table)!));
  return (
    <section class="share">
      <h2>{words.share}</h2>
      <div class="buttons">
        <button type="button" onClick={copyLink}>
          {words.copyLink}
        </button>
        {record && (
          <button type="button" onClick={record}>
            {words.copyRecord}
          </button>
        )}
        <button type="button" onClick={() => copy(formatPosition(x))}>
          {words.copyPosition}
        </button>
        <button type="button" onClick={download}>
          {words.download}
        </button>
      </div>
      {uncopied !== null && (
        <label>
          {words.copyFailed}
          <textarea readOnly rows={4} value={uncopied} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {!table.setup && table.steps.length > 0 && <p class="small">{words.linkOfPosition}</p>}
      <p class="small">{words.linkSecret}</p>
    </section>
  );
}
