/** A seeded generator, so that demo data is the same on every machine and Node version. */
export interface Random {
  /** from 0 (included) to 1 (excluded) */
  next(): number;
  /** whole number between both ends, included */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Each table uses its own seed, so that changing one does not affect the others. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);

  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, between(0, items.length - 1)),
    shuffled: <T>(items: readonly T[]) => {
      const left = [...items];
      const drawn: T[] = [];
      while (left.length > 0) drawn.push(...left.splice(between(0, left.length - 1), 1));
      return drawn;
    },
  };
}

/** The item at a position that must exist: demo tables refer to each other by position. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value | 0;
}
