import { describe, expect, it } from 'vitest';
import { define, refusalOf, sketch } from './drafts.js';

describe('a region is the bases on the rim of one face (rules §9)', () => {
  // 0 and 1 are HQs, 2 to 5 a square between them.
  const ends: Parameters<typeof sketch>[0] = [
    [-200, 0, 'blue'],
    [1200, 1000, 'red'],
  ];
  const square: typeof ends = [...ends, [0, 0], [1000, 0], [1000, 1000], [0, 1000]];
  const around: [number, number][] = [
    [0, 2],
    [1, 4],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 2],
  ];

  it('is the plain square', () => {
    expect(define(sketch(square, around, [[2, 3, 4, 5]])).regions).toHaveLength(1);
  });

  it('has a dead end that points into the face on its rim, but none that points away', () => {
    const slots: typeof ends = [...square, [500, 500], [2000, 0]];
    const paths: typeof around = [...around, [2, 6], [3, 7]];
    expect(define(sketch(slots, paths, [[2, 3, 4, 5, 6]])).regions).toHaveLength(1);
    expect(refusalOf(sketch(slots, paths, [[2, 3, 4, 5]])).data.expected).toEqual([[2, 3, 4, 5, 6]]);
  });

  it('has a ring inside on its rim if a path links the two, and then there are two faces', () => {
    const slots: typeof ends = [...square, [400, 400], [600, 400], [500, 600]];
    const paths: typeof around = [...around, [2, 6], [6, 7], [7, 8], [8, 6]];
    const regions = [
      [2, 3, 4, 5, 6, 7, 8],
      [6, 7, 8],
    ];
    expect(define(sketch(slots, paths, regions)).regions).toHaveLength(2);
  });

  it('has nothing on its rim that lies inside without a path to it', () => {
    const slots: typeof ends = [...square, [400, 400], [600, 400], [500, 600], [500, 300, 'red']];
    const paths: typeof around = [...around, [6, 7], [7, 8], [8, 6], [6, 9]];
    const regions = [
      [2, 3, 4, 5],
      [6, 7, 8],
    ];
    expect(define(sketch(slots, paths, regions)).regions).toHaveLength(2);
  });

  it('can be any of several groups side by side', () => {
    const slots: typeof ends = [...square, [3000, 0], [4000, 0], [3500, 900], [3500, 2000, 'blue']];
    const paths: typeof around = [...around, [6, 7], [7, 8], [8, 6], [8, 9]];
    const regions = [
      [6, 7, 8],
      [2, 3, 4, 5],
    ];
    expect(define(sketch(slots, paths, regions)).regions).toHaveLength(2);
  });

  it('can have the bases of another, where only HQs tell the faces apart, but once a face', () => {
    const slots: typeof ends = [
      [0, 500, 'blue'],
      [1000, 500, 'red'],
      [500, 0],
      [500, 1000],
    ];
    const paths: typeof around = [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    const regions = [
      [2, 3],
      [3, 2],
    ];
    expect(define(sketch(slots, paths, regions)).regions.map(({ bases }) => bases)).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const refusal = refusalOf(sketch(slots, paths, [...regions, [2, 3]]));
    expect(refusal.data).toMatchObject({ problem: 'not-a-face', at: 'regions[2].bases' });
  });

  it('does not exist where no path closes', () => {
    const tree: typeof around = around.slice(0, -1);
    expect(refusalOf(sketch(square, tree, [[2, 3, 4, 5]])).data).toMatchObject({ problem: 'not-a-face', expected: [] });
    expect(refusalOf(sketch(square, tree, [[2, 3, 4, 5]])).message).toMatch(/: expected none, found 2,3,4,5$/);
  });

  it('does not exist along a tree either whose drawing only rounding could tell from an area', () => {
    for (let angle = 0; angle < 6; angle += 0.1) {
      const turned = square.map(([x, y, hq]): (typeof square)[number] => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return hq ? [x * cos - y * sin, x * sin + y * cos, hq] : [x * cos - y * sin, x * sin + y * cos];
      });
      const refusal = refusalOf(sketch(turned, around.slice(0, -1), [[2, 3, 4, 5]]));
      expect(refusal.data).toMatchObject({ problem: 'not-a-face', expected: [] });
    }
  });
});

describe('a slot lies on a path (rules §1)', () => {
  const across = (x: number, y: number) =>
    sketch(
      [
        [0.1, 0.1, 'blue'],
        [900.1, 300.1, 'red'],
        [x, y],
      ],
      [
        [0, 1],
        [0, 2],
      ],
      [[2]],
    );

  it('if only rounding could tell it from the line', () => {
    expect(refusalOf(across(300.1, 100.1)).data).toMatchObject({ problem: 'crossing-paths', at: 'paths[0]' });
    expect(refusalOf(across(0.1 + 900 / 7, 0.1 + 300 / 7)).data.problem).toBe('crossing-paths');
  });

  it('but not a unit beside it, or on the line behind its end', () => {
    expect(refusalOf(across(300.1, 101.1)).data.problem).toBe('not-a-face');
    expect(refusalOf(across(-299.9, -99.9)).data.problem).toBe('not-a-face');
  });
});
