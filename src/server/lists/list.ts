import {
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import type { Labels } from '@/shared/constants/labels';
import { SEARCH_WORDS_MAX } from '@/shared/constants/limits';
import { hasTooManyWords, keysOfLabels, searchedPhoneDigits, searchTerms } from '@/shared/search';

export interface ListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
}

/** Without `page` in the request, only `total`. */
export interface ListMeta {
  page?: number;
  per_page?: number;
  total: number;
}

/** The most rows that a request without `page` gets. */
const MAX_UNPAGED_ROWS = 1000;
const DEFAULT_PER_PAGE = 10;

/** True for rows with a text (one or more words of the search) in some column; undefined if there can be none. */
type Matcher = (text: string) => Expression<unknown> | undefined;

interface Search {
  /**
   * True for rows in which each of the words occurs in a column that the screen shows. See `inTexts`
   * and `inSearchText`.
   */
  search: (words: readonly string[]) => Expression<SqlBool>;
  /** Conditions for columns that are not text, where the word may be found as well. */
  alsoIn?: (word: string) => readonly Expression<unknown>[];
  /** Conditions for columns that hold labels or telephone numbers. */
  matchers?: readonly Matcher[];
  /**
   * A query for the ids (of `tieBreak`) of the rows in which the word occurs, by indexes. For long lists
   * of several tables, which no index covers together: if one word is rare, only its rows are looked at.
   */
  idsOf?: (pattern: string) => Expression<unknown>;
}

export type SearchOptions = Search & Pick<ListParts<unknown>, 'tieBreak'>;
type ListOptions<Rows = unknown> = ListParts<Rows> & Search;

interface ListParts<Rows> {
  /** The fields that `sort=` accepts and the expressions behind them; text goes through `caseless`. */
  sort: Record<string, Expression<unknown>>;
  /** The order without `sort=`, such as 'name' or '-start_date'. */
  defaultSort: string;
  /** Makes every order total, so that each row is on exactly one page. */
  tieBreak: Expression<unknown>;
  /** True for `rows` that select `id` only. */
  selectsIds?: boolean;
  /** `rows` without the joins that only the order needs: much faster to count. */
  counted?: Rows;
  /** The total without a search, if there is a faster way than counting. */
  countAll?: () => Promise<number>;
}

/**
 * One page (or the whole list) of `rows`, which has its joins, filters and selected columns
 * but no order and no limit.
 */
export async function selectList<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<{ data: O[]; meta: ListMeta }> {
  const terms = termsOf(query.search, options);
  const order = [
    ...orderOf(query.sort || options.defaultSort, options.sort),
    { by: options.tieBreak, direction: 'asc' as const },
  ];

  const { page = 1 } = query;
  const isWhole = query.page === undefined;
  const perPage = isWhole ? MAX_UNPAGED_ROWS : (query.per_page ?? DEFAULT_PER_PAGE);
  const part = { limit: perPage, offset: (page - 1) * perPage };

  const { data, total } =
    terms.length > 0
      ? await selectFound(db, rows, await searched(db, rows, terms, options), order, part, options)
      : await selectPart(rows, order, part, () =>
          options.countAll ? options.countAll() : countRows(options.counted ?? rows),
        );
  return { data, meta: isWhole ? { total } : { page, per_page: perPage, total } };
}

interface Part {
  limit: number;
  offset: number;
}

async function selectPart<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit, offset }: Part,
  count: () => Promise<number>,
) {
  let ordered = rows;
  for (const { by, direction } of order) {
    ordered = ordered.orderBy(by as OrderByExpression<DB, TB, O>, direction);
  }
  const data = await ordered.limit(limit).offset(offset).execute();
  // A page that is not full is the last one, so the total is known.
  const isLast = data.length < limit && (data.length > 0 || offset === 0);
  return { data, total: isLast ? offset + data.length : await count() };
}

/**
 * Finds, counts and sorts in one pass over nothing but the columns of the order: a second pass would take
 * as long again, and whole rows are needed for one page only. Materialised, because PostgreSQL would
 * otherwise choose a plan that is fast for the first rows and slow for all those that are counted.
 */
async function selectFound<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  found: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit, offset }: Part,
  { tieBreak, selectsIds = false }: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  const keys = order.map(({ by }, index) => sql`${by}`.as(`key_${index}`));
  const byKeys = sql.join(
    order.map(({ direction }, index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(direction)}`),
  );
  const { rows: listed } = await sql<{ id: number | string | null; total: number }>`
    with found as materialized (
      ${found.clearSelect().select([...keys, sql`${tieBreak}`.as('id')])}
    )
    select part.id, counted.total
    from (select count(*)::integer as total from found) counted
    left join (select * from found order by ${byKeys} limit ${limit} offset ${offset}) part on true
    order by ${byKeys}`.execute(db);
  const total = listed[0]?.total ?? 0;
  const ids = listed.flatMap(({ id }) => id ?? []);
  // Kysely cannot infer the columns of a query whose tables are a type parameter.
  if (selectsIds) return { data: ids.map((id) => ({ id })) as O[], total };
  if (ids.length === 0) return { data: [], total };

  const unordered = (await rows
    .select(sql`${tieBreak}`.as(ROW_ID))
    .where(sql<SqlBool>`${tieBreak} in (${sql.join(ids)})`)
    .execute()) as (O & { [ROW_ID]: number | string })[];
  const rowOf = new Map(unordered.map(({ [ROW_ID]: id, ...row }) => [id, row as O]));
  return { data: ids.flatMap((id) => rowOf.get(id) ?? []), total };
}

const ROW_ID = 'row_id';

type Terms = readonly (readonly string[])[];

/** Whether the list is searched, and not only sorted and filtered. */
export const isSearch = ({ search = '' }: ListQuery): boolean => search.trim() !== '';

/** The rows that the search finds, for those who do more with them than list a page. */
export async function selectSearched<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: SearchOptions,
): Promise<SelectQueryBuilder<DB, TB, O>> {
  const terms = termsOf(query.search, options);
  return terms.length > 0 ? searched(db, rows, terms, options) : rows;
}

/** The words of the search, together where one of the columns can hold them together. */
function termsOf(search = '', { matchers = [] }: SearchOptions): Terms {
  if (hasTooManyWords(search)) {
    throw fieldErrors({ search: [`Maksimal ${SEARCH_WORDS_MAX} kata`] });
  }
  if (search.includes('\0')) throw fieldErrors({ search: ['Format tidak valid'] });
  return searchTerms(search, (text) => matchers.some((matcher) => matcher(text) !== undefined));
}

/** The rows that match every term, each in any column: 'budi 2024' finds Budi of 2024/2025. */
async function searched<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  terms: Terms,
  options: SearchOptions,
) {
  const { search, alsoIn = () => [], matchers = [], idsOf, tieBreak } = options;
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

  const found = rows.where(allOf(conditions));
  const few = idsOf && (await fewIds(db, plain, idsOf));
  return few ? found.where(sql<SqlBool>`${tieBreak} = any(${few}::integer[])`) : found;
}

/** A word that fewer rows match narrows the search down. */
const FEW_ROWS = 500;
/** Indexes by trigrams know nothing of shorter words. */
const INDEXED_LENGTH = 3;
/** The longest words are the likeliest to be rare; looking for all of them would take as long as the search. */
const TRIED_WORDS = 2;

/** The ids of a rare word of the search, undefined if none is known. */
async function fewIds(
  db: Database,
  words: readonly string[],
  idsOf: NonNullable<Search['idsOf']>,
): Promise<number[] | undefined> {
  const longest = words
    .filter((word) => word.length >= INDEXED_LENGTH)
    .sort((one, other) => other.length - one.length);
  for (const word of longest.slice(0, TRIED_WORDS)) {
    const { rows } = await sql<{ id: number }>`
      select id from (${idsOf(patternOf(word))}) found limit ${FEW_ROWS + 1}`.execute(db);
    if (rows.length <= FEW_ROWS) return rows.map(({ id }) => id);
  }
  return undefined;
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

/** Sorts text without regard to case. The indexes are on the same expression. */
export function caseless(column: string): Expression<string> {
  return sql<string>`lower(${sql.ref(column)})`;
}

/**
 * The usual `search`: columns of text, and expressions of any type whose text is in lower case already.
 * One text of them all, a line each, is made once per row and compared with all words; no word contains
 * a line break.
 */
export function inTexts(...columns: (string | Expression<unknown>)[]) {
  const texts = columns.map((column) =>
    typeof column === 'string' ? sql`lower(${sql.ref(column)})` : sql`(${column})::text`,
  );
  const all = sql`concat_ws(E'\n', ${sql.join(texts)})`;
  return (words: readonly string[]) =>
    sql<SqlBool>`${all} like all(array[${sql.join(words.map(loweredPattern))}])`;
}

/** In a generated column that holds such a text and has an index, which `like all` would not use. */
export function inSearchText(column: string) {
  return (words: readonly string[]) =>
    allOf(words.map((word) => sql`${sql.ref(column)} like ${loweredPattern(word)}`));
}

/** The word as a pattern for `like` on lower-case text. */
export const loweredPattern = (word: string) => sql<string>`lower(${patternOf(word)})`;

async function countRows<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  // Kysely cannot infer the columns here either.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}

type Order = { by: Expression<unknown>; direction: 'asc' | 'desc' }[];

function orderOf(sort: string, columns: ListOptions['sort']): Order {
  const parts = new Map<string, string>();
  for (const part of sort.split(',')) {
    const name = part.replace(/^-/, '');
    // A repeated field changes nothing.
    if (!parts.has(name)) parts.set(name, part);
  }
  return [...parts].map(([name, part]) => {
    const isDescending = part.startsWith('-');
    const by = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (by === undefined) throw fieldErrors({ sort: [`Urutan tidak dikenal: ${name}`] });
    return { by, direction: isDescending ? ('desc' as const) : ('asc' as const) };
  });
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
