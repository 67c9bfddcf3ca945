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
  // The question is about one moment of the game.
  const [asked, setAsked] = useState<Table | null>(null);
  const undo = undoOf(table);
  const takeBack = () => {
    onUndo();
    onSay(words.undone);
  };
  const tried = () => {
    if ('refused' in undo) return onSay(words.noUndo[undo.refused]);
    if (!undo.ask) return takeBack();
    setAsked(table);
  };
  return (
    <>
      <button type="button" aria-disabled={'refused' in undo} onClick={tried}>
        ↶ {words.undo}
      </button>
      {asked === table && (
        <div class="buttons" role="alert">
          <p>{words.askUndo}</p>
          <button type="button" class="strong" onClick={takeBack}>
            {words.agree}
          </button>
          <button type="button" onClick={() => setAsked(null)}>
            {words.disagree}
          </button>
        </div>
      )}
    </>
  );
}
