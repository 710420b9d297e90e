import { printCertificates } from './certificates';
import type { Certificate } from './reportData';
import { readPdf } from './testing/readPdf';

const aCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  letterhead: {
    appName: 'SiMagang',
    department: 'Jurusan Teknologi Informasi',
    programme: 'D2 Administrasi Jaringan Komputer',
  },
  title: 'Sertifikat Magang',
  number: '012/PL.1/XI/2026',
  name: 'Siti Rahmawati',
  note: 'NIM 2403310001',
  text: 'telah menyelesaikan magang di PT Nusantara Jaringan dari 3 Agustus 2026 sampai 18 Desember 2026.',
  figures: [
    { label: 'Jam kerja', value: '640 jam' },
    { label: 'Nilai', value: 'A (92,40)' },
  ],
  place_and_date: 'Bandung, 20 Desember 2026',
  signer: {
    name: 'Dr. Agus Pratama, M.T.',
    role: 'Ketua Jurusan Teknologi Informasi',
    nip: '197805122003121001',
    signature: null,
  },
  verification: {
    code: '7K3M-9QXA-2HTD',
    url: 'https://magang.example/verify/7K3M-9QXA-2HTD',
  },
  ...overrides,
});

async function print(...certificates: Certificate[]) {
  const printedAt = new Date('2026-12-20T03:00:00Z');
  return readPdf(await printCertificates({ kind: 'certificates', printedAt, certificates }));
}

test('the grades of many courses stay above the signature, each by the name of its course', async () => {
  const names = Array.from(
    { length: 9 },
    (_, index) => `Praktik Kerja Lapangan Bagian ${index + 1}`,
  );
  const value = names.map((name) => `${name} AB`).join(', ');
  const { pageCount, pages } = await print(
    aCertificate({
      figures: [
        { label: 'Hari hadir', value: '98 hari' },
        { label: 'Nilai', value },
      ],
    }),
  );
  expect(pageCount).toBe(1);
  const text = pages[0]?.replaceAll('\n', ' ') ?? '';
  for (const name of names) expect(text).toContain(`${name} AB`);
});

test('a certificate is one landscape page with all that it says', async () => {
  const { pageCount, landscape, pages } = await print(aCertificate());
  expect(pageCount).toBe(1);
  expect(landscape).toBe(true);
  const text = pages[0]?.replaceAll('\n', ' ') ?? '';
  for (const part of [
    'JURUSAN TEKNOLOGI INFORMASI',
    'Sertifikat Magang',
    'Nomor: 012/PL.1/XI/2026',
    'Siti Rahmawati',
    'NIM 2403310001',
    'PT Nusantara Jaringan',
    '640 jam',
    'A (92,40)',
    'Bandung, 20 Desember 2026',
    'Ketua Jurusan Teknologi Informasi',
    'NIP 197805122003121001',
    'Kode verifikasi 7K3M-9QXA-2HTD',
    'https://magang.example/verify/7K3M-9QXA-2HTD',
  ]) {
    expect(text).toContain(part);
  }
});

test('each certificate has a page of its own', async () => {
  const { pages } = await print(aCertificate(), aCertificate({ name: 'Budi Santoso' }));
  expect(pages).toHaveLength(2);
  expect(pages[0]).not.toContain('Budi Santoso');
  expect(pages[1]).toContain('Budi Santoso');
});

test('a certificate without number, figures and public address leaves them out', async () => {
  const certificate = aCertificate({
    ...{ number: null, figures: [], note: null },
    verification: { code: '7K3M-9QXA-2HTD', url: null },
  });
  const { pages } = await print(certificate);
  expect(pages[0]).not.toContain('Nomor');
  expect(pages[0]).not.toContain('/verify/');
  expect(pages[0]).toContain('Kode verifikasi 7K3M-9QXA-2HTD');
});

test.each([1, 2, 4, 6])('a name of %s times 31 letters takes two lines at most', async (times) => {
  const name = 'Raden Ajeng Kartika Ayuningtyas '.repeat(times).trim();
  const { pageCount, pages } = await print(aCertificate({ name }));
  expect(pageCount).toBe(1);
  const lines = pages[0]
    ?.split('\n')
    .filter((line) => /Raden|Ajeng|Kartika|Ayuningtyas/.test(line));
  expect(lines?.join(' ')).toBe(name);
  expect(lines?.length).toBeLessThanOrEqual(2);
});
