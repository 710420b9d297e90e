import { sql } from 'kysely';
import { dateText } from '@/server/lists/dateText';

/** A period as the screens show it, 'start s/d end', for the search box. */
export const periodText = sql<string>`(${dateText(sql.ref('internship_periods.start_date'))}
  || ' s/d ' || ${dateText(sql.ref('internship_periods.end_date'))})`;
