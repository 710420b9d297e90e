import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Config } from '@/server/config';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { firstDay, lastDay } from '@/server/placements/placedDays';
import { requireLetterhead } from '@/server/resources/institution/institutionQueries';
import { storeSignature } from '@/server/resources/letters/storeSignature';
import { takeNumbers } from '@/server/resources/letters/takeNumbers';
import { notifyIssued } from '@/server/resources/notifications/kinds/certificates';
import type { Services } from '@/server/services';
import { letterGrade, weightedTotal } from '@/shared/resources/grades/letterGrades';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import {
  type CertificateFacts,
  type CertificateHead,
  certificateContent,
} from './certificateContent';
import { RECIPIENT_COLUMNS, type RecipientsOf } from './certificateGaps';
import { checkCertificates, type LeftOut } from './checkCertificates';
import { takeOffReady } from './countReadyCertificates';

export interface CertificatesInput extends RecipientsOf, CertificateHead {
  /** The lecturer whose stored signature is printed. */
  signatory_lecturer_id?: number | null;
  has_grade?: boolean | null;
  recipient_ids: readonly number[];
}

interface Issuing extends Pick<Services, 'verdicts'> {
  trx: Database;
  config: Config;
  user: SessionUser;
  now: Date;
}

const NO_PERIOD = 'Periode magang tidak ditemukan';

/** Stores certificates of all for whom nothing is missing, and says who was left out (docs/decisions/0084). */
export async function issueCertificates(
  { trx, verdicts, config, user, now }: Issuing,
  input: CertificatesInput,
): Promise<{ certificate_ids: number[]; left_out: LeftOut[] }> {
  const { kind, internship_period_id } = input;
  if (kind === 'student') await lockPlacements(trx, input.recipient_ids);
  const period = await lockPeriod(trx, internship_period_id);
  const moment = { now, campusTimeZone: config.campusTimeZone };
  const { ready, left_out } = await checkCertificates(
    { db: trx, verdicts },
    user,
    input,
    input.recipient_ids,
    moment,
  );
  const signature_sha256 = await storeSignature(trx, input.signatory_lecturer_id ?? null);
  if (ready.length === 0) return { certificate_ids: [], left_out };

  const column = RECIPIENT_COLUMNS[kind];
  const ids = ready.map(({ id }) => id);
  const grades = kind === 'student' && input.has_grade ? await selectGradesOf(trx, ids) : new Map();
  const days = kind === 'student' ? await selectDaysOf(trx, ids) : new Map();
  const letterhead = await requireLetterhead(trx, config);
  // Last, because others who need a number wait from here on.
  const numbers = await takeNumbers(trx, {
    kind: 'certificate',
    date: input.date,
    count: ready.length,
    noun: 'sertifikat',
    field: 'date',
  });
  const issued = await trx
    .insertInto('certificates')
    .values(
      ready.map(({ id, name, note, company_name, students, totals }, index) => {
        const recipient = { name, nim: note, company_name, students, totals };
        const own = { period: days.get(id) ?? period, grades: grades.get(id) ?? [] };
        const facts = { kind, ...recipient, ...own };
        return {
          kind,
          internship_period_id,
          [column]: id,
          ...numbers[index],
          data: JSON.stringify(certificateContent(input, facts, letterhead)),
          signature_sha256,
          code: verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH)),
          issued_at: now,
          issued_by_user_id: user.id,
          issued_by_name: user.name,
        };
      }),
    )
    .returning('id')
    .execute();
  const first = ready.filter(({ certificate_id }) => certificate_id === null);
  await takeOffReady(trx, input, first.length);
  const certificate_ids = issued.map(({ id }) => id);
  if (kind === 'student') await notifyIssued(trx, certificate_ids, now);
  return { certificate_ids, left_out };
}

/** Keeps the period as it is until the certificates are stored; other calls for it wait. */
async function lockPeriod(trx: Database, id: number): Promise<CertificateFacts['period']> {
  const period = await trx
    .selectFrom('internship_periods')
    .select(['start_date', 'end_date'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!period) throw fieldErrors({ internship_period_id: [NO_PERIOD] });
  return period;
}

/** Keeps placements finished until their certificates are stored. Before the period, as those lock that close it. */
async function lockPlacements(trx: Database, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('internships')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute();
}

/** The days of the placements in force, which their certificates name. */
async function selectDaysOf(trx: Database, internshipIds: readonly number[]) {
  const rows = await trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['internships.id', firstDay.as('start_date'), lastDay.as('end_date')])
    .where('internships.id', '=', anyOf(internshipIds))
    .execute();
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}

async function selectGradesOf(trx: Database, internshipIds: readonly number[]) {
  const rows = await trx
    .selectFrom('grades')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .selectAll('grades')
    .select([
      'weight_assignment_1',
      'weight_assignment_2',
      'weight_midterm',
      'weight_final',
      'weight_other',
      'courses.name as course_name',
    ])
    .where('internship_id', '=', anyOf(internshipIds))
    .orderBy('courses.name')
    .orderBy('course_code')
    .execute();
  const grades = new Map<number, CertificateFacts['grades'][number][]>();
  for (const row of rows) {
    const total = weightedTotal(row, row);
    const grade = { course_name: row.course_name, total, letter_grade: letterGrade(total) };
    grades.set(row.internship_id, [...(grades.get(row.internship_id) ?? []), grade]);
  }
  return grades;
}
