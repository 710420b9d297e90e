import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { fieldErrors } from '@/server/http/errors';
import type { Labels } from '@/shared/constants/labels';
import { SEARCH_WORDS_MAX } from '@/shared/constants/limits';
import { hasTooManyWords, keysOfLabels, searchedPhoneDigits, searchTerms } from '@/shared/search';
import { type ConditionTable, fulfilling } from './conditions';
import type { ListQuery } from './listQuery';
import { literally } from './literally';

/** True for rows with a text (one or more words) in some column; undefined if none can match. */
type Matcher = (text: string) => Expression<unknown> | undefined;

/** The searchable columns of a list. */
export interface Search {
  /**
   * True for rows in which each of the words occurs in a column that the screen shows. See `inTexts`
   * and `inSearchText`.
   */
  search: (words: readonly string[]) => Expression<SqlBool>;
  /** Conditions for columns that are not text, where the word may be found as well. */
  alsoIn?: (word: string) => readonly Expression<unknown>[];
  /** Conditions for columns that hold labels or telephone numbers. */
  matchers?: readonly Matcher[];
  /** The columns that people can set conditions on. */
  conditions?: ConditionTable;
}

type Terms = readonly (readonly string[])[];

/** The rows that match search and conditions, for callers that do more than list a page. */
export function selectSearched<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: Search,
): SelectQueryBuilder<DB, TB, O> {
  const terms = termsOf(query.search, options);
  const fulfilled = fulfilling(rows, query.conditions, options.conditions);
  return terms.length > 0 ? searched(fulfilled, terms, options) : fulfilled;
}

/** The terms of the search: several words form one term where a column can contain them together. */
function termsOf(search = '', { matchers = [] }: Search): Terms {
  assertSearchable(search);
  return searchTerms(search, (text) => matchers.some((matcher) => matcher(text) !== undefined));
}

/** Throws 422 unless the database can look for the text in a bounded time. */
export function assertSearchable(search: string): void {
  if (hasTooManyWords(search)) {
    throw fieldErrors({ search: [`Maksimal ${SEARCH_WORDS_MAX} kata`] });
  }
  if (search.includes('\0')) throw fieldErrors({ search: ['Format tidak valid'] });
}

/** The rows that match every term, each in any column: 'budi 2024' finds Budi of 2024/2025. */
function searched<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  terms: Terms,
  options: Search,
) {
  const { search, alsoIn = () => [], matchers = [] } = options;
  const matching = (text: string) => matchers.flatMap((match) => match(text) ?? []);
  const elsewhere = (word: string) => [...alsoIn(word), ...matching(word)];
  const inAny = (word: string) => anyOf([search([word]), ...elsewhere(word)]);
  const isPlain = (words: readonly string[]) =>
    words.length === 1 && words.every((word) => elsewhere(word).length === 0);

  const plain = terms.filter(isPlain).flat();
  const conditions: Expression<SqlBool>[] = terms
    .filter((words) => !isPlain(words))
    .map((words) =>
      words.length === 1
        ? allOf(words.map(inAny))
        : anyOf([...matching(words.join(' ')), allOf(words.map(inAny))]),
    );
  if (plain.length > 0) conditions.unshift(search(plain));
  return rows.where(allOf(conditions));
}

const anyOf = (parts: readonly Expression<unknown>[]) => combined(parts, sql` or `);
const allOf = (parts: readonly Expression<unknown>[]) => combined(parts, sql` and `);

function combined(parts: readonly Expression<unknown>[], operator: RawBuilder<unknown>) {
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => sql`(${part})`),
    operator,
  )})`;
}

/** Matches a column, given by the key of its label, as `keysOfLabels` finds labels. */
export function labelled(labels: Labels, key: Expression<unknown>): Matcher {
  return (text) => {
    const keys = keysOfLabels(text, labels);
    return keys.length > 0 ? sql`(${key})::text in (${sql.join(keys)})` : undefined;
  };
}

/** Matches telephone numbers by their digits, as `phoneDigits` writes them. */
export function phoneNumber(column: string): Matcher {
  const digits = sql`regexp_replace(
    regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), '^62', '0')`;
  return (text) => {
    const searched = searchedPhoneDigits(text);
    if (searched.length === 0) return undefined;
    return sql`${sql.join(
      searched.map((part) => sql`${digits} like ${`%${part}%`}`),
      sql` or `,
    )}`;
  };
}

/**
 * The usual `search`: columns of text, and expressions of any type whose text is already in lower case.
 * Each row's texts are joined once, a line each, and compared with all words; no word contains a line
 * break.
 */
export function inTexts(...columns: (string | Expression<unknown>)[]) {
  const texts = columns.map((column) =>
    typeof column === 'string' ? sql`lower(${sql.ref(column)})` : sql`(${column})::text`,
  );
  const all = sql`concat_ws(E'\n', ${sql.join(texts)})`;
  return (words: readonly string[]) =>
    sql<SqlBool>`${all} like all(array[${sql.join(words.map(loweredPattern))}])`;
}

/** Where a part of a date, such as '2026-03', is looked for in dates. */
export const inDates =
  (...columns: string[]) =>
  (word: string): Expression<unknown>[] =>
    '0000-00-00'.includes(word.replace(/\d/g, '0'))
      ? columns.map((column) => sql`${sql.ref(column)}::text like ${loweredPattern(word)}`)
      : [];

/** The words that are looked up in the index; the longest have the fewest rows. */
const INDEXED_WORDS_MAX = 6;

/** Searches a generated column with such a text and an index, which `like all` would not use. */
export function inSearchText(column: string) {
  const inRest = inSearchTextOfFew(column);
  return (words: readonly string[]) => {
    const byLength = words.toSorted((one, other) => other.length - one.length);
    const rest = byLength.splice(INDEXED_WORDS_MAX);
    return allOf([
      ...byLength.map((word) => sql`${sql.ref(column)} like ${loweredPattern(word)}`),
      ...(rest.length > 0 ? [inRest(rest)] : []),
    ]);
  };
}

/**
 * The same without the index, for the few rows that another condition leaves: PostgreSQL would look up all
 * rows with the word first.
 */
export function inSearchTextOfFew(column: string) {
  return (words: readonly string[]) =>
    sql<SqlBool>`${sql.ref(column)} like all(array[${sql.join(words.map(loweredPattern))}])`;
}

/** The word as a pattern for `like` on lower-case text. */
export const loweredPattern = (word: string) => sql<string>`lower(${`%${literally(word)}%`})`;
