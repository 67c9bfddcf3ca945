/** Takes back what may be taken back, asks where both sides must agree, and says why not. */
import { useState } from 'preact/hooks';
import { useSettings } from './settings.js';
import type { Table } from './table.js';
import { undoOf } from './undo.js';

interface Props {
  readonly table: Table;
  onUndo(): void;
  onSay(text: string): void;
}

export function Undo({ table, onUndo, onSay }: Props) {
  const { words } = useSettings();
  const [notice, setNotice] = useState<{ readonly table: Table; readonly ask: boolean } | null>(null);
  const undo = undoOf(table);
  const takeBack = () => {
    onUndo();
    onSay(words.undone);
  };
  const tried = () => {
    if ('refused' in undo) onSay(words.noUndo[undo.refused]);
    else if (!undo.ask) return takeBack();
    setNotice({ table, ask: !('refused' in undo) });
  };
  // A notice is about one moment of the game.
  const shows = notice?.table === table;
  return (
    <>
      <button type="button" aria-disabled={'refused' in undo} onClick={tried}>
        ↶ {words.undo}
      </button>
      {shows && 'refused' in undo && <p class="small">{words.noUndo[undo.refused]}</p>}
      {shows && notice.ask && (
        <div class="buttons" role="alert">
          <p>{words.askUndo}</p>
          <button type="button" class="strong" onClick={takeBack}>
            {words.agree}
          </button>
          <button type="button" onClick={() => setNotice(null)}>
            {words.disagree}
          </button>
        </div>
      )}
    </>
  );
}
