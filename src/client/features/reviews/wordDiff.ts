export type DiffPart = { kind: 'same' | 'old' | 'new'; text: string };

/** Words with the space behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];
const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.trim() === other?.trim();

/** The lengths of the longest common subsequences of all ends of two texts. */
function commonLengths(old: readonly string[], now: readonly string[]) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i] as Uint16Array, lengths[i + 1] as Uint16Array];
      row[j] = isSame(old[i], now[j])
        ? (below[j + 1] ?? 0) + 1
        : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return (i: number, j: number) => lengths[i]?.[j] ?? 0;
}

/** The parts of a text that are the same as before, removed or added, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const common = commonLengths(old, now);
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (isSame(old[i], now[j])) {
      add('same', now[j]);
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || common(i + 1, j) >= common(i, j + 1))) {
      add('old', old[i]);
      i += 1;
    } else {
      add('new', now[j]);
      j += 1;
    }
  }
  return parts;
}

/** The most words of an unchanged part of a short text, half of them at each end. */
const SHOWN_WORDS = 16;

/** The parts with long unchanged ones cut in the middle. */
export const shortened = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.map((part) => {
    const words = wordsOf(part.text);
    if (part.kind !== 'same' || words.length <= SHOWN_WORDS) return part;
    const half = SHOWN_WORDS / 2;
    return { ...part, text: `${words.slice(0, half).join('')}… ${words.slice(-half).join('')}` };
  });
