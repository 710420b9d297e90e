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
import { SEARCH_WORDS_MAX, UNPAGED_MAX } from '@/shared/constants/limits';
import { hasTooManyWords, keysOfLabels, searchedPhoneDigits, searchTerms } from '@/shared/search';
import { isChosen } from './chosenIds';
import { type ConditionTable, fulfilling } from './conditions';
import { literally } from './literally';

export interface ListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
  /** Of an export: only these records, separated by commas. */
  ids?: string;
  /** As `fulfilling` reads them. */
  conditions?: string;
}

/** Without `page` in the request, only `total`. */
export interface ListMeta {
  page?: number;
  per_page?: number;
  total: number;
}

const DEFAULT_PER_PAGE = 10;

/** True for rows with a text (one or more words of the search) in some column; undefined if there can be none. */
type Matcher = (text: string) => Expression<unknown> | undefined;

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
  /** True for a long list with indexes for its orders: the page of a search that finds much is walked to. */
  walk?: boolean;
  /** `rows` without the joins that only the order needs: much faster to count. */
  counted?: Rows;
  /** The total without a search or conditions, if there is a faster way than counting. */
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
  const found = selectSearched(rows, query, options);
  const order = totalOrder(query, options);

  const { page = 1 } = query;
  const isWhole = query.page === undefined;
  const perPage = isWhole ? UNPAGED_MAX : (query.per_page ?? DEFAULT_PER_PAGE);
  const part = { limit: perPage, offset: (page - 1) * perPage };

  const { data, total } =
    found === rows
      ? await selectAll(rows, order, { ...part, isWhole }, options)
      : await selectFound(db, rows, found, order, part, options);
  return { data, meta: isWhole ? { total } : { page, per_page: perPage, total } };
}

/** All rows of a list. */
export interface WholeList<Row> {
  total: number;
  parts: AsyncGenerator<Row[]>;
}

/** The embedded database is free for others after each part. */
const ROWS_PER_PART = 500;

/**
 * All that the list finds, in its order. The ids are read at once, the rows with them in parts: each row
 * comes once, as it is by then, whatever changes meanwhile; those deleted by then are left out.
 */
export async function selectWholeList<
  DB,
  TB extends keyof DB,
  O,
  Id extends number | string,
  Row = O,
>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
  read?: (ids: Id[]) => Promise<Row[]>,
): Promise<WholeList<Row>> {
  const listed = idsOnly(selectSearched(rows, query, options), options);
  const found = query.ids
    ? listed.where(isChosen(options.tieBreak, query.ids.split(','), 'ids'))
    : listed;
  const { rows: answer } = await sql<{ ids: Id[] }>`
    select array(${inOrder(found, totalOrder(query, options))}) as ids`.execute(db);
  const ids = answer[0]?.ids ?? [];
  const readPart =
    read ??
    (async (part: Id[]) => {
      const found = part.map((id) => ({ [ROW_ID]: id }));
      return (await rowsOf(rows, found, options)) as unknown as Row[];
    });

  async function* parts() {
    for (let start = 0; start < ids.length; start += ROWS_PER_PART) {
      yield await readPart(ids.slice(start, start + ROWS_PER_PART));
    }
  }
  return { total: ids.length, parts: parts() };
}

interface Part {
  limit: number;
  offset: number;
}

async function selectAll<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { isWhole, ...part }: Part & { isWhole: boolean },
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  const count = () => (options.countAll ? options.countAll() : countRows(options.counted ?? rows));
  // All rows of the list are read anyway, or their ids are all that is read.
  if (isWhole || options.selectsIds) return selectPart(rows, order, part, count);
  const { data: ids, total } = await selectPart(idsOnly(rows, options), order, part, count);
  return { data: await rowsOf(rows, ids, options), total };
}

/** Rows from the offset on; those near the end from the end, so that at most half of them are passed. */
async function selectPart<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit, offset }: Part,
  count: () => Promise<number>,
) {
  if (offset === 0) {
    const data = await inOrder(rows, order).limit(limit).execute();
    // A page that is not full is the last one, so the total is known.
    return { data, total: data.length < limit ? data.length : await count() };
  }
  const total = await count();
  const length = Math.min(limit, total - offset);
  if (length <= 0) return { data: [], total };
  const behind = total - offset - length;
  if (offset <= behind) {
    return { data: await inOrder(rows, order).limit(length).offset(offset).execute(), total };
  }
  const data = await inOrder(rows, reversed(order)).limit(length).offset(behind).execute();
  return { data: data.reverse(), total };
}

function inOrder<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>, order: Order) {
  return order.reduce(
    (ordered, { by, direction }) => ordered.orderBy(by as OrderByExpression<DB, TB, O>, direction),
    rows,
  );
}

/** PostgreSQL's default puts nulls last in one direction and first in the other, so this is exact. */
const reversed = (order: Order): Order =>
  order.map(({ by, direction }) => ({ by, direction: direction === 'asc' ? 'desc' : 'asc' }));

/** Matches that are found, counted and sorted faster together than row by row in the order of an index. */
const FEW_FOUND = 2_000;

/**
 * Counts first. Few rows are then found and sorted as ids; of many, the page is soon found by walking
 * through the order. PostgreSQL cannot choose well, because it does not know how many rows contain a text.
 */
async function selectFound<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  found: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  part: Part,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  const { ids, total } = await selectFoundIds(db, found, order, part, options);
  return { data: await rowsOf(rows, ids, options), total };
}

async function selectFoundIds<DB, TB extends keyof DB, O>(
  db: Database,
  found: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit, offset }: Part,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<{ ids: RowId[]; total: number }> {
  if (options.walk) {
    const total = await countRows(found);
    if (total > FEW_FOUND) {
      const { data } = await selectPart(
        idsOnly(found, options),
        order,
        { limit, offset },
        async () => total,
      );
      return { ids: data, total };
    }
  }
  const keys = order.map(({ by }, index) => sql`${by}`.as(`key_${index}`));
  const byKeys = sql.join(
    order.map(({ direction }, index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(direction)}`),
  );
  // Materialised: PostgreSQL would otherwise walk through an order in which the rows are rare.
  const { rows: listed } = await sql<{ id: number | string | null; total: number }>`
    with found as materialized (
      ${found.clearSelect().select([...keys, sql`${options.tieBreak}`.as('id')])}
    )
    select part.id, counted.total
    from (select count(*)::integer as total from found) counted
    left join (select * from found order by ${byKeys} limit ${limit} offset ${offset}) part on true
    order by ${byKeys}`.execute(db);
  const ids = listed.flatMap(({ id }) => (id === null ? [] : { [ROW_ID]: id }));
  return { ids, total: listed[0]?.total ?? 0 };
}

type RowId = { [ROW_ID]: number | string };

function idsOnly<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { tieBreak }: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  // Kysely cannot infer the columns of a query whose tables are a type parameter.
  return rows.clearSelect().select(sql`${tieBreak}`.as(ROW_ID)) as unknown as SelectQueryBuilder<
    DB,
    TB,
    RowId
  >;
}

/** The rows with these ids, in their order, without those deleted in the meantime. */
async function rowsOf<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  found: readonly RowId[],
  { tieBreak, selectsIds = false }: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<O[]> {
  const ids = found.map(({ [ROW_ID]: id }) => id);
  if (selectsIds) return ids.map((id) => ({ id })) as O[];
  if (ids.length === 0) return [];
  const unordered = (await rows
    .select(sql`${tieBreak}`.as(ROW_ID))
    // One parameter: hundreds take longer to parse than their rows to read.
    .where(sql<SqlBool>`${tieBreak} = any(${ids})`)
    .execute()) as (O & RowId)[];
  const rowOf = new Map(unordered.map(({ [ROW_ID]: id, ...row }) => [id, row as O]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const ROW_ID = 'row_id';

type Terms = readonly (readonly string[])[];

/** Whether the list is searched, and not only sorted and filtered. */
export const isSearch = ({ search = '' }: ListQuery): boolean => search.trim() !== '';

/** The rows that search and conditions find, for those who do more with them than list a page. */
export function selectSearched<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: Search,
): SelectQueryBuilder<DB, TB, O> {
  const terms = termsOf(query.search, options);
  const fulfilled = fulfilling(rows, query.conditions, options.conditions);
  return terms.length > 0 ? searched(fulfilled, terms, options) : fulfilled;
}

/** The words of the search, together where one of the columns can hold them together. */
function termsOf(search = '', { matchers = [] }: Search): Terms {
  assertSearchable(search);
  return searchTerms(search, (text) => matchers.some((matcher) => matcher(text) !== undefined));
}

/** 422 unless a database can look for the text, in a bounded time. */
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

/**
 * The same without that index, for the few rows that another condition leaves: PostgreSQL would look up all
 * rows with the word first.
 */
export function inSearchTextOfFew(column: string) {
  return (words: readonly string[]) =>
    sql<SqlBool>`${sql.ref(column)} like all(array[${sql.join(words.map(loweredPattern))}])`;
}

/** The word as a pattern for `like` on lower-case text. */
export const loweredPattern = (word: string) => sql<string>`lower(${`%${literally(word)}%`})`;

async function countRows<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  // Kysely cannot infer the columns here either.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}

type Order = { by: Expression<unknown>; direction: 'asc' | 'desc' }[];

function totalOrder(
  { sort: asked }: ListQuery,
  { sort, defaultSort, tieBreak }: ListParts<unknown>,
): Order {
  return [...orderOf(asked || defaultSort, sort), { by: tieBreak, direction: 'asc' }];
}

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
