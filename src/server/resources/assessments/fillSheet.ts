import { sql, type Updateable } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import { conflict, fieldErrors, forbidden, foundOr404, staleVersion } from '@/server/http/errors';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { notifyAssessmentReturned } from '@/server/resources/notifications/kinds/returnedAssessments';
import { type AssessmentScore, pointsOf } from '@/shared/resources/assessments/assessmentTotal';
import type { SheetState } from '@/shared/resources/assessments/constants';
import { type AssessmentOf, selectAssessment } from './assessmentQueries';

interface Key {
  id: number;
  form_id: number;
}

interface Content {
  revision: number;
  scores: readonly AssessmentScore[];
  remarks?: string | null;
}

const FORM_CHANGED = 'Formulir ini sudah diubah jurusan. Muat ulang, lalu isi kriteria yang baru.';
const ALREADY_SENT = 'Lembar ini sudah dikirim. Minta jurusan membukanya bila perlu diperbaiki.';
const NOT_SENT = 'Lembar ini belum dikirim.';
const INCOMPLETE = 'Isi skor setiap kriteria';
const NO_SCORE = 'Skor tidak sesuai skala kriteria';

/** Locks the form, so that its criteria stay; the placement, which is there before its sheet; and the sheet. */
async function lockSheet(trx: Database, user: SessionUser, key: Key): Promise<AssessmentOf> {
  await sql`select from assessment_forms where id = ${key.form_id} for share`.execute(trx);
  await sql`select from internships where id = ${key.id} for no key update`.execute(trx);
  await sql`
    select from assessment_sheets
    where internship_id = ${key.id} and form_id = ${key.form_id} for update
  `.execute(trx);
  return foundOr404(await selectAssessment(trx, user, key));
}

const refuseSeen = (sheet: AssessmentOf, seen: number | null | undefined) => {
  if (seen != null && seen !== sheet.version) throw staleVersion();
};

/** Stores a draft, or sends the sheet if it is complete. */
export async function fillSheet(
  trx: Database,
  user: SessionUser,
  key: Key & { seen?: number | null; isSent: boolean },
  { revision, scores, remarks = null }: Content,
  now: Date,
): Promise<void> {
  const sheet = await lockSheet(trx, user, key);
  if (user.role !== sheet.assessor) throw forbidden();
  refuseClosed(sheet);
  if (sheet.state === 'sent') throw conflict(ALREADY_SENT);
  refuseSeen(sheet, key.seen);
  if (revision !== sheet.revision) throw conflict(FORM_CHANGED);
  refuseScores(sheet, scores, key.isSent);
  const state: SheetState = key.isSent ? 'sent' : sheet.state === 'returned' ? 'returned' : 'draft';
  const content = {
    revision,
    scores: [...scores],
    remarks,
    state,
    changed_at: now,
    ...(key.isSent && { sent_at: now, sent_by_user_id: user.id, sent_by_name: user.name }),
  };
  if (sheet.state === 'missing') {
    const row = { internship_id: key.id, form_id: key.form_id, ...content };
    await trx.insertInto('assessment_sheets').values(row).execute();
  } else {
    await changeSheet(trx, key, content);
  }
}

async function changeSheet(
  trx: Database,
  { id, form_id }: Key,
  change: Updateable<Tables['assessment_sheets']>,
): Promise<void> {
  await trx
    .updateTable('assessment_sheets')
    .set(change)
    .where('internship_id', '=', id)
    .where('form_id', '=', form_id)
    .execute();
}

function refuseScores(
  { criteria }: AssessmentOf,
  scores: readonly AssessmentScore[],
  isComplete: boolean,
): void {
  if (scores.length !== criteria.length) throw fieldErrors({ scores: [NO_SCORE] });
  const errors: Record<string, string[]> = {};
  for (const [index, { weight, words }] of criteria.entries()) {
    const score = scores[index] ?? null;
    if (score === null) {
      if (isComplete) errors[`scores.${index}`] = [INCOMPLETE];
    } else if (pointsOf({ weight, words }, score) === null) {
      errors[`scores.${index}`] = [NO_SCORE];
    }
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}

/** Asks the assessor to correct a sheet that was sent. */
export async function returnSheet(
  trx: Database,
  user: SessionUser,
  key: Key & { seen?: number | null },
  reason: string,
  now: Date,
): Promise<void> {
  const sheet = await lockSheet(trx, user, key);
  refuseClosed(sheet);
  if (sheet.state !== 'sent') throw conflict(NOT_SENT);
  refuseSeen(sheet, key.seen);
  const change = { state: 'returned', return_reason: reason, changed_at: now } as const;
  await changeSheet(trx, key, change);
  await notifyAssessmentReturned(trx, key, now);
}
