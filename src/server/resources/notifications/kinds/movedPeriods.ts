import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import { changedIn, pairsOf, partOf, tellChange } from '../changes';
import { byActor, type NotificationType } from '../notification';
import { placementPage } from '../placementPage';

interface PeriodDates {
  start_date: string;
  end_date: string;
}

const KIND = 'moved_periods';
const { before, after } = changedIn<keyof PeriodDates>(KIND);

const dayOf = (day: RawBuilder<unknown>) =>
  shortDate(sql`((${day}) #>> '{}')::date`) as RawBuilder<string>;

const wordsOf = (label: string, part: keyof PeriodDates) =>
  partOf(label, before(part), after(part), dayOf);

/** One piece of news for a person, however many of the placements in the period are theirs. */
export const movedPeriods: NotificationType<{ internship_id: number }> = {
  kind: KIND,
  roles: ['student', 'lecturer', 'mentor'],
  title: 'Perubahan tanggal periode',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  words: ({ user }) => ({
    title: sql`'Tanggal periode magang diubah' || ${byActor}`,
    detail: sql`concat_ws(' · ', ${wordsOf('Mulai', 'start_date')}, ${wordsOf('Berakhir', 'end_date')})`,
    facts: { internship_id: sql.ref<number>('internships.id') },
    from: sql`internships`,
    where: sql<boolean>`internship_period_id = news.matter_id and ${internshipsVisibleTo(user)}`,
  }),
  linkOf: ({ internship_id }, person) =>
    person.role === 'student' ? placementPage(internship_id, person) : paths.internships.index,
};

/** Tells all who are placed in the period, or supervise somebody who is. */
export async function tellPeriodMoved(
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
  await tellChange(trx, KIND, recipients, now);
}
