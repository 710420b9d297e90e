/** Numbers that the seed decides: the same seed plays the same run. */
export type Random = ReturnType<typeof seededRandom>;

export const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  /** From 0 up to 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const shuffled = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, order: next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ value }) => value);
  return {
    pick,
    shuffled,
    isHeads: () => next() < 0.5,
    /** Returns the values in a random order, and then again in another one: each is met before one is met twice. */
    bag: <T>(values: readonly T[]) => {
      let left: T[] = [];
      return () => {
        if (left.length === 0) left = shuffled(values);
        return left.pop() as T;
      };
    },
  };
};
