import type { AllGradesFilters, GradeReportFilters } from '@/server/auth/reportTokens';
import type { Database } from '@/server/db/database';
import { notFound } from '@/server/http/errors';
import type { GradeWorkbook } from '@/server/reports/reportData';
import { alphabetically } from '@/shared/sortKey';
import {
  type GradeListRecords,
  type GradesOfGroup,
  groupsOf,
  selectAllGrades,
  selectGradeListRecords,
  selectLecturerSignatures,
} from './allGrades';
import { NO_GRADE_REPORT } from './gradePrintout';
import {
  type Asked,
  headOf,
  headOfAll,
  type PresentReport,
  type Printout,
  type ReportServices,
  refuseTooLong,
} from './printout';
import { gradedStudent, gradedStudents, summaryOf, weightsOf } from './reportContent';
import {
  gradeListDigest,
  gradeReportDigest,
  type SignatureDigests,
  signaturesOfGradeList,
  signaturesOfGradeReport,
} from './reportDigest';
import type { GradeRecords } from './reportRecords';

export async function gradeSheetsPrintout(
  services: ReportServices,
  { kind: _, ...filters }: Asked<'grade_sheets'>,
): Promise<Printout> {
  const sheets = await selectSheets(services.db, filters);
  const { head, verifications } = await headOfAll(
    services,
    sheets.map(({ asked, records }) => {
      const signatures = signaturesOfGradeReport(records);
      return { asked, digest: gradeReportDigest(asked, records, signatures), signatures };
    }),
  );
  const printed = sheets.flatMap(({ records }, index) => {
    const verification = verifications[index];
    const signature = records.lecturer?.signature ?? null;
    return verification ? [{ ...contentOf(records), signature, verification }] : [];
  });
  return {
    report: { kind: 'grade_sheets', ...head, sheets: printed },
    fileName: 'laporan-penilaian-per-dosen-dan-mentor.pdf',
  };
}

export async function gradeListPrintout(
  services: ReportServices,
  asked: Asked<'grade_list'>,
): Promise<Printout> {
  const { kind: _, ...filters } = asked;
  const records = await listRecords(services.db, filters);
  const signatures = signaturesOfGradeList(records);
  const digest = gradeListDigest(asked, records, signatures);
  return {
    report: {
      kind: 'grade_list',
      ...(await headOf(services, asked, digest, signatures)),
      facts: wordsOf(filters, records),
      courses: records.courses.map(courseOf),
      lecturer: records.lecturer,
    },
    fileName: 'daftar-nilai.pdf',
  };
}

/** A workbook for the worker to make. */
export async function allGradesWorkbook(
  { db }: ReportServices,
  filters: AllGradesFilters,
  layout: 'pairs' | 'list',
): Promise<{ report: GradeWorkbook; fileName: string }> {
  if (layout === 'list') {
    const { courses } = await listRecords(db, filters);
    const report = { kind: 'grade_list_workbook', courses: courses.map(courseOf) } as const;
    return { report, fileName: 'daftar-nilai' };
  }
  const sheets = (await selectSheets(db, filters)).map(({ records }) => contentOf(records));
  return {
    report: { kind: 'grade_sheets_workbook', sheets },
    fileName: 'laporan-penilaian-per-dosen-dan-mentor',
  };
}

export async function presentGradeList(
  { db }: ReportServices,
  asked: Asked<'grade_list'>,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  const { kind: _, ...filters } = asked;
  const records = await selectGradeListRecords(db, filters);
  return (
    records && {
      digest: gradeListDigest(asked, records, printed),
      signatures: signaturesOfGradeList(records),
    }
  );
}

async function listRecords(db: Database, filters: AllGradesFilters) {
  const records = await selectGradeListRecords(db, filters);
  if (!records) throw notFound(NO_GRADE_REPORT);
  refuseTooLong(records.courses.flat());
  return records;
}

/** The grade reports by period, course, lecturer and mentor, each with what the single one reads. */
async function selectSheets(db: Database, filters: AllGradesFilters) {
  const rows = await selectAllGrades(db, filters);
  if (rows.length === 0) throw notFound(NO_GRADE_REPORT);
  refuseTooLong(rows);
  const signatures = await selectLecturerSignatures(
    db,
    rows.map(({ lecturer_id }) => lecturer_id),
  );
  const courses = groupsOf(rows, (row) => [row.internship_period_id, row.course_code]);
  return courses.flatMap((course) =>
    groupsOf(course, ({ lecturer_id, mentor_id }) => [lecturer_id, mentor_id])
      .sort(byPeople)
      .map((grades) => sheetOf(grades, filters, signatures)),
  );
}

const byPeople = ([one]: GradesOfGroup, [other]: GradesOfGroup) =>
  alphabetically(one.lecturer_name, other.lecturer_name) ||
  alphabetically(one.mentor_name, other.mentor_name) ||
  one.lecturer_id - other.lecturer_id ||
  one.mentor_id - other.mentor_id;

function sheetOf(
  grades: GradesOfGroup,
  { academic_year }: AllGradesFilters,
  signatures: ReadonlyMap<number, Buffer>,
) {
  const [first] = grades;
  const { course_code, internship_period_id, lecturer_id, mentor_id } = first;
  const asked: { kind: 'grades' } & GradeReportFilters = {
    kind: 'grades',
    ...{ course_code, internship_period_id, lecturer_id, mentor_id },
    ...(academic_year !== undefined && { academic_year }),
  };
  const records: GradeRecords = {
    grades: grades.toSorted((one, other) => byNim(one, other)) as GradesOfGroup,
    lecturer: { name: first.lecturer_name, signature: signatures.get(lecturer_id) ?? null },
    mentor: { name: first.mentor_name, company_name: first.company_name, signature: null },
  };
  return { asked, records };
}

/** The order of the single report. */
const byNim = (one: { nim: string; id: number }, other: { nim: string; id: number }) =>
  one.nim === other.nim ? one.id - other.id : one.nim < other.nim ? -1 : 1;

const contentOf = (records: GradeRecords) => ({
  summary: summaryOf(records),
  weights: weightsOf(records.grades[0]),
  students: gradedStudents(records),
});

function courseOf(grades: GradesOfGroup) {
  const [first] = grades;
  return {
    course: {
      code: first.course_code,
      name: first.course_name,
      semester: first.course_semester,
      academic_year: first.course_academic_year,
    },
    period: { start_date: first.period_start, end_date: first.period_end },
    weights: weightsOf(first),
    students: grades.map((grade) => ({
      ...gradedStudent(grade),
      academic_year: grade.academic_year,
      company_name: grade.company_name,
      lecturer_name: grade.lecturer_name,
      mentor_name: grade.mentor_name,
    })),
  };
}

/** The filters in words; the headings of the tables have courses and periods. */
function wordsOf(filters: AllGradesFilters, { courses }: GradeListRecords) {
  const [first] = courses[0] ?? [];
  return [
    { label: 'Tahun Ajaran Mahasiswa', value: filters.academic_year ?? 'Semua' },
    { label: 'Dosen', value: (filters.lecturer_id && first?.lecturer_name) || 'Semua' },
    { label: 'Mentor', value: (filters.mentor_id && first?.mentor_name) || 'Semua' },
  ];
}
