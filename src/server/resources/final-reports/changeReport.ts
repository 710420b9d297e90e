import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, staleVersion } from '@/server/http/errors';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { notifyReportDecided } from '@/server/resources/notifications/kinds/decidedReports';
import {
  REPORT_VERSIONS_MAX,
  type StoredReportState,
} from '@/shared/resources/final-reports/constants';
import { type FinalReportOf, lockReport } from './finalReportQueries';
import type { ReportFile } from './reportFile';

const ACCEPTED = 'Laporan ini sudah diterima.';
const NOT_WAITING = 'Laporan ini tidak sedang menunggu diperiksa.';
const NOT_ACCEPTED = 'Laporan ini belum diterima.';
const ENOUGH_VERSIONS = `Satu laporan memuat paling banyak ${REPORT_VERSIONS_MAX} versi.`;

/** The placement of the report, and the version of the report that was read. */
export interface ReportKey {
  id: number;
  seen?: number | null;
}

async function lockOpen(trx: Database, user: SessionUser, id: number): Promise<FinalReportOf> {
  const report = foundOr404(await lockReport(trx, user, id));
  refuseClosed(report);
  return report;
}

/** Throws unless the report can get another version. */
export function refuseVersion(report: FinalReportOf): void {
  refuseClosed(report);
  const { state, versions } = report;
  if (state === 'accepted') throw conflict(ACCEPTED);
  if (versions >= REPORT_VERSIONS_MAX) throw conflict(ENOUGH_VERSIONS);
}

/** Stores the next version, which then waits for the lecturer. */
export async function sendVersion(
  trx: Database,
  user: SessionUser,
  { id, title, file }: { id: number; title: string; file: ReportFile },
  now: Date,
): Promise<void> {
  const report = foundOr404(await lockReport(trx, user, id));
  refuseVersion(report);
  const versions = report.versions + 1;
  const content = { title, state: 'sent', versions, sent_at: now } as const;
  const undecided = { decided_at: null, decided_by_user_id: null, decided_by_name: null };
  const { id: final_report_id } = await trx
    .insertInto('final_reports')
    .values({ internship_id: id, ...content, ...undecided })
    .onConflict((on) => on.column('internship_id').doUpdateSet({ ...content, ...undecided }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('final_report_versions')
    .values({ final_report_id, number: versions, ...file, sent_at: now })
    .execute();
}

/** Returns the report with a comment on its last version. */
export async function returnReport(
  trx: Database,
  user: SessionUser,
  key: ReportKey,
  comment: string,
  now: Date,
): Promise<void> {
  const report = await lockOpen(trx, user, key.id);
  if (report.state !== 'sent') throw conflict(NOT_WAITING);
  await decide(trx, user, { report, key, state: 'returned' }, now);
  await commentOn(trx, user, report, comment, now);
}

export async function acceptReport(
  trx: Database,
  user: SessionUser,
  key: ReportKey,
  now: Date,
): Promise<void> {
  const report = await lockOpen(trx, user, key.id);
  if (report.state !== 'sent') throw conflict(NOT_WAITING);
  await decide(trx, user, { report, key, state: 'accepted' }, now);
}

/** An accepted report is returned after all, with the reason as its comment. */
export async function reopenReport(
  trx: Database,
  user: SessionUser,
  key: ReportKey,
  reason: string,
  now: Date,
): Promise<void> {
  const report = await lockOpen(trx, user, key.id);
  if (report.state !== 'accepted') throw conflict(NOT_ACCEPTED);
  await decide(trx, user, { report, key, state: 'returned' }, now);
  await commentOn(trx, user, report, reason, now);
}

interface Decision {
  report: FinalReportOf;
  key: ReportKey;
  state: StoredReportState;
}

async function decide(
  trx: Database,
  user: SessionUser,
  { report, key, state }: Decision,
  now: Date,
): Promise<void> {
  if (key.seen != null && key.seen !== report.version) throw staleVersion();
  await trx
    .updateTable('final_reports')
    .set({ state, decided_at: now, decided_by_user_id: user.id, decided_by_name: user.name })
    .where('internship_id', '=', key.id)
    .execute();
  await notifyReportDecided(trx, key.id, now);
}

async function commentOn(
  trx: Database,
  user: SessionUser,
  { id, versions }: FinalReportOf,
  comment: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('final_report_versions')
    .set({
      comment,
      commented_at: now,
      commented_by_user_id: user.id,
      commented_by_name: user.name,
    })
    .where('final_report_id', '=', id)
    .where('number', '=', versions)
    .execute();
}
