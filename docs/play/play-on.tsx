/** Turns a game that is looked at into one that is played, from the position that is shown. */
import { useState } from 'preact/hooks';
import { FIRST_WISHES, SeatFields, seatsOf } from './seats.js';
import { useSettings } from './settings.js';
import { isView, type Table, takeBack } from './table.js';

interface Props {
  readonly table: Table;
  readonly at: number;
  onOpen(table: Table): void;
}

export function PlayOn({ table, at, onOpen }: Props) {
  const { words } = useSettings();
  const [wishes, setWishes] = useState(FIRST_WISHES);
  const x = table.states[at]!;
  if (isView(x) || x.result !== null) return null;
  const start = (event: Event) => {
    event.preventDefault();
    onOpen({ ...takeBack(table, at), seats: seatsOf(wishes) });
  };
  return (
    <details class="play-on">
      <summary>{words.playOn}</summary>
      <form onSubmit={start}>
        <SeatFields wishes={wishes} onChange={setWishes} />
        <button type="submit" class="strong">
          {words.start}
        </button>
      </form>
    </details>
  );
}
