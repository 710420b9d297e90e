import type { Direction, Piece } from './pieces';

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** The direction of a paragraph is that of its first letter. */
export function baseDirection(pieces: Piece[]): 'L' | 'R' {
  const first = pieces.find(({ direction }) => direction === 'L' || direction === 'R');
  return first?.direction === 'R' ? 'R' : 'L';
}

/**
 * Puts the pieces of one line in the order in which they stand on paper: the Unicode
 * bidirectional algorithm without its explicit marks, which `cleanText` takes out.
 */
export function visualOrder<P extends Piece>(line: P[], base: 'L' | 'R'): P[] {
  if (base === 'L' && line.every(({ direction }) => direction !== 'R')) return line;
  const levels = levelsOf(line, base);
  const pieces = line.map((piece, index) =>
    piece.direction === 'neutral' && levels[index] === 1
      ? { ...piece, text: [...piece.text].reverse().map(mirrored).join('') }
      : piece,
  );
  let order = pieces.map((_, index) => index);
  for (let level = 2; level >= 1; level -= 1) {
    order = reverseRuns(order, (index) => (levels[index] ?? 0) >= level);
  }
  return order.flatMap((index) => pieces[index] ?? []);
}

const mirrored = (character: string) => MIRRORED[character] ?? character;

function levelsOf(line: Piece[], base: 'L' | 'R'): number[] {
  const resolved: Direction[] = line.map(({ direction }) => direction);
  // A separator inside a number (12,5 or 08.00–16.00) belongs to it.
  line.forEach(({ isSpace }, index) => {
    const inside = resolved[index - 1] === 'number' && resolved[index + 1] === 'number';
    if (resolved[index] === 'neutral' && !isSpace && inside) resolved[index] = 'number';
  });
  // A number follows the letters before it; a neutral, the letters on both sides of it.
  const strongBefore: ('L' | 'R')[] = [];
  let strong = base;
  resolved.forEach((direction, index) => {
    if (direction === 'L' || direction === 'R') strong = direction;
    strongBefore[index] = strong;
  });
  let strongAfter = base;
  const levels: number[] = [];
  for (let index = line.length - 1; index >= 0; index -= 1) {
    const direction = resolved[index];
    const before = strongBefore[index] ?? base;
    if (direction === 'L' || direction === 'R') {
      strongAfter = direction;
      levels[index] = levelOf(direction, base);
    } else if (direction === 'number') {
      if (before === 'R') strongAfter = 'R';
      levels[index] = before === 'R' || base === 'R' ? 2 : 0;
    } else {
      levels[index] = levelOf(before === strongAfter ? before : base, base);
    }
  }
  return levels;
}

function levelOf(direction: 'L' | 'R', base: 'L' | 'R'): number {
  if (direction === 'R') return 1;
  return base === 'R' ? 2 : 0;
}

function reverseRuns(order: number[], belongs: (index: number) => boolean): number[] {
  const result: number[] = [];
  let run: number[] = [];
  for (const index of order) {
    if (belongs(index)) {
      run.unshift(index);
    } else {
      result.push(...run, index);
      run = [];
    }
  }
  return [...result, ...run];
}
