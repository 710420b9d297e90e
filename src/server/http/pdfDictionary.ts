/** Blanks and comments, a text in parentheses, a name, a number or word, and marks. */
const TOKEN =
  /[\s\0]+|%[^\r\n]*|\(|<<|>>|<[^<>]*>|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+|[[\]{}<>)]/y;
const BLANK = /^[\s\0%]/;

/** Larger than the list of sections of any table. */
const DICTIONARY_MAX = 1024 * 1024;

/**
 * The value with which each key of a dictionary of a PDF begins: a mark, a number, a name or a word. Texts in it and
 * dictionaries within are left out.
 */
export function dictionaryAt(text: string, start: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let key: string | null = null;
  /** Open dictionaries and lists. */
  let depth = 0;
  for (const token of tokensFrom(text, start)) {
    if (depth === 1 && key !== null) {
      found.set(key, token);
      key = null;
    } else if (depth === 1 && token.startsWith('/')) key = nameOf(token);
    if (token === '<<' || token === '[') depth += 1;
    else if (token === '>>' || token === ']') depth -= 1;
    if (depth <= 0) break;
  }
  return found;
}

function* tokensFrom(text: string, start: number): Generator<string> {
  let at = start;
  while (at < start + DICTIONARY_MAX) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return;
    at = token === '(' ? endOfText(text, at) : at + token.length;
    if (!BLANK.test(token)) yield token;
  }
}

/** A text may have pairs of parentheses, and single ones behind a backslash. */
function endOfText(text: string, start: number): number {
  let open = 0;
  const until = Math.min(text.length, start + DICTIONARY_MAX);
  for (let at = start; at < until; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') open += 1;
    else if (character === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  return until;
}

/** A name, in which a character may be written as '#' and its code: /Enc#72ypt. */
const nameOf = (token: string): string =>
  token
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
