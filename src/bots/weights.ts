/**
 * The fitted numbers behind `evaluate` and `appeals`, in the order of their groups there. They come from
 * games of searching bots against themselves on all battlefields: who won, and what was searched most. Nothing but play
 * depends on them, and they may change with any release.
 *
 * @module
 */

/** Weights of `evaluate`: of the side that decides, of the other, and of having the turn. */
// biome-ignore format: a row for each group
export const EVALUATION: Float64Array = /* @__PURE__ */ Float64Array.of(
  // The side that decides: medals, need, connected, reached, reserve, no reserve, frozen
  2.02, 1.52, -0.13, 0.09, 0.03, 0.24, -0.14,
  // regions by missing bases: 1 to be taken now, 1, 2, 3
  0.64, 0.86, 0.14, 0.05,
  // steps to the enemy HQ, 0 to 6
  0, 0.45, 0.2, -0.22, -0.03, 0, -0.01,
  // the same over what can be covered
  0, 0.06, 0.4, 0.31, -0.01, -0.12, -0.36,
  // tiles on the rack, 0 to 8
  -0.28, -0.32, -0.07, 0.02, 0.1, 0.18, 0.36, 0.39, 0.5,
  // kinds on the rack
  0.15, 0.44, 0.41, 0.36, 0.03, 0.35, 0.31, 0.36,
  // kinds on the board
  -0.02, 0.38, 0.19, 0.08, 0.17, 0.45, 0.4, 0.48,
  // The other side: medals, need, connected, reached, reserve, no reserve, frozen
  -2.15, -1.74, 0.05, -0.08, -0.04, -0.34, 0,
  // regions by missing bases: 1 to be taken now, 1, 2, 3
  -0.88, -0.58, 0.13, -0.09,
  // steps to the enemy HQ, 0 to 6
  0, -0.26, -0.05, 0.21, -0.05, 0.01, 0.18,
  // the same over what can be covered
  0, -0.29, -0.16, -0.2, 0.17, 0.2, 0.32,
  // tiles on the rack, 0 to 8
  0.32, 0.35, 0.13, 0.08, -0.05, -0.12, -0.4, -0.4, -0.69,
  // kinds on the rack
  -0.12, -0.38, -0.36, -0.32, 0, -0.29, -0.27, -0.35,
  // kinds on the board
  0.19, -0.3, -0.08, -0.06, -0.17, -0.38, -0.33, -0.46,
  // having the turn
  0.05,
);

/** Weights of `appeals`. */
// biome-ignore format: a row for each group
export const APPEAL: Float64Array = /* @__PURE__ */ Float64Array.of(
  // decline, by decision
  0, -2.54, -3.52, -3.27, 0, -1.99, -1.91, 0, -0.73, -2.01, -1.76, -2.37, -1.06,
  // use, by decision
  0, 2.74, 0, 0, 0, 2.36, 2.3, 0, 0, 2.19, 0, 0, 1.39,
  // draw, by tiles on the rack
  0, 2.71, 2.44, 2.16, 2.41, 1.21, 1.39, -1.42, 0,
  // draw in danger
  -6.13,
  // recover, by kind
  -0.51, 0.23, 0.06, 0.72, -0.93, 0.66, 0.29, 0.09,
  // place on an empty slot
  -2.95, 0.8, 0.64, -0.65, -0.41, -0.27, -1.09, -1.7,
  // place on an enemy
  -1.24, 0.74, 1.67, 1.11, 0.39, 0.78, 0.1, -0.43,
  // place on an own tile
  -3.11, -2.83, -2.62, -1.12, -2.53, -2.46, -3.14, -3.17,
  // discard
  1.74, -0.7, -0.19, 0.11, 0.13, 1.02, 1.41, 2.33,
  // recall
  0.21, 0.08, -0.09, 0.65, -1.02, -0.19, -0.53, -0.32,
  // displace
  0.26, -0.18, 0.27, 0.24, -0.13, -0.84, 1.42, 0.69,
  // cover an enemy
  0.79, 0.85, 0.88, 0.59, 1, 1.06, 1.11, 1.47,
  // cover an own tile
  -1.46, -1.63, -1.99, -1.18, -2.37, -2.07, -2.11, -2.32,
  // gain
  14.36,
  // progress to one missing base, to two
  4.81, 2.12,
  // hole; break all but one, all but two
  1.8, 6.29, 2.1,
  // steps from the slot to the enemy HQ, 0 to 6
  0, 0, 0.01, -0.18, -0.31, -0.7, -0.67,
  // being nearer than before
  0, 0, 2.1, 1.23, 0.88, 0.93, 1.43,
  // steps to the own HQ
  0, 0, -0.58, -0.17, -0.42, -0.33, -0.57,
  // the same where the enemy is repelled
  0, 0, 2.2, 1.14, 0.87, 0.14, 0.54,
  // defend
  3.38,
  // trigger, by decision
  -0.62, 0, 0, 0, 0, 0, 0, 0, -1.09, 0.78, 0.08, -0.17, -0.5,
  // muted, far, gift, approach
  -1.4, -1.2, 0, -0.88,
);
