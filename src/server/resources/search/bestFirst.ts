import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { literally } from '@/server/lists/literally';
import { sortKey as alphabetic } from '@/shared/sortKey';

/** The number of results per kind. */
export const FOUND_MAX = 5;

/** The searched columns of a record, in lower case apart from the name. */
export interface Searched {
  /** NIM, NIP or NIK. */
  number?: Expression<string>;
  /** The text that `sortKey` makes of it. */
  name: RawBuilder<string>;
  /** All searched texts, one per line. */
  text: Expression<string>;
}

/** With the collation "C", as in the indexes on beginnings. */
export const lowered = (column: string): RawBuilder<string> =>
  sql<string>`(lower(${sql.ref(column)}) collate "C")`;

/** Columns as lines of one text. */
export const linesOf = (...columns: string[]): RawBuilder<string> =>
  sql<string>`lower(concat_ws(E'\n', ${sql.join(columns.map((column) => sql.ref(column)))}))`;

interface Rank {
  matches: Expression<SqlBool>;
  /** The order of the index that holds the first matches side by side. */
  order?: Expression<string>;
}

/** The ranks of a match, best first. The last one includes all others. */
function ranksOf(words: readonly string[], { number, name, text }: Searched): Rank[] {
  // People put spaces between the digits of a NIP.
  const digits = words.join('');
  const ranks: Rank[] = [{ matches: begins(words, name), order: name }];
  if (number) {
    ranks.unshift(
      { matches: sql`${number} = lower(${digits})` },
      { matches: sql`${number} like ${pattern(`${literally(digits)}%`)}`, order: number },
    );
  }
  return [...ranks, { matches: wordsBegin(words, text) }, { matches: contains(words, text) }];
}

/** 'adi' finds ÁDI, and 'aisyah' ’Aisyah. */
const begins = (words: readonly string[], name: Expression<string>) => {
  const beginning = alphabetic(words.join(' '));
  return beginning === ''
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${name} like ${`${literally(beginning)}%`}`;
};

const pattern = (like: string) => sql<string>`lower(${like})`;

/** Each word begins a line or follows a space. */
const wordsBegin = (words: readonly string[], text: Expression<string>) =>
  allOf(
    words.map((word) => {
      const beginning = `${literally(word)}%`;
      const places = [beginning, `%\n${beginning}`, `% ${beginning}`];
      return sql`(${sql.join(
        places.map((place) => sql`${text} like ${pattern(place)}`),
        sql` or `,
      )})`;
    }),
  );

const contains = (words: readonly string[], text: Expression<string>) =>
  allOf(words.map((word) => sql`${text} like ${pattern(`%${literally(word)}%`)}`));

const allOf = (conditions: readonly Expression<unknown>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Condition and rank of the best matches among rows that are few enough to be compared with each of them. */
export function bestOf(words: readonly string[], searched: Searched) {
  const ranks = ranksOf(words, searched);
  const cases = ranks.map(({ matches }, place) => sql`when ${matches} then ${sql.lit(place)}`);
  return {
    isFound: sql<SqlBool>`(${contains(words, searched.text)} or ${begins(words, searched.name)})`,
    rank: sql<number>`case ${sql.join(cases, sql` `)} end`,
  };
}

/** Up to this many matches by words are ordered; of more, the first ones read. */
const SORTED_MAX = 500;

/**
 * The ids and ranks of the best matches, of namesakes the newest first, in a table with 100,000 rows. It has indexes on the number and on
 * the beginnings of number and name, and one on the trigrams of the text. A rank is looked up only if those
 * before it have found too few: PostgreSQL stops reading a `union all` at its limit (docs/decisions/0047).
 * @param isAsked a condition on the rows of the table
 */
export function bestInTable(
  table: string,
  words: readonly string[],
  searched: Searched,
  isAsked: Expression<SqlBool> = sql<SqlBool>`true`,
) {
  const ranks = ranksOf(words, searched).filter(({ order }, place, { length }) => {
    if (order) return true;
    if (place === length - 1) return words.some(hasTrigram);
    return place < length - 2 || words.some(hasLetter);
  });
  const parts = ranks.map(({ matches, order }, place) => {
    const better = ranks.slice(0, place).map((rank) => sql`not ${rank.matches}`);
    return sql`(
      select id, rank from (
        select id, ${sql.lit(place)} as rank, ${searched.name} as name from ${sql.table(table)}
        where ${allOf([matches, ...better, isAsked])}
        ${order ? sql`order by ${order}, id desc` : sql``}
        limit ${sql.lit(order ? FOUND_MAX : SORTED_MAX)}
      ) matching
      order by name, id desc limit ${sql.lit(FOUND_MAX)}
    )`;
  });
  return sql`
    select id, rank from (${sql.join(parts, sql` union all `)}) matching
    limit ${sql.lit(FOUND_MAX)}`;
}

/** The trigram index finds beginnings of words by one letter and other parts by three. */
const hasLetter = (word: string) => /[\p{L}\p{N}]/u.test(word);
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);
