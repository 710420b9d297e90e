import sharp from 'sharp';
import { printActivityReport } from './activityReport';
import type { ActivityReport } from './reportData';
import { anActivityReport, aReportActivity } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const print = async (overrides: Partial<ActivityReport> = {}) =>
  readPdf(await printActivityReport(anActivityReport(overrides)));

const repeated = (text: string) => text.repeat(200).slice(0, 200);

const aSignature = () =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: '#00000080' } })
    .png()
    .toBuffer();

test('says who, where, when, and what was done', async () => {
  const { pages, pageCount, landscape, fonts, objects } = await print({
    activities: [
      aReportActivity({
        attendance_time: new Date('2026-11-02T00:58:00Z'),
        validated_at_by_mentor: new Date('2026-11-02T17:30:00Z'),
      }),
      aReportActivity({ date: '2026-11-08', name: 'Rapat mingguan' }),
    ],
  });
  expect(pageCount).toBe(1);
  expect(landscape).toBe(true);
  expect(fonts.sort()).toEqual(['NotoSans-Regular', 'NotoSans-SemiBold']);
  for (const text of [
    'Jurusan Teknologi Informasi',
    'D2 Administrasi Jaringan Komputer',
    'Periode 3 Agustus 2026 s/d 18 Desember 2026',
    'Siti Rahmawati',
    'NIM 2403310001',
    'PT Nusantara Jaringan',
    'Senin, 2 Nov 2026',
    'Minggu, 8 Nov 2026',
    '08.00–16.00',
    '07.58 WIB',
    // On the campus the day had already ended when UTC had half an hour of it left.
    '3 Nov 2026',
    '21 November 2026',
    '1 dari 2',
    '0 dari 2',
    'Halaman 1 dari 1',
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(objects.join('\n')).toContain('/Lang (id-ID)');
  expect(objects).toContain('(SiMagang)');
});

test('an internship without activities prints a report that says so', async () => {
  const { pages } = await print({ activities: [] });
  expect(pages[0]).toContain('Belum ada aktivitas yang tercatat pada magang ini.');
});

test('the table header stands on every page, and pages are counted', async () => {
  const activities = Array.from({ length: 60 }, () => aReportActivity());
  const { pages, pageCount } = await print({ activities });
  expect(pageCount).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain(`Halaman ${index + 1} dari ${pageCount}`);
  });
  expect(pages.slice(0, -1).every((page) => page.includes('Waktu absen'))).toBe(true);
  expect(pages.join('\n').match(/Konfigurasi VLAN/g)).toHaveLength(60);
});

test('signatures are drawn, on one page with the names below them', async () => {
  const signature = await aSignature();
  for (let rows = 4; rows <= 9; rows += 1) {
    const { pages, imageCount } = await print({
      mentor: { name: 'Mentor Tertanda', signature },
      lecturer: { name: 'Dosen Tertanda', signature },
      activities: Array.from({ length: rows }, () => aReportActivity()),
    });
    expect(imageCount).toBe(2);
    const last = pages.at(-1);
    for (const text of ['Mengetahui,', 'Dosen Pembimbing', 'Mentor Tertanda', 'Dosen Tertanda']) {
      expect(last).toContain(text);
    }
  }
});

test('a damaged signature leaves its place empty', async () => {
  const { pages, imageCount } = await print({
    mentor: { name: 'Budi Santoso', signature: new Uint8Array([1, 2, 3]) },
  });
  expect(imageCount).toBe(0);
  expect(pages[0]).toContain('Budi Santoso');
});

test('a row that is taller than a page goes on on the next', async () => {
  const description = 'Kalimat yang panjang sekali. '.repeat(600);
  const { pages, pageCount } = await print({ activities: [aReportActivity({ description })] });
  expect(pageCount).toBeGreaterThan(3);
  expect(pages.join(' ').match(/panjang/g)).toHaveLength(600);
});

test.each([
  ['Latin', 'W', 'NotoSans-Regular'],
  ['Cyrillic', 'Ж', 'NotoSans-Regular'],
  ['Arabic', 'م', 'NotoSansArabic-Regular'],
  ['Chinese', '字', 'NotoSansSC-Regular'],
  ['emoji', '👩🏽', 'NotoEmoji-Regular'],
  ['Hangul', '한', 'UnifontExMono'],
])('200 characters in one word, %s, stay inside the page', async (_script, letter, font) => {
  const long = letter === '👩🏽' ? letter.repeat(50) : repeated(letter);
  const { starts, fonts, pages } = await print({
    student: { name: long, nim: '2403310001' },
    company_name: long,
    mentor: { name: long, signature: null },
    lecturer: { name: long, signature: null },
    activities: [aReportActivity({ name: long, description: long, address: long })],
  });
  expect(fonts).toContain(font);
  expect(starts.flat().every(({ x }) => x >= 45 && x < 797)).toBe(true);
  const count = pages.join('').split(letter === '👩🏽' ? '👩' : letter).length - 1;
  // Seven times in full, and once shortened in the footer of each page.
  expect(count).toBeGreaterThanOrEqual(7 * (letter === '👩🏽' ? 50 : 200));
});

test('what no font has prints as a visible sign, and controls do not print', async () => {
  const { pages } = await print({
    activities: [aReportActivity({ name: 'a\ud800b\u0000c\u202ed \u{10fffd} <b>&amp;' })],
  });
  expect(pages[0]).toContain('a\ufffdbcd \ufffd <b>&amp;');
});
