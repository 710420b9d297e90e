import { withStraightApostrophes } from '@/shared/apostrophes';

const LEGAL_FORMS = /\b(pt|cv|ud|pd|tbk|persero|perum|firma|yayasan|koperasi)\b/g;

/** A name without case, signs and legal forms: 'PT. Lintas Data' is 'lintas data'. */
export const simplified = (name: string): string =>
  withStraightApostrophes(name.toLowerCase())
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(LEGAL_FORMS, '')
    .replace(/\s+/g, ' ')
    .trim();

const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  const padded = ` ${text} `;
  for (let at = 0; at + 1 < padded.length; at += 1) {
    const pair = padded.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** The share of equal pairs of letters (Dice), from 0 to 1. */
function likeness(one: Map<string, number>, other: Map<string, number>, length: number): number {
  let shared = 0;
  for (const [pair, count] of one) shared += Math.min(count, other.get(pair) ?? 0);
  return (2 * shared) / length;
}

/** How alike two names of companies are, from 0 to 1. */
export function nameLikeness(one: string, other: string): number {
  const [first, second] = [simplified(one), simplified(other)];
  if (first === second) return 1;
  return likeness(pairsOf(first), pairsOf(second), first.length + second.length + 2);
}

const LIKE = 0.7;
const WORDS_MAX = 5;

interface Known {
  name: string;
  simple: string;
  pairs: Map<string, number>;
}

/** A suggestion has no close rival. */
const AHEAD = 0.05;

/** Finds the name that a text was meant to be; null if none is near, or two are. */
export function nearestNameFinder(names: readonly string[]) {
  const byWords = new Map<number, Known[]>();
  /** The names by as many of their first words as the text has. */
  const knownOf = (words: number): Known[] => {
    const known =
      byWords.get(words) ??
      names.map((name) => {
        const simple = simplified(name).split(' ').slice(0, words).join(' ');
        return { name, simple, pairs: pairsOf(simple) };
      });
    byWords.set(words, known);
    return known;
  };
  return (text: string): string | null => {
    const simple = simplified(text);
    if (simple === '') return null;
    const pairs = pairsOf(simple);
    const known = knownOf(Math.min(simple.split(' ').length, WORDS_MAX));
    let best = 0;
    let second = 0;
    let found: string | null = null;
    for (const one of known) {
      const length = simple.length + one.simple.length + 2;
      const score = one.simple === simple ? 1 : likeness(pairs, one.pairs, length);
      if (score > best) {
        second = best;
        best = score;
        found = one.name;
      } else second = Math.max(second, score);
    }
    return best >= LIKE && best - second >= AHEAD ? found : null;
  };
}
