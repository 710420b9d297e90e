import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { sortKey } from '@/server/lists/order';
import type { ReviewView } from '@/shared/resources/reviews/constants';
import { type Desk, inView, isResubmitted, ownActivities, type ReviewFilters } from './reviewScope';
import { reviewSearch } from './reviewSearch';

export interface ReviewQuery extends ReviewFilters, Pick<ListQuery, 'page' | 'per_page'> {
  view?: ReviewView;
  group?: 'day' | 'student';
  /** Only these activities, separated by commas. */
  ids?: string;
}

const sort = {
  date: sql.ref('activities.date'),
  start_time: sql.ref('activities.start_time'),
  student: sortKey('internships.student_name'),
  student_id: sql.ref('internships.student_id'),
  resubmitted: isResubmitted,
};

/** Open activities come oldest first, others latest first. */
const byDay = (view: ReviewView) =>
  view === 'done' || view === 'all' ? '-date,-start_time' : 'date,start_time';

/** The views in which activities that were returned and handed in again come first. */
const RESUBMITTED_FIRST: readonly ReviewView[] = ['waiting', 'attended', 'handed_in', 'overdue'];

/** The ids of a page of a view, or of its first 1,000 activities. */
export async function selectReviewIds(
  db: Database,
  desk: Desk,
  { view = 'waiting', group = 'day', ...query }: ReviewQuery,
) {
  let rows = ownActivities(db, desk, query).where(inView(view, desk, query));
  if (query.ids) rows = rows.where('activities.id', 'in', query.ids.split(',').map(Number));
  const listed =
    group === 'day'
      ? rows
      : rows.innerJoin('internships', 'internships.id', 'activities.internship_id');
  const order = [
    ...(RESUBMITTED_FIRST.includes(view) ? ['-resubmitted'] : []),
    ...(group === 'day' ? [] : ['student,student_id']),
    byDay(view),
  ].join();
  const { data, meta } = await selectList(
    db,
    listed as typeof rows,
    { ...query, sort: order },
    {
      ...reviewSearch(db, desk, query),
      tieBreak: sql.ref('activities.id'),
      sort,
      defaultSort: order,
      selectsIds: true,
      counted: rows,
    },
  );
  return { ids: data.map(({ id }) => id), meta };
}
