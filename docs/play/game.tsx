/** A game that is played or looked at: this part only puts the others together. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { Action, GameView, Side, TroopKind } from 'toy-battle';
import { renderTile } from 'toy-battle/render';
import { battlefieldName, describe, troopName } from 'toy-battle/text';
import { Board } from './board.js';
import { answerOf, type Held, litSlots, openSlots } from './choice.js';
import type { Flight } from './flights.js';
import { Moves, Replay } from './moves.js';
import { PlayOn } from './play-on.js';
import { Prompt } from './prompt.js';
import { Rack } from './rack.js';
import { atTurn, choices, isCurtainDown, phaseOf, type Session, sessionOf, shown, update } from './session.js';
import { useSettings } from './settings.js';
import { Share } from './share.js';
import { SideStrip } from './side.js';
import { slotLabel } from './slot-words.js';
import { Story } from './story.js';
import { isView, latest, type Seat, seen, type Table, toDecide } from './table.js';
import { Undo } from './undo-button.js';
import { useAnnouncer } from './use-announcer.js';
import { useBot } from './use-bot.js';
import { focusFirst, NEXT, useFocus } from './use-focus.js';
import { usePicture } from './use-picture.js';
import { Waiting } from './waiting.js';

interface Props {
  readonly table: Table;
  /** Told of every change of the game. */
  onPlay(table: Table): void;
  onOpen(table: Table): void;
  onLeave(): void;
}

/** Ids must differ even among tiles that fly together. */
let ghosts = 0;

export function Game({ table: start, onPlay, onOpen, onLeave }: Props) {
  const { lang, theme, words } = useSettings();
  const [session, dispatch] = useReducer(update, start, sessionOf);
  const { table, at, seated } = session;
  const show = shown(session);
  const x = useMemo(() => seen(table, at, show), [table, at, show]);
  const last = table.steps[at - 1]?.action;
  const side = atTurn(session);
  const view = side !== null && isView(x) ? x : null;
  const from = viewpoint(session);

  const draw = (what: Flight['what']) =>
    what === 'medal' ? '' : renderTile(what.side, what.kind, { theme, lang, idPrefix: `ghost-${++ghosts}-` });
  const picture = usePicture(table, at, show, x, draw);
  const { lines, say: announce } = useAnnouncer(table, at, show, lang);
  /** The answer to what was tried last, for the eyes; pointing at something else takes its place. */
  const [said, setSaid] = useState<string | null>(null);
  const say = (text: string) => {
    announce(text);
    setSaid(text);
  };
  const thinking = useBot(table, picture.ready, (action, by) => dispatch({ type: 'act', action, by }));

  useEffect(() => onPlay(table), [table]);
  useEffect(() => {
    scrollTo(0, 0);
    focusFirst(NEXT);
  }, []);

  // What is held belongs to one decision.
  const [hand, setHand] = useState<{ readonly x: GameView; readonly held: Held }>();
  const held = view && hand?.x.decision === view.decision ? hand!.held : null;
  const [pointed, setPointed] = useState<number | null>(null);
  useFocus(`${at} ${show} ${side} ${isCurtainDown(session)} ${table.steps.length}`);

  const act = (action: Action) => {
    setSaid(null);
    if (side) dispatch({ type: 'act', action, by: side });
  };
  const hold = (next: Held) => {
    setSaid(null);
    if (view) setHand({ x: view, held: next });
  };
  const point = (slot: number | null) => {
    if (slot !== pointed) setSaid(null);
    setPointed(slot);
  };
  const pick = (kind: TroopKind, byKeyboard: boolean) => {
    if (view === null) return say(notYet(session));
    const { kind: asks } = view.decision!;
    if (asks !== 'turn' && asks !== 'capn') return say(describe(view.decision!, lang));
    if (held !== null && 'kind' in held && held.kind === kind) return hold(null);
    hold({ kind });
    const lit = litSlots(view, { kind });
    say(heldWords({ kind }, lit.length));
    if (byKeyboard && lit.length > 0) focusFirst([`[data-place="slot-${lit[0]}"]`]);
  };
  const choose = (slot: number) => {
    if (view === null) return say(notYet(session));
    const answer = answerOf(view, held, slot);
    if (answer.does === 'act') return act(answer.action);
    if (answer.does === 'ask') return say(words.pick);
    if (answer.does === 'refuse') return say(describe(answer.why, lang));
    if (answer.does === 'release') return hold(null);
    const next = { from: answer.from };
    hold(next);
    say(heldWords(next, litSlots(view, next).length));
  };
  const putBack = () => {
    hold(null);
    focusFirst(['.rack [aria-pressed="true"]', '.rack [tabindex="0"]', '.slot.lit']);
  };
  function heldWords(it: Held, count: number): string {
    if (it === null) return '';
    return 'kind' in it ? words.held(troopName(it.kind, lang), count) : words.heldFrom(it.from, count);
  }
  function notYet({ at, table }: Session): string {
    if (at < table.steps.length) return words.lookingBack;
    if (table.seats === null) return words.onlyLooking;
    const { decision } = latest(table);
    return decision
      ? describe({ code: 'not-your-decision', side: decision.side }, lang)
      : describe({ code: 'game-over' }, lang);
  }

  const whereabouts = [
    battlefieldName(x.battlefield, lang),
    words.turn(x.turn),
    ...(x.specialBases ? [] : [words.isFirstGame]),
  ].join(' · ');
  const other = from === 'blue' ? 'red' : 'blue';
  const who = (of: Side) =>
    nameOfSeat(table.seats?.[of], of === seated && !isCurtainDown(session) ? words.you : '', words.opponents);
  const isOwn = table.seats !== null && seated === from && show === from && isView(x) && at === table.steps.length;
  const undo = table.seats && at === table.steps.length && (
    <Undo table={table} onUndo={() => dispatch({ type: 'undo' })} onSay={say} />
  );
  const lit = view ? litSlots(view, held) : [];
  const refused = pointed !== null && view !== null && !openSlots(view, held).includes(pointed);
  const hint =
    said ?? (pointed === null ? heldWords(held, lit.length) : slotLabel(x, view !== null, held, pointed, lang));
  return (
    <main
      class="game"
      onKeyDown={(event) => {
        // A key that is held down must not play on: by then another button may have the focus.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
        if (event.key === 'Escape' && held !== null) putBack();
      }}
    >
      <div class="playing">
        <SideStrip x={picture.x} side={other} who={who(other)} />
        {/* A board of its own for each pair of eyes: even the slot that had the focus could tell what was held. */}
        <Board
          key={show}
          picture={picture.x}
          x={x}
          mayAct={view !== null}
          held={held}
          from={from}
          last={last}
          onChoose={choose}
          onPoint={point}
        />
        <div class="desk">
          <section class="prompt" data-phase={phaseOf(session)} aria-label={words.controls}>
            <p class="small">{whereabouts}</p>
            {view ? (
              <Prompt
                view={view}
                held={held}
                onAct={act}
                onRefuse={(why) => say(describe(why, lang))}
                onPutBack={putBack}
              >
                {undo}
              </Prompt>
            ) : (
              <Waiting session={session} thinking={thinking} onSit={() => dispatch({ type: 'sit' })} onLeave={onLeave}>
                {undo}
              </Waiting>
            )}
          </section>
          <p class={refused ? 'hint no' : 'hint'}>{hint}</p>
          <SideStrip x={isOwn ? x : picture.x} side={from} who={who(from)}>
            {isOwn ? (
              <Rack
                view={x as GameView}
                side={from}
                held={held}
                mayPlace={view?.decision?.kind === 'turn' || view?.decision?.kind === 'capn'}
                onPick={pick}
              />
            ) : undefined}
          </SideStrip>
        </div>
      </div>
      <Story table={table} at={at} show={show} />
      <aside>
        <section class="eyes">
          <label>
            {words.show}
            <select
              value={show}
              onChange={({ currentTarget }) => dispatch({ type: 'show', show: currentTarget.value as typeof show })}
            >
              {choices(session).map((it) => (
                <option key={it} value={it}>
                  {words.shows[it]}
                </option>
              ))}
            </select>
          </label>
        </section>
        <Replay table={table} at={at} onLook={(to) => dispatch({ type: 'look', at: to })} />
        <Moves table={table} at={at} onLook={(to) => dispatch({ type: 'look', at: to })} />
        <Share table={table} x={x} from={from} last={last} onSay={say} />
        {table.seats === null && <PlayOn table={table} at={at} onOpen={onOpen} />}
      </aside>
      <div class="unseen" aria-live="polite">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </main>
  );
}

/** Whose HQs lie at the bottom: those of whoever sits there, or is to sit down. */
function viewpoint(session: Session): Side {
  const { table, seated } = session;
  const show = shown(session);
  if (isCurtainDown(session)) return toDecide(table)!;
  return seated ?? (show === 'red' ? 'red' : 'blue');
}

function nameOfSeat(seat: Seat | undefined, you: string, names: Readonly<Record<string, string>>): string {
  return seat === undefined || seat === 'person' ? you : names[seat.bot]!;
}
