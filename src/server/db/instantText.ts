import { sql } from 'kysely';

/** An instant in UTC, since PostgreSQL writes those in JSON in the time zone of the session. */
export const instantText = (column: string) =>
  sql<
    string | null
  >`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
