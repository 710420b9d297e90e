import sharp from 'sharp';
import { printGradeReport, printGradeSheets } from './gradeReport';
import type { GradeReport } from './reportData';
import { aGradeReport } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const print = async (overrides: Partial<GradeReport> = {}) =>
  readPdf(await printGradeReport(aGradeReport(overrides)));

test('prints the summary, the weights, and the scores, total and letter of each student', async () => {
  const { pages, pageCount, landscape } = await print();
  expect({ pageCount, landscape }).toEqual({ pageCount: 1, landscape: false });
  for (const text of [
    'Laporan Penilaian Magang',
    'Praktik Kerja Lapangan',
    'Dr. Agus Pratama, M.T.',
    'PT Nusantara Jaringan',
    '2026/2027',
    'Tugas 1\n20%',
    'UAS\n30%',
    'Nilai\nhuruf',
    '2403310001\nSiti Rahmawati\n85,5\n80\n78,25\n88\n100\n85,15\nA',
  ]) {
    expect(pages[0]).toContain(text);
  }
});

test('prints "-" for a missing value of the summary', async () => {
  const { pages } = await print({
    summary: {
      course_name: null,
      lecturer_name: null,
      mentor_name: null,
      company_name: null,
      course_semester: null,
      course_academic_year: null,
    },
  });
  expect(pages[0]?.split('\n').filter((line) => line === '-')).toHaveLength(7);
});

test("prints the lecturer's signature on the page of the last students", async () => {
  const [student] = aGradeReport().students;
  const signature = await sharp({
    create: { width: 60, height: 20, channels: 4, background: '#00000080' },
  })
    .png()
    .toBuffer();
  const students = Array.from({ length: 80 }, () => ({ ...student })) as GradeReport['students'];
  const { pages, imageCount } = await print({ signature, students });
  expect(imageCount).toBe(1);
  expect(pages.at(-1)).toContain('Dosen Pembimbing');
  expect(pages.join('\n').match(/Siti Rahmawati/g)).toHaveLength(80);
});

test('leaves a line to sign on for a lecturer without a stored signature', async () => {
  const { imageCount, rules, pages } = await print({ signature: null });
  expect(imageCount).toBe(0);
  expect(rules.flat().filter(({ width }) => width === 200)).toHaveLength(1);
  expect(pages.at(-1)).toContain('Dosen Pembimbing');
  expect(pages.at(-1)).toContain('Dr. Agus Pratama, M.T.');
});

test.each([24, 25, 26, 27, 28, 29, 30, 31])(
  'keeps the signature on the page of the last two of %d students',
  async (count) => {
    const [student] = aGradeReport().students;
    const students = Array.from({ length: count }, (_, index) => ({
      ...student,
      name: `Mahasiswa ${index + 1}`,
    })) as GradeReport['students'];
    const last = (await print({ students })).pages.at(-1);
    expect(last).toContain('Dosen Pembimbing');
    expect(last).toContain(`Mahasiswa ${count - 1}\n`);
    expect(last).toContain(`Mahasiswa ${count}\n`);
  },
);
test('prints several reports with their own page numbers and codes, and embeds a signature once', async () => {
  const [student] = aGradeReport().students;
  const signature = await sharp({
    create: { width: 60, height: 20, channels: 4, background: '#00000080' },
  })
    .png()
    .toBuffer();
  const sheets = [80, 1].map((length, index) => ({
    ...aGradeReport({ signature }),
    students: Array.from({ length }, () => ({ ...student })) as GradeReport['students'],
    verification: { code: `AAAA-BBBB-000${index}`, url: null },
  }));
  const { pages, imageCount } = readPdf(
    await printGradeSheets({ ...aGradeReport(), kind: 'grade_sheets', sheets }),
  );
  expect(imageCount).toBe(1);
  expect(pages.map((page) => /Halaman \d+ dari \d+/.exec(page)?.[0])).toEqual([
    'Halaman 1 dari 3',
    'Halaman 2 dari 3',
    'Halaman 3 dari 3',
    'Halaman 1 dari 1',
  ]);
  expect(pages.map((page) => /Kode verifikasi (\S+)/.exec(page)?.[1])).toEqual([
    ...Array(3).fill('AAAA-BBBB-0000'),
    'AAAA-BBBB-0001',
  ]);
});
