/** The board: the library's picture, and over each slot a button that tells and does what the slot can. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Action, battlefieldOf, type GameState, type GameView, type Side } from 'toy-battle';
import { renderSvg, svgLayout } from 'toy-battle/render';
import { type Held, litSlots, openSlots } from './choice.js';
import { ARROWS, towards } from './compass.js';
import { useSettings } from './settings.js';
import { slotLabel } from './slot-words.js';
import { isView } from './table.js';

interface Props {
  /** What the picture shows: during an animation still on the way to `x`. */
  readonly picture: GameState | GameView;
  readonly x: GameState | GameView;
  /** Whether the viewer may act now. */
  readonly mayAct: boolean;
  readonly held: Held;
  readonly from: Side;
  /** The action that led here. */
  readonly last: Action | undefined;
  onChoose(slot: number): void;
  /** The slot that is pointed at or focused, if any. */
  onPoint(slot: number | null): void;
}

export function Board({ picture, x, mayAct, held, from, last, onChoose, onPoint }: Props) {
  const { lang, theme, words } = useSettings();
  const layout = useMemo(() => svgLayout(x, { from, racks: false }), [x.battlefield, from]);
  const neighbours = useMemo(() => neighboursOf(x), [x.battlefield]);
  const lit = mayAct && isView(x) ? litSlots(x, held) : [];
  const open = mayAct && isView(x) ? openSlots(x, held) : [];
  const lifted = held !== null && 'from' in held ? held.from : null;
  const highlight = picture === x ? lit : [];
  const svg = useMemo(
    () =>
      renderSvg(picture, {
        racks: false,
        slotNumbers: true,
        theme,
        lang,
        from,
        highlight,
        idPrefix: 'board-',
        ...(last && { last }),
      }),
    [picture, theme, lang, from, highlight.join(), last],
  );

  // One slot at a time is in the order of the Tab key; the arrow keys go from slot to slot.
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (slot: number) => {
    setCurrent(slot);
    buttons.current[slot]?.focus();
  };
  useEffect(() => {
    if (lit.length > 0 && !lit.includes(current) && !buttons.current.includes(document.activeElement as never)) {
      setCurrent(lit[0]!);
    }
  }, [lit.join()]);

  const onKey = (event: KeyboardEvent, slot: number) => {
    const arrow = ARROWS[event.key];
    const ends = { Home: lit[0], End: lit.at(-1) }[event.key];
    if (!arrow && ends === undefined) return;
    event.preventDefault();
    go(arrow ? towards(layout.slots, neighbours[slot]!, slot, arrow) : ends!);
  };

  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div class="board" style={{ '--ratio': `${layout.width / layout.height}` }}>
      <div class="picture" dangerouslySetInnerHTML={{ __html: svg }} />
      {layout.regions.map((at, region) => (
        <i
          key={region}
          class="spot"
          data-place={`region-${region}`}
          style={{ left: percent(at.x, layout.width), top: percent(at.y, layout.height) }}
        />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: no form, hence no fieldset */}
      <div role="group" aria-label={words.board} class="slots" onPointerLeave={() => onPoint(null)}>
        {layout.slots.map((at, slot) => (
          <button
            key={slot}
            type="button"
            ref={(it) => void (buttons.current[slot] = it)}
            class={`slot${lit.includes(slot) ? ' lit' : ''}${slot === lifted ? ' held' : ''}`}
            data-place={`slot-${slot}`}
            style={{
              left: percent(at.x, layout.width),
              top: percent(at.y, layout.height),
              width: percent(2 * layout.slotRadius, layout.width),
            }}
            tabIndex={slot === current ? 0 : -1}
            aria-label={slotLabel(x, mayAct, held, slot, lang)}
            aria-disabled={!open.includes(slot)}
            aria-pressed={slot === lifted ? true : undefined}
            onClick={() => {
              setCurrent(slot);
              onChoose(slot);
            }}
            onKeyDown={(event) => onKey(event, slot)}
            onFocus={() => onPoint(slot)}
            onBlur={() => onPoint(null)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(slot)}
          />
        ))}
      </div>
    </div>
  );
}

function neighboursOf(x: GameState | GameView): number[][] {
  const { slots, paths } = battlefieldOf(x);
  return slots.map(({ id }) => paths.flatMap(([a, b]) => (a === id ? b : b === id ? a : [])));
}
