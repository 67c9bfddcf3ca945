/**
 * The shape of a battlefield: the printed board as plain data. Rules §1, §9.
 *
 * @module
 */

/** A player, named by the colour of their HQs. Rules §1. */
export type Side = 'blue' | 'red';

/** The kinds of special base that trigger, in the order of their decisions in the core. Rules §5.4. */
export const TRIGGERS = ['recall', 'draw', 'displace', 'recover', 'freeze'] as const;

/**
 * What makes a slot special. Rules §4.6 (`strengthLimit`), §5.3 (`noTroopEffect`), §5.4 (the five that trigger).
 */
export type Special =
  | { readonly kind: (typeof TRIGGERS)[number] | 'noTroopEffect' }
  | {
      readonly kind: 'strengthLimit';
      /** The strengths that may be placed here, 1 to 7; `kwak` always may. */
      readonly strengths: readonly number[];
    };

/** A kind of special slot. */
export type SpecialKind = Special['kind'];

/** A place for tiles: a base, or an HQ if `hq` is set. Rules §1. */
export interface SlotData {
  /** The slot's number, which is its index. */
  readonly id: number;
  /** Whose HQ this is; absent on a base. */
  readonly hq?: Side;
  /** Centre, in units of a board 1000 wide; the printed boards are 1667 high and blue sits at the bottom. */
  readonly x: number;
  /** Centre, from the top. */
  readonly y: number;
  /** Absent on an ordinary slot. An HQ can only have `strengthLimit`. */
  readonly special?: Special;
}

/** An area enclosed by paths, with medals to win. Rules §6. */
export interface RegionData {
  /** The region's number, which is its index. */
  readonly id: number;
  /** The bases around it; HQs on its rim are left out. */
  readonly bases: readonly number[];
  /** Medals that lie here at the start. */
  readonly medals: number;
  /** Where the medals lie, in the units of the slots. */
  readonly x: number;
  /** Where the medals lie, from the top. */
  readonly y: number;
}

/** A battlefield as plain data. Rules §9. */
export interface BattlefieldData {
  /** A name for programs. A custom battlefield must not use a printed board's. */
  readonly id: string;
  /** A name for people, in English; the printed boards' names are in `toy-battle/text`. */
  readonly name?: string;
  /** A name for people, in Chinese. */
  readonly zh?: string;
  /** Medals that win the game. Rules §6. */
  readonly objective: number;
  /** All slots; at most 30. */
  readonly slots: readonly SlotData[];
  /** Pairs of adjacent slots. */
  readonly paths: readonly (readonly [number, number])[];
  /** All regions; at most 30. */
  readonly regions: readonly RegionData[];
}

/** Limits of a battlefield, which its masks and lists are made for. */
export const MOST_SLOTS = 30;
export const MOST_REGIONS = 30;
export const MOST_MEDALS = 99;
export const LONGEST_NAME = 100;
