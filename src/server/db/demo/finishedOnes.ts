import { type Kysely, sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { formatLongDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { letterNumber } from '@/shared/letters/numberPattern';
import type { CertificateData } from '@/shared/resources/certificates/certificateData';
import { letterGrade, weightedTotal } from '@/shared/resources/grades/letterGrades';
import { DEFAULT_NUMBER_PATTERN } from '@/shared/resources/letters/constants';
import type { Tables } from '../tables';
import { codeOf, LETTERHEAD, SIGNATORY } from './certificates';
import { campusInstant } from './dates';
import { type DemoInternship, endedPlacements, STEPS_TO_GRADE } from './internships';
import { EARLIER_PERIOD_ID, OLDEST_PERIOD_ID } from './periods';

/** The number of its code, after those of the closed period. */
const CODE_INDEX = 100_000;
const DAYS_AFTER_END = 40;

/** A placement of the earlier period, which is still open, is finished and has a numbered certificate; others lack something. */
export async function insertEarlyFinisher(
  trx: Kysely<Tables>,
  internships: readonly DemoInternship[],
): Promise<void> {
  const { end_date } = await trx
    .selectFrom('internship_periods')
    .select('end_date')
    .where('id', '=', EARLIER_PERIOD_ID)
    .executeTakeFirstOrThrow();
  const ready = endedPlacements(internships).filter(({ steps }) => steps >= STEPS_TO_GRADE);
  const finisher = await selectFinisher(
    trx,
    ready.map(({ internship }) => internship.id),
  );
  if (!finisher) return;
  const date = addDays(end_date, DAYS_AFTER_END);
  await trx
    .updateTable('internships')
    .set({ finished_at: campusInstant(date, '10:00') })
    .where('id', '=', finisher.id)
    .execute();
  const number = await giveNumber(trx, date);
  const { id: issued_by_user_id, name: issued_by_name } = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'super_admin')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const {
    id: internship_id,
    student_name,
    student_nim,
    company_name,
    attended,
    ...rest
  } = finisher;
  const { course_name, start_date, end_date: lastDay, ...grade } = rest;
  const total = weightedTotal(grade, grade);
  const days = `dari ${formatLongDate(start_date)} sampai ${formatLongDate(lastDay)}`;
  const data: CertificateData = {
    letterhead: LETTERHEAD,
    title: 'Sertifikat Magang',
    name: student_name,
    nim: student_nim,
    company_name,
    period: { start_date, end_date: lastDay },
    text: `telah menyelesaikan magang di ${company_name} ${days}.`,
    figures: [
      { label: 'Hari hadir', value: `${attended} hari` },
      { label: 'Nilai', value: `${course_name} ${letterGrade(total)} (${formatNumber(total)})` },
    ],
    place_and_date: `Bandung, ${formatLongDate(date)}`,
    signatory: SIGNATORY,
  };
  await trx
    .insertInto('certificates')
    .values({
      ...{ kind: 'student', internship_period_id: EARLIER_PERIOD_ID, internship_id, ...number },
      ...{ data: JSON.stringify(data), code: codeOf(CODE_INDEX) },
      issued_at: campusInstant(date, '11:00'),
      ...{ issued_by_user_id, issued_by_name },
    })
    .execute();
}

/** The last placement of the closed period without a certificate has no grade, and stayed open when its period was closed. */
export async function leaveOneOpen(trx: Kysely<Tables>): Promise<void> {
  const left = await trx
    .selectFrom('internships')
    .select('id')
    .where('internship_period_id', '=', OLDEST_PERIOD_ID)
    .where('end_reason', 'is', null)
    .where(sql<boolean>`not exists (select from certificates where internship_id = internships.id)`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('grades').where('internship_id', '=', left.id).execute();
  await trx
    .updateTable('internships')
    .set({ is_left_open: true })
    .where('id', '=', left.id)
    .execute();
}

/** The first number of the certificates of that year. */
async function giveNumber(trx: Kysely<Tables>, date: string) {
  const kind = 'certificate' as const;
  const sequence = 1;
  const number = letterNumber(DEFAULT_NUMBER_PATTERN, { kind, date, sequence });
  const { id: series_id } = await trx
    .insertInto('letter_series')
    .values({
      id: sql<number>`(select max(id) + 1 from letter_series)`,
      ...{ kind, register: kind, year: Number(date.slice(0, 4)) },
      ...{ pattern: DEFAULT_NUMBER_PATTERN, last_number: sequence },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = { series_id, sequence, number };
  await trx
    .insertInto('given_numbers')
    .values({ ...given, kind })
    .execute();
  return given;
}

/** The first placement with a grade, and with no day that is to be settled. */
const selectFinisher = (trx: Kysely<Tables>, readyIds: readonly number[]) =>
  trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internship_period_id')
    .innerJoin('grades', 'grades.internship_id', 'internships.id')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .select(['internships.id', 'student_name', 'student_nim', 'company_name'])
    .select(['courses.name as course_name', 'weight_assignment_1', 'weight_assignment_2'])
    .select(['weight_midterm', 'weight_final', 'weight_other'])
    .select(['assignment_1', 'assignment_2', 'midterm', 'final', 'other'])
    .select([
      sql<string>`coalesce(internships.start_date, internship_periods.start_date)`.as('start_date'),
      sql<string>`coalesce(internships.end_date, internship_periods.end_date)`.as('end_date'),
      sql<number>`(
        select count(distinct date)::integer from activities
        where internship_id = internships.id and attendance_time is not null
      )`.as('attended'),
    ])
    .where('internships.id', 'in', readyIds)
    .where('internships.end_reason', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from attendance_requests where internship_id = internships.id
      )`,
    )
    .orderBy('internships.id')
    .executeTakeFirst();
