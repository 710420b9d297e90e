import {
  type Expression,
  type OrderByExpression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { fieldErrors } from './errors';

export interface ListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
}

/** Without `page` in the request only `total` is given. */
export interface ListMeta {
  page?: number;
  per_page?: number;
  total: number;
}

/** Without `page` the whole list is answered, but never more rows than this. */
const WHOLE_LIST_ROWS = 1000;
const DEFAULT_PER_PAGE = 10;

/**
 * True for rows in which `pattern` (for ILIKE, already escaped) occurs in a column that the screen
 * shows; `word` is what it is made of, for labels that the database does not know.
 */
interface Search {
  search: (pattern: string, word: string) => Expression<SqlBool>;
}

/**
 * The same for long lists: a query for the ids (what `tieBreak` is) of the rows. They are looked up
 * in the primary key, whatever the planner thinks how many there are: joined as a subquery,
 * PostgreSQL compared every row with every one found where the page was short, for minutes.
 */
interface SearchIds {
  searchIds: (pattern: string, word: string) => Expression<unknown>;
}

type ListOptions<Rows = unknown> = ListParts<Rows> & (Search | SearchIds);

interface ListParts<Rows> {
  /** What `sort=` may name, and what it sorts by; text goes through `caseless`. */
  sort: Record<string, Expression<unknown>>;
  /** Used without `sort=`, such as 'name' or '-start_date'. */
  defaultSort: string;
  /** Makes every order total, so that no row is on two pages or on none. */
  tieBreak: Expression<unknown>;
  /** `rows` without the joins that only the order needs; counted in their place, in far less time. */
  counted?: Rows;
  /** The total without a search, where something knows it that is faster than counting. */
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
  const words = wordsOf(query.search);
  const searched = (searching: typeof rows) => searching.where(occurrenceOf(words, options));

  let ordered = words.length > 0 ? searched(rows) : rows;
  for (const { by, direction } of orderOf(query.sort || options.defaultSort, options.sort)) {
    ordered = ordered.orderBy(by as OrderByExpression<DB, TB, O>, direction);
  }
  ordered = ordered.orderBy(options.tieBreak as OrderByExpression<DB, TB, O>);

  const { page = 1 } = query;
  const isWhole = query.page === undefined;
  const perPage = isWhole ? WHOLE_LIST_ROWS : (query.per_page ?? DEFAULT_PER_PAGE);
  const skipped = (page - 1) * perPage;
  const countAll = options.countAll ?? (() => countRows(options.counted ?? rows));

  let data: O[];
  let total: number | undefined;
  if (words.length > 0) {
    // What was found is counted on the way: to search twice would take twice as long.
    ({ data, total } = await withTotal(ordered, perPage, skipped));
    total ??= skipped === 0 ? 0 : await countRows(searched(options.counted ?? rows));
  } else {
    data = await ordered.limit(perPage).offset(skipped).execute();
    // A page that is not full is the last one: what came before it is the rest of the total.
    const isLast = data.length < perPage && (data.length > 0 || skipped === 0);
    total = isLast ? skipped + data.length : await countAll();
  }
  return { data, meta: isWhole ? { total } : { page, per_page: perPage, total } };
}

/** Every word occurs, each in whichever column. */
function occurrenceOf(words: string[], options: ListOptions): Expression<SqlBool> {
  if ('searchIds' in options) {
    const found = words.map((word) => sql`(${options.searchIds(patternOf(word), word)})`);
    return sql`${options.tieBreak} = any(array(${sql.join(found, sql` intersect `)}))`;
  }
  return sql`${sql.join(
    words.map((word) => options.search(patternOf(word), word)),
    sql` and `,
  )}`;
}

/** Sorts text the way people read it: `budi` beside `Budi`. The indexes are on the same expression. */
export function caseless(column: string): Expression<string> {
  return sql<string>`lower(${sql.ref(column)})`;
}

/** The usual `search`: the pattern occurs in one of the columns (of any type, as PostgreSQL writes it). */
export function anyOf(...columns: (string | Expression<unknown>)[]) {
  return (pattern: string): Expression<SqlBool> => {
    const matches = columns.map((column) => {
      const text = typeof column === 'string' ? sql.ref(column) : column;
      return sql<SqlBool>`(${text})::text ilike ${pattern}`;
    });
    return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  };
}

/** `is_active` as the screens show it, for the search box. */
export function statusText(column: string): Expression<string> {
  return sql<string>`case when ${sql.ref(column)} then 'Aktif' else 'Tidak Aktif' end`;
}

const FOUND_TOTAL = 'found_total';

/**
 * PostgreSQL takes every search by ids for one of ten rows. For a page of fewer it would choose a plan
 * that is quick to its first row, and slow to the last, though all of them have to be counted.
 */
const EXPECTED_ROWS = 10;

/** The total is only known when the page has a row to carry it. */
async function withTotal<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  perPage: number,
  skipped: number,
) {
  const rows = await found
    .select(sql<number>`count(*) over ()`.as(FOUND_TOTAL))
    .limit(Math.max(perPage, EXPECTED_ROWS))
    .offset(skipped)
    .execute();
  let total: number | undefined;
  const data = rows.slice(0, perPage).map((row) => {
    // Kysely cannot name the columns of a query whose tables are a type parameter.
    const { [FOUND_TOTAL]: found, ...columns } = row as O & { [FOUND_TOTAL]: number };
    total = Number(found);
    return columns as O;
  });
  return { data, total };
}

async function countRows<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  // The same here.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}

function orderOf(sort: string, columns: ListOptions['sort']) {
  return sort.split(',').map((part) => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const by = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (by === undefined) throw fieldErrors({ sort: [`Urutan tidak dikenal: ${name}`] });
    return { by, direction: isDescending ? ('desc' as const) : ('asc' as const) };
  });
}

/** Words may stand in different columns: 'budi 2024' finds Budi of 2024/2025. */
function wordsOf(search = ''): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
