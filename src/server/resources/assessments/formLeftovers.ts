import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { FoundLeftover, Settling } from '@/server/placements/settlingLeftovers';
import { notifyAssessmentReturned } from '@/server/resources/notifications/kinds/returnedAssessments';

/** A form before the edit. */
interface FormBefore {
  id: number;
  revision: number;
  is_active: boolean;
}

/**
 * The sheets that a changed form leaves over: with the criteria before the last, or, once it is switched off, no longer
 * needed. The form is locked, and `fillSheet` waits for it.
 */
export const formLeftovers = (trx: Database, before: FormBefore, now: Date): Settling => ({
  async find() {
    const { rows } = await sql<FoundLeftover>`
      select kind, count(*)::integer as count, md5(string_agg(id::text, ' ' order by id)) as digest
      from (
        select sheets.id, case
          when forms.revision = ${before.revision} then
            case when sheets.state <> 'sent' and periods.closed_at is null then 'unneeded_sheets' end
          when periods.closed_at is not null then 'closed_sheets'
          when sheets.state = 'draft' then 'draft_sheets'
          else 'filled_sheets'
        end as kind
        from assessment_forms as forms
        join assessment_sheets as sheets on sheets.form_id = forms.id
        join internships on internships.id = sheets.internship_id
        join internship_periods as periods on periods.id = internships.internship_period_id
        where forms.id = ${before.id}
          and ((forms.revision <> ${before.revision} and sheets.revision = ${before.revision})
            or (${before.is_active} and not forms.is_active))
      ) as found
      where kind is not null
      group by kind
      order by array_position(array['draft_sheets', 'filled_sheets', 'closed_sheets'], kind)`.execute(
      trx,
    );
    return rows;
  },

  choicesFor: (found) =>
    found.some(({ kind }) => kind === 'draft_sheets' || kind === 'filled_sheets')
      ? ['keep', 'reopen']
      : [],

  async settle(choice, reason) {
    if (choice !== 'reopen') return;
    const { rows } = await sql<{ internship_id: number; state: string }>`
      update assessment_sheets as sheets
      set revision = forms.revision, scores = ${KEPT_SCORES}, changed_at = ${now},
        state = case sheets.state when 'draft' then 'draft' else 'returned' end,
        return_reason = case sheets.state when 'draft' then sheets.return_reason else ${reason} end
      from assessment_forms as forms, internships, internship_periods as periods
      where forms.id = ${before.id} and sheets.form_id = forms.id
        and sheets.revision = ${before.revision}
        and internships.id = sheets.internship_id
        and periods.id = internships.internship_period_id and periods.closed_at is null
      returning sheets.internship_id, sheets.state`.execute(trx);
    for (const { internship_id: id, state } of rows) {
      if (state === 'returned') {
        await notifyAssessmentReturned(trx, { id, form_id: before.id }, now);
      }
    }
  },
});

/** The scores of criteria that have kept their name and scale; the others are to be given. */
const KEPT_SCORES = sql`array(
  select sheets.scores[(
    select min(old.position) from assessment_criteria as old
    where old.form_id = new.form_id and old.revision = sheets.revision
      and old.name = new.name and old.words is not distinct from new.words
  )]
  from assessment_criteria as new
  where new.form_id = forms.id and new.revision = forms.revision
  order by new.position
)`;
