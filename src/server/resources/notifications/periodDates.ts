import { sql } from 'kysely';
import { shortDate } from '@/server/lists/dateText';

/** '4 Mar 2030 s/d 30 Jun 2030'. */
export const periodDates = (table: string) => sql<string>`(
  ${shortDate(sql.ref(`${table}.start_date`))} || ' s/d ' || ${shortDate(sql.ref(`${table}.end_date`))})`;
