import { type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { inSearchText } from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { INTERNSHIP_TEXT } from '@/server/resources/internships/internshipSources';
import type { DefenceListState, DefenceState } from '@/shared/resources/defences/constants';
import {
  columnsFor,
  type DefenceView,
  defencesVisibleTo,
  isOn,
  placements,
  plannedOf,
} from './defenceRows';
import { defenceSources, LIST_STATE } from './defenceSources';

export interface DefenceFilters extends ListQuery {
  internship_period_id?: number;
  state?: DefenceListState;
  examiner_id?: number;
  /** on campus */
  date?: string;
}

/** The latest defence of each placement; the earlier ones were cancelled. A join with few or with all is fast. */
const LATEST = sql<{
  id: number;
  internship_id: number;
  starts_at: Date;
  minutes: number;
  room: string;
  state: DefenceState;
  cancel_reason: string | null;
  version: number;
}>`(
  select * from defences
  where not exists (
    select from defences as later
    where later.internship_id = defences.internship_id and later.id > defences.id
  )
)`;

const HAS_ACCEPTED_REPORT = sql<boolean>`exists (
  select from final_reports where internship_id = internships.id and state = 'accepted'
)`;

/** Each visible placement with its latest defence, which is called `defences` here. */
function listed(db: Database, view: DefenceView, filters: DefenceFilters) {
  let rows = placements(db)
    .leftJoin(LATEST.as('defences'), (join) =>
      join.onRef('defences.internship_id', '=', 'internships.id'),
    )
    .select(columnsFor(view))
    .select([LIST_STATE.as('list_state'), HAS_ACCEPTED_REPORT.as('has_accepted_report')])
    .where(defencesVisibleTo(view.user));
  const { internship_period_id, state, examiner_id, date } = filters;
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (state !== undefined) rows = rows.where(LIST_STATE, '=', state);
  if (examiner_id !== undefined) {
    rows = rows.where(
      sql<SqlBool>`defences.id = any(array(
        select defence_id from defence_examiners where lecturer_id = ${examiner_id}
      ))`,
    );
  }
  return date === undefined ? rows : rows.where(isOn(date, view.timeZone));
}

/** The total of all placements, which needs no defences. Lecturers also see those that they examine. */
const countAll = (db: Database, { user }: DefenceView, filters: DefenceFilters) => {
  const { internship_period_id, state, examiner_id, date } = filters;
  const isWhole = [state, examiner_id, date].every((value) => value === undefined);
  if (!isWhole || user.role !== 'super_admin') return {};
  let rows = db.selectFrom('internships').select(sql<number>`count(*)::integer`.as('total'));
  if (internship_period_id !== undefined) {
    rows = rows.where('internship_period_id', '=', internship_period_id);
  }
  return { countAll: async () => (await rows.executeTakeFirstOrThrow()).total };
};

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const optionsOf = ({ timeZone, now }: DefenceView) => ({
  ...defenceSources(timeZone, now),
  defaultSort: 'coming',
  tieBreak: sql.ref('internships.id'),
  search: inSearchText(INTERNSHIP_TEXT),
});

export async function selectDefences(db: Database, view: DefenceView, query: DefenceFilters) {
  const options = { ...optionsOf(view), ...countAll(db, view, query) };
  const { data, meta } = await selectList(db, listed(db, view, query), query, options);
  return { data: data.map(rowOf), meta };
}

export async function selectAllDefences(db: Database, view: DefenceView, query: DefenceFilters) {
  const { total, parts } = await selectWholeList(
    db,
    listed(db, view, query),
    query,
    optionsOf(view),
  );
  async function* shown() {
    for await (const rows of parts) yield rows.map(rowOf);
  }
  return { total, parts: shown() };
}

function rowOf(row: Listed) {
  const { internship_id, student_name, nim, company_name, lecturer_id, lecturer_name } = row;
  const { internship_period_id, closed_by, has_accepted_report } = row;
  return {
    ...{ internship_id, student_name, nim, company_name, lecturer_id, lecturer_name },
    ...{ internship_period_id, closed_by, has_accepted_report },
    state: row.list_state,
    defence: row.id === null ? null : plannedOf(row),
  };
}
