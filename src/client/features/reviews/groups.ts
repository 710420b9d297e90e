import type { Review } from '@/client/api/api';
import { formatWeekdayDate } from '@/shared/format';
import type { DeskGroup } from './deskQuery';

export type ReviewGroup = {
  key: string;
  title: string;
  note: string | null;
  rows: Review[];
};

const groupOf = (row: Review, group: DeskGroup): Omit<ReviewGroup, 'rows'> =>
  group === 'student'
    ? {
        key: `s${row.student.id}`,
        title: row.student.name,
        note: `${row.student.nim} · ${row.company.name}`,
      }
    : { key: `d${row.date}`, title: formatWeekdayDate(row.date), note: null };

/** The rows under the headings of their students or days, in the order of the server. */
export function groupRows(rows: readonly Review[], group: DeskGroup): ReviewGroup[] {
  const groups: ReviewGroup[] = [];
  for (const row of rows) {
    const own = groupOf(row, group);
    const last = groups.at(-1);
    if (last?.key === own.key) last.rows.push(row);
    else groups.push({ ...own, rows: [row] });
  }
  return groups;
}
