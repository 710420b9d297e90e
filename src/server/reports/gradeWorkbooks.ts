import { SCORE_LABELS, SCORE_PARTS } from '@/shared/resources/grades/scores';
import type {
  GradedStudent,
  GradeListWorkbook,
  GradeReport,
  GradeSheetsWorkbook,
  GradesOfCourse,
  ListedGrade,
} from './reportData';
import { type Column, type Content, day, number, TWO_DECIMALS, text, workbookOf } from './workbook';

type GradeSheet = Pick<GradeReport, 'summary' | 'weights' | 'students'>;

const TITLE = 'Laporan Penilaian Magang';

/** The grade report as a workbook: its header and table. */
export const gradeWorkbook = (sheet: GradeSheet): Promise<Uint8Array> =>
  workbookOf(contentOf(sheet, 'Laporan Penilaian'));

/** Several grade reports, each as a sheet. */
const gradeSheetsWorkbook = (sheets: readonly GradeSheet[]): Promise<Uint8Array> =>
  workbookOf(...sheets.map((sheet, index) => contentOf(sheet, sheetName(sheet, index + 1))));

/** The characters that a spreadsheet program takes in the name of a sheet. */
const NAME_MAX = 31;
const FORBIDDEN = /[\\/?*[\]:']/g;

/** The number makes it the only one of its name. */
function sheetName({ summary: { lecturer_name, mentor_name } }: GradeSheet, number: number) {
  const name = `${number}. ${lecturer_name ?? '-'} - ${mentor_name ?? '-'}`.replace(FORBIDDEN, ' ');
  // Whole characters: half of one makes a file that no program opens.
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > NAME_MAX) break;
    cut += character;
  }
  return cut.trimEnd();
}

const contentOf = (
  { summary, weights, students }: GradeSheet,
  sheet: string,
): Content<GradedStudent> => ({
  title: TITLE,
  sheet,
  facts: [
    ['Nama Mata Kuliah', text(summary.course_name)],
    ['Nama Dosen', text(summary.lecturer_name)],
    ['Nama Mentor', text(summary.mentor_name)],
    ['Mitra Industri', text(summary.company_name)],
    ['Semester', { value: summary.course_semester }],
    ['Tahun Ajaran', text(summary.course_academic_year)],
  ],
  rows: students,
  columns: [
    { header: 'No', width: 18, cell: (_, index) => number(index + 1) },
    { header: 'NIM', width: 24, cell: ({ nim }) => text(nim) },
    { header: 'Nama', width: 32, cell: ({ name }) => text(name) },
    ...scoreColumns((part) => `${SCORE_LABELS[part]} (${weights[part]}%)`),
  ],
});

const scoreColumns = (
  headerOf: (part: (typeof SCORE_PARTS)[number]) => string,
): Column<GradedStudent>[] => [
  ...SCORE_PARTS.map((part) => ({
    header: headerOf(part),
    width: 15,
    cell: (student: GradedStudent) => number(student[part]),
  })),
  { header: 'Total', width: 10, cell: ({ total }) => number(total, TWO_DECIMALS) },
  { header: 'Nilai huruf', width: 11, cell: ({ letter_grade }) => text(letter_grade) },
];

type Row = ListedGrade & Pick<GradesOfCourse, 'course' | 'period'>;

/** One list of all students, with what tells their courses, periods and people. */
function gradeListWorkbook(courses: readonly GradesOfCourse[]): Promise<Uint8Array> {
  const rows = courses.flatMap(({ course, period, students }) =>
    students.map((student): Row => ({ ...student, course, period })),
  );
  return workbookOf<Row>({
    title: 'Daftar Nilai Magang',
    sheet: 'Daftar Nilai',
    facts: [['Jumlah nilai', number(rows.length)]],
    rows,
    columns: [
      { header: 'No', width: 18, cell: (_, index) => number(index + 1) },
      { header: 'NIM', width: 14, cell: ({ nim }) => text(nim) },
      { header: 'Nama', width: 32, cell: ({ name }) => text(name) },
      {
        header: 'Tahun Ajaran Mahasiswa',
        width: 22,
        cell: ({ academic_year }) => text(academic_year),
      },
      { header: 'Kode Mata Kuliah', width: 16, cell: ({ course }) => text(course.code) },
      { header: 'Nama Mata Kuliah', width: 28, cell: ({ course }) => text(course.name) },
      { header: 'Mulai Periode', width: 14, cell: ({ period }) => day(period.start_date) },
      { header: 'Akhir Periode', width: 14, cell: ({ period }) => day(period.end_date) },
      { header: 'Mitra Industri', width: 28, cell: ({ company_name }) => text(company_name) },
      { header: 'Mentor', width: 28, cell: ({ mentor_name }) => text(mentor_name) },
      { header: 'Dosen', width: 28, cell: ({ lecturer_name }) => text(lecturer_name) },
      ...scoreColumns((part) => SCORE_LABELS[part]),
    ],
  });
}

export const gradeWorkbookPrinters = {
  grade_list_workbook: ({ courses }: GradeListWorkbook) => gradeListWorkbook(courses),
  grade_sheets_workbook: ({ sheets }: GradeSheetsWorkbook) => gradeSheetsWorkbook(sheets),
} as const;
