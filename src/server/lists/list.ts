import {
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
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

/** Rows with a text (one or more words of the search) in some column; undefined if there can be none. */
type Matcher = (text: string) => Expression<unknown> | undefined;

interface Search {
  /** True for rows in which `pattern`, escaped for ILIKE, occurs in a column that the screen shows. */
  search: (pattern: string) => Expression<SqlBool>;
  /** Conditions for columns that hold labels or telephone numbers. */
  matchers?: readonly Matcher[];
}

/**
 * The same for long lists: queries for the ids (of `tieBreak`) of the rows. PostgreSQL looks them up
 * in the primary key, however many it expects. Joined as a subquery, it compared every row with
 * every match when the page was short, which took minutes.
 */
interface SearchIds {
  searchIds: (pattern: string) => Expression<unknown>;
  /** Queries for ids, too. */
  matchers?: readonly Matcher[];
}

type ListOptions<Rows = unknown> = ListParts<Rows> & (Search | SearchIds);

interface ListParts<Rows> {
  /** The fields that `sort=` accepts and the expressions behind them; text goes through `caseless`. */
  sort: Record<string, Expression<unknown>>;
  /** The order without `sort=`, such as 'name' or '-start_date'. */
  defaultSort: string;
  /** Makes every order total, so that each row is on exactly one page. */
  tieBreak: Expression<unknown>;
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
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<{ data: O[]; meta: ListMeta }> {
  const terms = termsOf(query.search, options);
  const searched = (searching: typeof rows) => searching.where(matchOf(terms, options));

  let ordered = terms.length > 0 ? searched(rows) : rows;
  for (const { by, direction } of orderOf(query.sort || options.defaultSort, options.sort)) {
    ordered = ordered.orderBy(by as OrderByExpression<DB, TB, O>, direction);
  }
  ordered = ordered.orderBy(options.tieBreak as OrderByExpression<DB, TB, O>);

  const { page = 1 } = query;
  const isWhole = query.page === undefined;
  const perPage = isWhole ? MAX_UNPAGED_ROWS : (query.per_page ?? DEFAULT_PER_PAGE);
  const skipped = (page - 1) * perPage;
  const countAll = options.countAll ?? (() => countRows(options.counted ?? rows));

  let data: O[];
  let total: number | undefined;
  if (terms.length > 0) {
    // Count in the same query: a second search would take as long again.
    ({ data, total } = await withTotal(ordered, perPage, skipped));
    total ??= skipped === 0 ? 0 : await countRows(searched(options.counted ?? rows));
  } else {
    data = await ordered.limit(perPage).offset(skipped).execute();
    // A page that is not full is the last one, so the total is known.
    const isLast = data.length < perPage && (data.length > 0 || skipped === 0);
    total = isLast ? skipped + data.length : await countAll();
  }
  return { data, meta: isWhole ? { total } : { page, per_page: perPage, total } };
}

/** The words of the search, together where one of the columns can hold them together. */
function termsOf(search = '', { matchers = [] }: ListOptions) {
  if (hasTooManyWords(search)) {
    throw fieldErrors({ search: [`Maksimal ${SEARCH_WORDS_MAX} kata`] });
  }
  if (search.includes('\0')) throw fieldErrors({ search: ['Format tidak valid'] });
  return searchTerms(search, (text) => matchers.some((matcher) => matcher(text) !== undefined));
}

/** True for rows that match every term, each in any column: 'budi 2024' finds Budi of 2024/2025. */
function matchOf(terms: readonly (readonly string[])[], options: ListOptions): Expression<SqlBool> {
  const isByIds = 'searchIds' in options;
  const find = isByIds ? options.searchIds : options.search;
  const any = (parts: Expression<unknown>[]) => combined(parts, isByIds ? sql` union ` : sql` or `);
  const all = (parts: Expression<unknown>[]) =>
    combined(parts, isByIds ? sql` intersect ` : sql` and `);

  const matching = (text: string) => (options.matchers ?? []).flatMap((match) => match(text) ?? []);
  const word = (text: string) => any([find(patternOf(text)), ...matching(text)]);
  const term = (words: readonly string[]) => {
    const eachWord = all(words.map(word));
    return words.length === 1 ? eachWord : any([...matching(words.join(' ')), eachWord]);
  };

  const found = all(terms.map(term));
  return isByIds ? sql`${options.tieBreak} = any(array(${found}))` : sql`${found}`;
}

function combined(parts: Expression<unknown>[], operator: RawBuilder<unknown>) {
  return sql`(${sql.join(
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

/** The usual `search`: the pattern occurs in one of the columns, cast to text. */
export function anyOf(...columns: (string | Expression<unknown>)[]) {
  return (pattern: string): Expression<SqlBool> => {
    const matches = columns.map((column) => {
      const text = typeof column === 'string' ? sql.ref(column) : column;
      return sql<SqlBool>`(${text})::text ilike ${pattern}`;
    });
    return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  };
}

const FOUND_TOTAL = 'found_total';

/**
 * PostgreSQL estimates that a search by ids finds ten rows. With a smaller limit it chooses a plan that
 * is fast for the first row and slow for all of them, though all of them are counted.
 */
const ESTIMATED_ROWS = 10;

/** The total comes with the rows; it is undefined for an empty page. */
async function withTotal<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  perPage: number,
  skipped: number,
) {
  const rows = await found
    .select(sql<number>`count(*) over ()`.as(FOUND_TOTAL))
    .limit(Math.max(perPage, ESTIMATED_ROWS))
    .offset(skipped)
    .execute();
  let total: number | undefined;
  const data = rows.slice(0, perPage).map((row) => {
    // Kysely cannot infer the columns of a query whose tables are a type parameter.
    const { [FOUND_TOTAL]: found, ...columns } = row as O & { [FOUND_TOTAL]: number };
    total = Number(found);
    return columns as O;
  });
  return { data, total };
}

async function countRows<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  // Kysely cannot infer the columns here either.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}

function orderOf(sort: string, columns: ListOptions['sort']) {
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
