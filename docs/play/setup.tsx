/** The first screen: a new game, or a look at an old one. */
import { useMemo, useState } from 'preact/hooks';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId } from 'toy-battle';
import { renderSvg } from 'toy-battle/render';
import { battlefieldName, specialName, specialText } from 'toy-battle/text';
import { tableOf } from './paste.js';
import { FIRST_WISHES, SeatFields, seatsOf } from './seats.js';
import { useSettings } from './settings.js';
import { begin, type Table } from './table.js';
import { Trouble } from './trouble.js';
import { listed } from './words.js';

interface Props {
  onOpen(table: Table): void;
}

export function Setup({ onOpen }: Props) {
  const { lang, words } = useSettings();
  const [battlefield, setBattlefield] = useState<BattlefieldId>('castle-field');
  const [firstGame, setFirstGame] = useState(false);
  const [wishes, setWishes] = useState(FIRST_WISHES);
  const [seed, setSeed] = useState('');
  const start = (event: Event) => {
    event.preventDefault();
    const options = { battlefield, specialBases: !firstGame, ...(seed && { seed }) };
    onOpen(begin(options, seatsOf(wishes)));
  };
  return (
    <main class="setup">
      <form onSubmit={start}>
        <h2>{words.newGame}</h2>
        <fieldset class="fields">
          <legend>{words.battlefield}</legend>
          {BATTLEFIELD_IDS.map((id) => (
            <BattlefieldCard key={id} id={id} chosen={id === battlefield} onChoose={() => setBattlefield(id)} />
          ))}
        </fieldset>
        <div class="columns">
          <SeatFields wishes={wishes} onChange={setWishes} />
          <fieldset>
            <legend>{words.mode}</legend>
            <label class="choice">
              <input
                type="checkbox"
                name="first-game"
                checked={firstGame}
                onChange={({ currentTarget }) => setFirstGame(currentTarget.checked)}
              />
              {words.firstGame}
            </label>
            <p class="small">{specialsOf(battlefield, firstGame, lang)}</p>
          </fieldset>
          <label class="seed">
            {words.seed}
            <input
              name="seed"
              value={seed}
              autocomplete="off"
              maxLength={200}
              aria-describedby="seed-more"
              onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            />
            <small id="seed-more">{words.seedMore}</small>
          </label>
        </div>
        <button class="strong big" type="submit">
          {words.start}
        </button>
      </form>
      <Paste onOpen={onOpen} />
    </main>
  );
}

function BattlefieldCard(props: { readonly id: BattlefieldId; readonly chosen: boolean; onChoose(): void }) {
  const { lang, theme, words } = useSettings();
  const { id, chosen, onChoose } = props;
  const svg = useMemo(() => renderSvg(id, { theme, lang, racks: false, idPrefix: `${id}-` }), [id, theme, lang]);
  return (
    <label class="card">
      <input type="radio" name="battlefield" value={id} checked={chosen} onChange={onChoose} />
      <span class="preview" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <span class="name">{battlefieldName(id, lang)}</span>
      <small>{words.objective(BATTLEFIELDS[id].objective)}</small>
    </label>
  );
}

/** The kinds of special slot on a battlefield, and what they do. */
function specialsOf(id: BattlefieldId, firstGame: boolean, lang: Parameters<typeof specialText>[1]): string {
  if (firstGame) return '';
  const kinds = new Set(BATTLEFIELDS[id].slots.flatMap(({ special }) => special?.kind ?? []));
  return listed(
    [...kinds].map((kind) => `${specialName(kind, lang)}: ${specialText(kind, lang)}`),
    lang,
  );
}

function Paste({ onOpen }: Props) {
  const { words } = useSettings();
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  const open = async (event: Event) => {
    event.preventDefault();
    try {
      onOpen(await tableOf(text));
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <form class="paste" onSubmit={open}>
      <h2>{words.openTitle}</h2>
      <label>
        {words.openLabel}
        <textarea
          name="paste"
          rows={4}
          spellcheck={false}
          required
          value={text}
          aria-invalid={error !== null}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(null);
          }}
        />
      </label>
      <button type="submit">{words.open}</button>
      {error !== null && <Trouble error={error} />}
    </form>
  );
}
