/** Random boards for the property tests, on which special slots of all kinds meet. */
import fc from 'fast-check';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldData, type SlotData, type Special } from '../../src/index.js';

const triggers = fc
  .constantFrom('recall', 'draw', 'displace', 'recover', 'freeze')
  .map((kind) => ({ kind }) as Special);
const limits = fc
  .subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
  .map((strengths): Special => ({ kind: 'strengthLimit', strengths }));

const specials = fc.oneof(
  { weight: 4, arbitrary: triggers },
  { weight: 1, arbitrary: fc.constant<Special>({ kind: 'noTroopEffect' }) },
  { weight: 1, arbitrary: limits },
);

/** What is strewn over a board: few kinds on many bases, so that they meet; HQs that let few in make games last. */
const strewn = fc.record({
  kinds: fc.array(specials, { minLength: 1, maxLength: 4 }),
  bases: fc.array(fc.nat({ max: 11 }), { minLength: 20, maxLength: 20 }),
  hqs: fc.array(fc.option(limits, { nil: undefined }), { minLength: 4, maxLength: 4 }),
  objective: fc.nat(),
});
type Strewn = typeof strewn extends fc.Arbitrary<infer Value> ? Value : never;

function strew(board: BattlefieldData, { kinds, bases, hqs, objective }: Strewn): BattlefieldData {
  const total = board.regions.reduce((sum, { medals }) => sum + medals, 0);
  let hq = 0;
  const slots = board.slots.map(({ special: _, ...slot }, i): SlotData => {
    const special = slot.hq === undefined ? [undefined, ...kinds][(bases[i] ?? 0) % (kinds.length + 1)] : hqs[hq++];
    return special === undefined ? slot : { ...slot, special };
  });
  return { ...board, objective: 1 + (objective % total), slots };
}

/** A printed board with other special slots strewn over it and another objective. */
export const mixedBoards = fc
  .record({ id: fc.constantFrom(...BATTLEFIELD_IDS), strewn })
  .map(({ id, strewn }) => strew({ ...BATTLEFIELDS[id], id: 'mixed' }, strewn));

/**
 * A small board: rows of bases between two HQs, each of which is beside the whole row before it. Here tiles meet at once,
 * so that the rules which need many of them on one spot are met.
 */
export const smallBoards = fc
  .record({
    columns: fc.integer({ min: 2, max: 3 }),
    rows: fc.integer({ min: 1, max: 3 }),
    medals: fc.integer({ min: 1, max: 3 }),
    strewn,
  })
  .map(({ columns, rows, medals, strewn }) => strew(gridBoard(columns, rows, medals), strewn));

function gridBoard(columns: number, rows: number, medals: number): BattlefieldData {
  const last = columns * rows + 1;
  const at = (column: number, row: number) => 1 + row * columns + column;
  const slots: SlotData[] = [{ id: 0, hq: 'blue', x: 500, y: 1600 }];
  const paths: [number, number][] = [];
  const regions: { bases: number[]; medals: number; x: number; y: number }[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const id = at(column, row);
      slots.push({ id, x: 200 + 300 * column, y: 1300 - 300 * row });
      if (row === 0) paths.push([0, id]);
      else paths.push([id - columns, id]);
      if (column > 0) {
        paths.push([id - 1, id]);
        const [x, y] = [50 + 300 * column, 1300 - 300 * row];
        if (row === 0) regions.push({ bases: [id - 1, id], medals, x, y: y + 50 });
        else regions.push({ bases: [id - columns - 1, id - columns, id - 1, id], medals, x, y: y + 150 });
        if (row === rows - 1) regions.push({ bases: [id - 1, id], medals, x, y: y - 50 });
      }
      if (row === rows - 1) paths.push([id, last]);
    }
  }
  slots.push({ id: last, hq: 'red', x: 500, y: 1000 - 300 * (rows - 1) });
  return { id: 'small', objective: 1, slots, paths, regions: regions.map((region, id) => ({ id, ...region })) };
}
