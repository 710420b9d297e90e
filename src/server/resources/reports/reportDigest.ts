import { createHash } from 'node:crypto';
import type { IssuedReport } from '@/server/auth/reportTokens';
import type { GradeListRecords } from './allGrades';
import type { AssessmentRecords } from './assessmentRecords';
import type { AttendanceRecords } from './attendanceRecords';
import type { ActivityRecords, GradeRecords } from './reportRecords';

/** The signatures on a report. They are kept with its code, because a signature may be replaced. */
export interface SignatureDigests {
  mentor_signature_digest: string | null;
  lecturer_signature_digest: string | null;
}

export const signaturesOfActivityReport = ({ internship }: ActivityRecords): SignatureDigests => ({
  mentor_signature_digest: pictureDigest(internship.mentor_signature),
  lecturer_signature_digest: pictureDigest(internship.lecturer_signature),
});

/** A mentor does not sign it. */
export const signaturesOfGradeReport = ({ lecturer }: GradeRecords): SignatureDigests => ({
  mentor_signature_digest: null,
  lecturer_signature_digest: pictureDigest(lecturer?.signature ?? null),
});

/** The lecturer of all students signs it, otherwise the coordinator by hand. */
export const signaturesOfGradeList = ({ lecturer }: GradeListRecords): SignatureDigests => ({
  mentor_signature_digest: null,
  lecturer_signature_digest: pictureDigest(lecturer?.signature ?? null),
});

export const signaturesOfAttendanceReport = ({
  mentor,
  lecturer,
}: AttendanceRecords): SignatureDigests => ({
  mentor_signature_digest: pictureDigest(mentor?.signature ?? null),
  lecturer_signature_digest: pictureDigest(lecturer?.signature ?? null),
});

/** Only the assessor signs it. */
export const signaturesOfAssessmentReport = ({ sheet, signature }: AssessmentRecords) => {
  const digest = pictureDigest(signature);
  return {
    mentor_signature_digest: sheet.assessor === 'mentor' ? digest : null,
    lecturer_signature_digest: sheet.assessor === 'lecturer' ? digest : null,
  } satisfies SignatureDigests;
};

/**
 * The digest of the records of a report (docs/decisions/0037). The codes on printed reports refer to these
 * digests: a change of their input would make all of them look changed, so this version must be kept for them.
 */
export function activityReportDigest(
  asked: IssuedReport,
  { internship, activities, photos }: ActivityRecords,
  { mentor_signature_digest, lecturer_signature_digest }: SignatureDigests,
): string {
  return digestOf([
    asked,
    [internship.nim, internship.student_name, internship.company_name],
    [internship.mentor_name, mentor_signature_digest],
    [internship.lecturer_name, lecturer_signature_digest],
    [internship.start_date, internship.end_date, internship.semester, internship.year],
    activities.map((one) => [
      [one.name, one.description, one.date, one.start_time, one.end_time, one.address],
      [one.attendance_time, one.validated_at_by_mentor, one.validated_at_by_lecturer],
      [one.log_text, one.log_text === null ? null : one.first_handed_in_at],
      photos.filter(({ activity_id }) => activity_id === one.id).map(({ id }) => id),
    ]),
  ]);
}

export function gradeReportDigest(
  asked: IssuedReport,
  { grades, lecturer, mentor }: GradeRecords,
  { lecturer_signature_digest }: SignatureDigests,
): string {
  const [course] = grades;
  return digestOf([
    asked,
    [course.course_name, course.course_semester, course.course_academic_year],
    [course.weight_assignment_1, course.weight_assignment_2],
    [course.weight_midterm, course.weight_final, course.weight_other],
    [lecturer?.name, lecturer_signature_digest],
    [mentor?.name, mentor?.company_name],
    grades.map((one) => [
      [one.nim, one.name],
      [one.assignment_1, one.assignment_2, one.midterm, one.final, one.other],
    ]),
  ]);
}

/** The names of the filters are part of it, because the paper shows them. */
export function attendanceReportDigest(
  asked: IssuedReport,
  { period, days, filters, rows, mentor, lecturer }: AttendanceRecords,
  { mentor_signature_digest, lecturer_signature_digest }: SignatureDigests,
): string {
  return digestOf([
    asked,
    [period.start_date, period.end_date, period.semester, period.year],
    [days.from, days.to],
    filters.map(({ label, value }) => [label, value]),
    [mentor?.name, mentor_signature_digest],
    [lecturer?.name, lecturer_signature_digest],
    rows.map((row) => [
      [row.student_nim, row.student_name, row.company_name],
      row.verdicts,
      // Recaps without interruptions keep the codes that they were printed with.
      ...(row.interrupted_days.length > 0 ? [row.interrupted_days] : []),
      [row.totals.hours, row.totals.attendancePercent],
    ]),
  ]);
}

export function assessmentReportDigest(
  asked: IssuedReport,
  { sheet, period }: AssessmentRecords,
  { mentor_signature_digest, lecturer_signature_digest }: SignatureDigests,
): string {
  return digestOf([
    asked,
    [sheet.nim, sheet.student_name, sheet.company_name, sheet.course_name],
    [period.start_date, period.end_date],
    [sheet.assessor, sheet.assessor_name, mentor_signature_digest, lecturer_signature_digest],
    sheet.criteria.map(({ name, weight, words }, index) => [
      [name, weight, sheet.scores[index]],
      words?.map(({ word, points }) => [word, points]) ?? null,
    ]),
    [sheet.remarks, sheet.sent_at],
  ]);
}

/** The names of the filters are no part of it: what they found is. */
export function gradeListDigest(
  asked: IssuedReport,
  { courses, lecturer }: GradeListRecords,
  { lecturer_signature_digest }: SignatureDigests,
): string {
  return digestOf([
    asked,
    [lecturer?.name, lecturer_signature_digest],
    courses.map((grades) => [
      [grades[0].course_name, grades[0].course_semester, grades[0].course_academic_year],
      [grades[0].weight_assignment_1, grades[0].weight_assignment_2],
      [grades[0].weight_midterm, grades[0].weight_final, grades[0].weight_other],
      [grades[0].period_start, grades[0].period_end],
      grades.map((one) => [
        [one.nim, one.name, one.academic_year],
        [one.company_name, one.mentor_name, one.lecturer_name],
        [one.assignment_1, one.assignment_2, one.midterm, one.final, one.other],
      ]),
    ]),
  ]);
}

/** Takes lists, whose order is fixed, unlike that of keys. Course codes are left out, because they can change. */
function digestOf([asked, ...content]: [IssuedReport, ...unknown[]]): string {
  return sha256(JSON.stringify([identityOf(asked), ...content]));
}

function identityOf(asked: IssuedReport): unknown[] {
  switch (asked.kind) {
    case 'activities':
      return [asked.kind, asked.id, asked.photos === true];
    case 'assessment':
      return [asked.kind, asked.id, asked.form_id];
    case 'attendance':
      return [asked.kind, asked.internship_period_id, asked.date_from, asked.date_to];
    case 'grade_list':
      return [
        asked.kind,
        [asked.internship_period_id ?? null, asked.academic_year ?? null],
        [asked.lecturer_id ?? null, asked.mentor_id ?? null],
      ];
    case 'grades':
      return [
        asked.kind,
        asked.internship_period_id,
        asked.lecturer_id,
        asked.mentor_id,
        // Reports of all classes keep the codes that they were printed with.
        ...(asked.academic_year === undefined ? [] : [asked.academic_year]),
      ];
  }
}

const pictureDigest = (image: Buffer | null) => (image === null ? null : sha256(image));

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
