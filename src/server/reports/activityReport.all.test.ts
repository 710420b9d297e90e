import sharp from 'sharp';
import { printActivityReport } from './activityReport';
import type { ActivityReport } from './reportData';
import { anActivityReport, aReportActivity } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const print = async (overrides: Partial<ActivityReport> = {}) =>
  readPdf(await printActivityReport(anActivityReport(overrides)));

const repeatTo200 = (text: string) => text.repeat(200).slice(0, 200);

const aSignature = () =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: '#00000080' } })
    .png()
    .toBuffer();

test('prints participants, company, period and activities', async () => {
  const { pages, pageCount, landscape, fonts, objects } = await print({
    activities: [
      aReportActivity({
        attendance_time: new Date('2026-11-02T00:58:00Z'),
        validated_at_by_mentor: new Date('2026-11-02T17:30:00Z'),
        validated_at_by_lecturer: new Date('2026-08-14T03:00:00Z'),
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
    'Sen, 2 Nov 2026',
    'Min, 8 Nov 2026',
    '08:00 - 16:00',
    '07:58 WIB',
    // The next day in the campus time zone.
    '3 Nov 2026',
    // The abbreviation of the screens: Intl would write 'Agu'.
    '14 Agt 2026',
    '21 November 2026',
    '1 dari 2',
    'Halaman 1 dari 1',
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(objects.join('\n')).toContain('/Lang (id-ID)');
  expect(objects).toContain('(SiMagang)');
});

test('prints times by the clock of the place, and the day of a press after midnight', async () => {
  const { pages } = await print({
    activities: [
      aReportActivity({ time_zone: 'WITA', attendance_time: new Date('2026-11-02T00:17:00Z') }),
      aReportActivity({ attendance_time: new Date('2026-11-02T18:08:00Z') }),
    ],
  });
  const text = pages[0]?.replaceAll('\n', ' ');
  expect(text).toContain('08:00 - 16:00 WITA');
  expect(text).toContain('08:17 WITA');
  expect(text).toContain('01:08 WIB (3 Nov)');
});

test('prints a message for an internship without activities', async () => {
  const { pages } = await print({ activities: [] });
  expect(pages[0]).toContain('Belum ada aktivitas yang tercatat pada magang ini.');
});

test('repeats the table header and numbers the pages', async () => {
  const activities = Array.from({ length: 60 }, () => aReportActivity());
  const { pages, pageCount } = await print({ activities });
  expect(pageCount).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain(`Halaman ${index + 1} dari ${pageCount}`);
  });
  expect(pages.slice(0, -1).every((page) => page.includes('Waktu absen'))).toBe(true);
  expect(pages.join('\n').match(/Konfigurasi VLAN/g)).toHaveLength(60);
});

test('draws signatures on the same page as their names', async () => {
  const signature = await aSignature();
  for (let rows = 4; rows <= 9; rows += 1) {
    const { pages, imageCount } = await print({
      mentor: { name: 'Mentor Tertanda', signature },
      lecturer: { name: 'Dosen Tertanda', signature: Buffer.from(signature) },
      activities: Array.from({ length: rows }, () => aReportActivity()),
    });
    expect(imageCount).toBe(2);
    const last = pages.at(-1);
    for (const text of ['Mengetahui,', 'Dosen Pembimbing', 'Mentor Tertanda', 'Dosen Tertanda']) {
      expect(last).toContain(text);
    }
  }
});

test('leaves a line to sign on for each person without a stored signature', async () => {
  const signature = await aSignature();
  const names = { mentor: 'Budi Santoso', lecturer: 'Dr. Agus Pratama, M.T.' };
  const signed = await print({
    mentor: { name: names.mentor, signature },
    lecturer: { name: names.lecturer, signature: Buffer.from(signature) },
  });
  const unsigned = await print({
    mentor: { name: names.mentor, signature: null },
    lecturer: { name: names.lecturer, signature: null },
  });
  expect([signed.imageCount, unsigned.imageCount]).toEqual([2, 0]);
  const linesOf = ({ rules }: typeof signed) => rules[0]?.filter(({ width }) => width === 200);
  expect(linesOf(unsigned)).toHaveLength(2);
  expect(linesOf(unsigned)).toEqual(linesOf(signed));
  // The space above the names is as high as with signatures.
  expect(unsigned.starts).toEqual(signed.starts);
  expect(unsigned.pages[0]).toContain('Budi Santoso');
});

test('leaves the space of a damaged signature empty', async () => {
  const { pages, imageCount } = await print({
    mentor: { name: 'Budi Santoso', signature: new Uint8Array([1, 2, 3]) },
  });
  expect(imageCount).toBe(0);
  expect(pages[0]).toContain('Budi Santoso');
});

test('continues a row that is taller than a page on the next page', async () => {
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
])('keeps a word of 200 characters inside the page: %s', async (_script, letter, font) => {
  const long = letter === '👩🏽' ? letter.repeat(50) : repeatTo200(letter);
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
  // Seven times in full, and once truncated in the footer of each page.
  expect(count).toBeGreaterThanOrEqual(7 * (letter === '👩🏽' ? 50 : 200));
});

test('replaces characters that no font has and removes control characters', async () => {
  const { pages } = await print({
    activities: [aReportActivity({ name: 'a\ud800b\u0000c\u202ed \u{10fffd} <b>&amp;' })],
  });
  expect(pages[0]).toContain('a\ufffdbcd \ufffd <b>&amp;');
});

const aPhoto = async () =>
  new Uint8Array(
    await sharp({ create: { width: 48, height: 36, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
  );
const photoCount = (objects: string[]) =>
  objects.filter((object) => object.includes('/Filter /DCTDecode')).length;

test('prints a log under its activity, and how late it was', async () => {
  const { pages } = await print({
    activities: [
      aReportActivity({ log: { text: 'Semua trunk diuji.', days_late: 0 } }),
      aReportActivity({ name: 'Rapat', log: { text: 'Baris satu\nBaris dua', days_late: 3 } }),
      aReportActivity({ name: 'Tanpa' }),
    ],
  });
  const page = pages.join('\n');
  const order = [
    'Konfigurasi VLAN',
    'Catatan kegiatan\nSemua trunk diuji.',
    'Rapat',
    'Catatan kegiatan · Dikirim 3 hari kemudian\nBaris satu\nBaris dua',
    'Tanpa',
  ].map((text) => page.indexOf(text));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(page.match(/Catatan kegiatan/g)).toHaveLength(2);
});

test('continues a long log on the next page, below the header', async () => {
  const text = 'Kalimat yang panjang sekali. '.repeat(170);
  const activities = Array.from({ length: 6 }, () =>
    aReportActivity({ log: { text, days_late: 0 } }),
  );
  const { pages, starts } = await print({ activities });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.join(' ').match(/panjang/g)).toHaveLength(6 * 170);
  expect(pages.slice(0, -1).every((page) => page.includes('Waktu absen'))).toBe(true);
  expect(starts.flat().every(({ x }) => x >= 45 && x < 797)).toBe(true);
});

test('prints photos with and without a log, but not a damaged one', async () => {
  const photo = await aPhoto();
  const { objects, pages } = await print({
    activities: [
      aReportActivity({ photos: [photo], log: { text: 'Dengan foto.', days_late: 0 } }),
      aReportActivity({ photos: [Buffer.from(photo), new Uint8Array([1, 2, 3])] }),
    ],
  });
  expect(photoCount(objects)).toBe(2);
  expect(pages[0]).toContain('Dengan foto.');
});

test('starts a new page for photos that do not fit', async () => {
  const photo = await aPhoto();
  const { pageCount, objects } = await print({
    activities: Array.from({ length: 8 }, () =>
      aReportActivity({ photos: [Buffer.from(photo), Buffer.from(photo)] }),
    ),
  });
  expect(photoCount(objects)).toBe(16);
  expect(pageCount).toBeGreaterThanOrEqual(3);
});

test.each([5, 6, 7, 8, 9, 10, 11, 12])(
  'keeps the figures and the signatures on the page of the last of %d activities',
  async (count) => {
    const log = { text: 'Memasang rak dan merapikan kabel.', days_late: 0 };
    const activities = Array.from({ length: count }, (_, index) =>
      aReportActivity({ name: `Kegiatan ${index + 1}`, log }),
    );
    const last = (await print({ activities })).pages.at(-1);
    expect(last).toContain('Dosen Pembimbing');
    expect(last).toContain('Jumlah aktivitas');
    expect(last).toContain(`Kegiatan ${count}\n`);
  },
);
