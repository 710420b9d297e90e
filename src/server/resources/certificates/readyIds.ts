import { sql } from 'kysely';
import type { Judging } from '@/server/placements/judgePlacements';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import { type RecipientsOf, selectReadyIds } from './certificateGaps';
import { finishesOf } from './countReadyCertificates';

export type ReadyIds = (of: RecipientsOf, moment: VerdictMoment) => Promise<readonly number[]>;

/** The lists that stay known; each has as many ids as a period has recipients. */
const MOST_KNOWN = 10;

/**
 * The recipients who can get a certificate, judged once and not for each page of their list. Closing a period freezes what
 * they depend on, as finishing a placement does, except for what `attendance_rules` counts and the days to come; a later
 * certificate is seen by the list.
 */
export function createReadyIds(judging: Judging): ReadyIds {
  const known = new Map<string, { frozen: string; ids: Promise<readonly number[]> }>();
  return async (of, moment) => {
    const list = `${of.kind} ${of.internship_period_id}`;
    const frozen = `${dayOf(moment)} ${await selectFrozen(judging, of)}`;
    const found = known.get(list);
    if (found?.frozen === frozen) return found.ids;

    const ids = selectReadyIds(judging, of, moment);
    known.delete(list);
    known.set(list, { frozen, ids });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    ids.catch(() => {
      if (known.get(list)?.ids === ids) known.delete(list);
    });
    return ids;
  };
}

async function selectFrozen({ db }: Judging, of: RecipientsOf): Promise<string> {
  const { rows } = await sql<{ frozen: string }>`
    select concat_ws(' ', changes, closed_at, ${finishesOf(sql.ref('internship_periods.id'))}) as frozen
    from attendance_rules, internship_periods where id = ${of.internship_period_id}`.execute(db);
  return rows[0]?.frozen ?? '';
}
