import { sql } from 'kysely';
import { ACTOR_SETTING, actorSetting, forReason, fromDay } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import type { campusMoment } from '@/server/http/campusToday';
import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import type { Days } from '@/server/verdicts/attendanceFacts';
import { laterOf } from '@/shared/calendarDays';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import { changingVerdicts } from './changingVerdicts';
import type { Judging } from './judgePlacements';

const NOT_YET = 'Tanggal ini belum tiba. Ubah pada harinya.';
const TOO_EARLY = 'Tanggal ini terlalu lama';
/** Before any record. */
const FIRST_DAY = '2000-01-01';

interface ValidFrom extends SeenChanges {
  valid_from?: string | null;
}

interface Change<T> {
  /** The days that it touches before the one from which it counts. */
  days?: readonly Days[];
  /** The IDs of the placements that it touches from a day on. */
  placements: (from: string) => Promise<readonly number[]>;
  /** Makes the edit, which counts from the day. */
  edit: (from: string) => Promise<T>;
}

export type Changing = <T>(change: Change<T>) => Promise<T>;

/**
 * Makes an edit that counts from a day, which is today unless a past one is given with a reason, in a transaction. `changing`
 * asks about the past days on which the edit changes verdicts. What they are judged by until then is kept by the database
 * (docs/decisions/0102).
 */
export function editFrom<T>(
  { db, verdicts }: Judging,
  { valid_from, reason, seen_changes }: ValidFrom,
  moment: ReturnType<typeof campusMoment>,
  work: (trx: Database, changing: Changing) => Promise<T>,
): Promise<T> {
  const { today } = moment;
  const from = valid_from ?? today;
  const errors: FieldErrors = {};
  if (from > today) errors.valid_from = [NOT_YET];
  if (from < FIRST_DAY) errors.valid_from = [TOO_EARLY];
  if (from < today && !reason) errors.reason = [REASON_REQUIRED];
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);

  const changingIn =
    (trx: Database): Changing =>
    async ({ days = [], placements, edit }) => {
      const touched = {
        days: await sinceFirstRecord(trx, [{ from, to: today }, ...days]),
        placements: () => placements(from),
      };
      const judging = { db: trx, verdicts };
      return changingVerdicts(
        judging,
        { reason, seen_changes },
        { ...touched, edit: () => edit(from) },
        moment,
      );
    };
  return forReason(reason, () =>
    fromDay(from, () => db.transaction().execute((trx) => work(trx, changingIn(trx)))),
  );
}

/**
 * The days without those before any activity or holiday, on which nothing is expected: a day of long ago, or a year with a wrong
 * digit, would be a million verdicts.
 */
async function sinceFirstRecord(trx: Database, days: readonly Days[]): Promise<Days[]> {
  const { rows } = await sql<{ first: string | null }>`
    select least((select min(date) from activities), (select min(date) from holidays)) as first`.execute(
    trx,
  );
  const first = rows[0]?.first;
  return first ? days.map(({ from, to }) => ({ from: laterOf(from, first), to })) : [];
}

/** Lets what follows in the transaction count from another day. */
export const countFrom = (trx: Database, day: string) =>
  sql`select set_config(${ACTOR_SETTING}, ${fromDay(day, actorSetting)}, true)`.execute(trx);
