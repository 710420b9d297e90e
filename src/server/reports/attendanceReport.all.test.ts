import { datesBetween } from '@/shared/calendarDays';
import { printAttendanceReport } from './attendanceReport';
import type { AttendanceReport } from './reportData';
import { anAttendanceReport, anAttendedStudent } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const print = async (overrides: Partial<AttendanceReport> = {}) =>
  readPdf(await printAttendanceReport(anAttendanceReport(overrides)));

test('prints the days and the totals of each student with a legend', async () => {
  const { pages, pageCount, landscape } = await print();
  expect({ pageCount, landscape }).toEqual({ pageCount: 1, landscape: true });
  for (const text of [
    'Rekap Kehadiran Magang',
    '2 November 2026 s/d 4 November 2026',
    'No\nNama\n2\n3\n4\nH\nT\nP\nL\nI\nS\nA\n!\nJam\n%',
    // The third day has no verdict.
    '1\nSiti Rahmawati\n2403310001\nH\nT\n1\n1\n0',
    'H Hadir, T Terlambat, P Pulang Awal, L Luar Lokasi, I Izin, S Sakit, A Alpa',
    'Kode verifikasi 7K3M-9QXA-2HTD',
  ]) {
    expect(pages[0]).toContain(text);
  }
});

test('prints a table for each month and one with the totals', async () => {
  const days = { from: '2026-10-30', to: '2026-11-02' };
  const { pages } = await print({
    days,
    students: [anAttendedStudent('Siti Rahmawati', ['absent', null, 'present', 'sick'])],
  });
  const text = pages.join('\n');
  expect(text).toContain('Oktober 2026\nNo\nNama\n30\n31\n1\nSiti Rahmawati');
  expect(text).toContain('2403310001\nA\nNovember 2026\nNo\nNama\n1\n2\n1');
  expect(text).toContain('2403310001\nH\nS\n');
  // With its table, which the signatures take to the next page.
  expect(text).toContain('Jumlah\nNo\nNama\nH\nT');
});

test('fits a month of 31 days with totals on the width of a page', async () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const verdicts = datesBetween(days.from, days.to).map(() => 'present' as const);
  const students = Array.from({ length: 40 }, () =>
    anAttendedStudent('Nama Mahasiswa yang Sangat Panjang Sekali', verdicts),
  );
  const { pages } = await print({ days, students });
  // One line each: no letter and no number wraps.
  expect(pages.join('\n').match(/(^|\n)100%\n/g)).toHaveLength(40);
  expect(pages.join('\n')).toContain('30\n31\nH\nT\nP');
});

test('leaves out the hours of a period without check-outs', async () => {
  const { pages } = await print({ has_hours: false });
  expect(pages[0]).toContain('No\nNama\n2\n3\n4\nH\nT\nP\nL\nI\nS\nA\n!\n%');
});

test('leaves the signing to the mentor and the lecturer of all students, otherwise to the coordinator', async () => {
  const signed = await print({
    mentor: { name: 'Budi Santoso', signature: null },
    lecturer: { name: 'Dr. Agus Pratama, M.T.', signature: null },
  });
  expect(signed.pages.at(-1)).toContain('Mentor\n');
  expect(signed.pages.at(-1)).toContain('Budi Santoso');
  expect(signed.pages.at(-1)).toContain('Dr. Agus Pratama, M.T.');
  expect((await print()).pages.at(-1)).toContain('Koordinator Magang');
});

const october = { from: '2026-10-01', to: '2026-10-31' };
const wholeMonth = datesBetween(october.from, october.to).map(() => 'present' as const);
const many = (count: number, changes: Partial<AttendanceReport['students'][number]> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    ...anAttendedStudent(`Mahasiswa ${index + 1}`, wholeMonth),
    ...changes,
  }));

test('prints the whole name of each company in a month of 31 days', async () => {
  const company = 'PT Telekomunikasi Nusantara Jaya Abadi';
  const students = [...many(1, { company_name: company }), ...many(1)];
  const { pages, starts } = await print({ days: october, students, filters: [] });
  expect(pages[0]).not.toContain('…');
  const name = starts[0]?.find(({ text }) => text.startsWith('PT Telekomunikasi'));
  const words = starts[0]?.filter(({ x }) => x === name?.x).map(({ text }) => text.trim());
  expect(words?.join(' ')).toContain(company);
});

test('states the one company of all students in the head instead of in each row', async () => {
  const { pages } = await print({
    filters: [{ label: 'Mentor', value: 'Budi Santoso' }],
    mentor: { name: 'Budi Santoso', signature: null },
  });
  expect(pages[0]).toContain('Mitra industri\nPT Nusantara Jaringan');
  expect(pages[0]?.match(/PT Nusantara Jaringan/g)).toHaveLength(1);
  // A filter by the company states it already.
  expect((await print()).pages[0]?.match(/PT Nusantara Jaringan/g)).toHaveLength(1);
});

test.each([1, 2, 9, 10, 11, 12, 13, 14, 26, 27, 28, 29, 30, 31])(
  'keeps the signatures on the page of the last rows of %d students',
  async (count) => {
    const { pages } = await print({ days: october, students: many(count) });
    const last = pages.at(-1);
    expect(last).toContain('Koordinator Magang');
    expect(last).toContain(`Mahasiswa ${count}\n`);
    if (count > 1) expect(last).toContain(`Mahasiswa ${count - 1}\n`);
    expect(last?.match(/No\nNama/g)).toHaveLength(1);
  },
);

test('frames a day to settle, and has no absence in its colour', async () => {
  const students = [anAttendedStudent('Siti Rahmawati', ['absent', 'needs_settling', null])];
  const { frames } = await print({ students });
  expect(frames.flat()).toEqual([{ width: 12, colour: '#92400e' }]);
});
