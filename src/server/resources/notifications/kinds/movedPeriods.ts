import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { changeText, notifyChange, type Parts, pairsIn, pairsOf } from '../changes';
import { byActor, type NotificationType } from '../notification';
import type { PeriodDates } from '../periodDates';
import { placementPage } from '../placementPage';

const KIND = 'moved_periods';

const PARTS: Parts<PeriodDates> = {
  start_date: { label: 'Mulai', textOf: formatDate },
  end_date: { label: 'Berakhir', textOf: formatDate },
};

/** One piece of news for a person, however many of the placements in the period are theirs. */
export const movedPeriods: NotificationType<{ internship_id: number }> = {
  kind: KIND,
  roles: ['student', 'lecturer', 'mentor'],
  title: 'Perubahan tanggal periode',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  facts: ({ user }) => sql`
    select internships.id as internship_id from internships
    where internship_period_id = news.matter_id and ${internshipsVisibleTo(user)}`,
  titleOf: (news) => `Tanggal periode magang diubah${byActor(news)}`,
  detailOf: (news) => changeText(PARTS, pairsIn(news)),
  linkOf: ({ internship_id }, person) =>
    person.role === 'student' ? placementPage(internship_id, person) : paths.internships.index,
};

/** Tells all who are placed in the period, or supervise somebody who is. */
export async function notifyPeriodMoved(
  trx: Database,
  id: number,
  { from, to }: { from: PeriodDates; to: PeriodDates },
  now: Date,
): Promise<void> {
  const datesOf = ({ start_date, end_date }: PeriodDates) => ({ start_date, end_date });
  const pairs = pairsOf(datesOf(from), datesOf(to));
  if (Object.keys(pairs).length === 0) return;
  const placed = sql`select * from internships where internship_period_id = ${id}`;
  const recipients = sql`
    with placed as (${placed})
    select user_id, ${id}::integer as matter_id, ${JSON.stringify(pairs)}::text as detail from (
      select user_id from students where id in (select student_id from placed)
      union select user_id from mentors where id in (select mentor_id from placed)
      union select user_id from lecturers where id in (select lecturer_id from placed)
    ) as people`;
  await notifyChange(trx, KIND, recipients, now);
}
