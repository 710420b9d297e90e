import { printGradeList } from './gradeList';
import type { GradesOfCourse } from './reportData';
import { aGradeReport } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const { letterhead, timeZone, printedAt, verification, weights, students } = aGradeReport();

const courseOf = (code: string, count: number): GradesOfCourse => ({
  course: { code, name: `Praktik ${code}`, semester: 3, academic_year: '2026/2027' },
  period: { start_date: '2026-08-03', end_date: '2026-12-18' },
  weights,
  students: students.flatMap((student) =>
    Array.from({ length: count }, (_, index) => ({
      ...student,
      name: `Mahasiswa ${code} ${index + 1}`,
      academic_year: '2024/2025',
      company_name: 'PT Nusantara Jaringan',
      lecturer_name: 'Dr. Agus Pratama, M.T.',
      mentor_name: 'Budi Santoso',
    })),
  ),
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps the signature on the page of the last course with %d students, below its heading',
  async (count) => {
    const pdf = await printGradeList({
      kind: 'grade_list',
      ...{ letterhead, timeZone, printedAt, verification },
      facts: [],
      courses: [courseOf('A', 4), courseOf('B', count)],
      lecturer: null,
    });
    const { pages } = readPdf(pdf);
    const last = pages.at(-1);
    expect(last).toContain('Koordinator Magang');
    expect(last).toContain(`Mahasiswa B ${count}\n`);
    // No footer stands between the heading and its table.
    expect(pages.join('\n')).toMatch(/Praktik B \(B\)[^\n]*\nNo\nNIM/);
  },
);
