import { sql } from 'kysely';
import { shortDate } from '@/server/lists/dateText';
import {
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
} from '@/shared/resources/attendance-requests/constants';

const labelOf = (column: string, labels: Readonly<Record<string, string>>) =>
  sql<string>`case ${sql.ref(column)} ${sql.join(
    Object.entries(labels).map(
      ([value, label]) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`,
    ),
    sql` `,
  )} end`;

const [firstDay, lastDay] = (['start_date', 'end_date'] as const).map((column) =>
  shortDate(sql.ref(`attendance_requests.${column}`)),
);

/** Such as 'Sakit untuk 12 Nov 2026 s/d 13 Nov 2026', of a row of `attendance_requests`. */
export const requestText = sql<string>`${labelOf('attendance_requests.kind', REQUEST_KIND_LABELS)}
  || ' untuk ' || ${firstDay} || case
    when attendance_requests.end_date > attendance_requests.start_date then ' s/d ' || ${lastDay}
    else '' end`;

/** Such as 'disetujui'. */
export const requestStateText = sql<string>`lower(${labelOf('attendance_requests.state', REQUEST_STATE_LABELS)})`;
