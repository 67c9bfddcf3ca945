/** A quick generator for choices among legal moves, the same for every contestant; not for shuffling or for secrets. */
export function chooser(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
