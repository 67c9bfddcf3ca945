/** What an event looks like when it is shown: something goes from one place to another. */
import type { GameEvent, RedactedEvent, Side, TroopKind } from 'toy-battle';

/** A place on the page, the value of some element's `data-place`. */
export type Place = `slot-${number}` | `region-${number}` | `${'rack' | 'reserve' | 'discard' | 'medals'}-${Side}`;

export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** A tile of a side, face up or (without a kind) face down, or a medal. */
  readonly what: { readonly side: Side; readonly kind: TroopKind | null } | 'medal';
}

/** The flights of one event, which all start together. A redacted event shows no more than its viewer may know. */
export function flightsOf(event: GameEvent | RedactedEvent): readonly Flight[] {
  switch (event.type) {
    case 'placed':
      return [tile(event, `rack-${event.side}`, `slot-${event.slot}`)];
    case 'discarded':
      return [tile(event, `slot-${event.slot}`, `discard-${event.side}`)];
    case 'recalled':
      return [tile(event, `slot-${event.slot}`, `rack-${event.side}`)];
    case 'displaced':
      return [tile(event, `slot-${event.from}`, `slot-${event.to}`)];
    case 'recovered':
      return [tile(event, `discard-${event.side}`, `rack-${event.side}`)];
    case 'lost':
      return [tile(event, `rack-${event.side}`, `discard-${event.side}`)];
    case 'drew':
      return Array.from({ length: event.count }, (_, i) =>
        tile({ side: event.side, kind: event.tiles?.[i] ?? null }, `reserve-${event.side}`, `rack-${event.side}`),
      );
    case 'claimed':
      return Array.from({ length: event.medals }, () => ({
        from: `region-${event.region}`,
        to: `medals-${event.side}`,
        what: 'medal',
      }));
    default:
      return [];
  }
}

function tile({ side, kind }: { side: Side; kind: TroopKind | null }, from: Place, to: Place): Flight {
  return { from, to, what: { side, kind } };
}
