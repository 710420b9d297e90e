/** The texts of the shipped templates, by the kind of letter. Offices upload their own in their place. */
import { paragraph, run, TEXT_WIDTH, table } from './wordParts.mjs';

const LABEL = 2600;
const COLON = 280;

/** Lines such as 'Nama : …'. */
const details = (...lines) =>
  table(
    [LABEL, COLON, TEXT_WIDTH - LABEL - COLON],
    lines.map(([label, value]) => [
      paragraph(label, { after: 40 }),
      paragraph(':', { after: 40 }),
      paragraph(value, { after: 40 }),
    ]),
  );

const justified = (text) => paragraph(text, { align: 'both' });
const gap = (after = 60) => paragraph('', { after });

export const letterhead = [
  paragraph('{jurusan}', { align: 'center', bold: true, caps: true, size: 14, after: 0 }),
  paragraph('{program_studi}', { align: 'center', size: 12, after: 0 }),
  paragraph('', { after: 240, border: true, line: 120 }),
].join('');

const FOOT_CODE = 1700;
export const foot = table(
  [FOOT_CODE, TEXT_WIDTH - FOOT_CODE],
  [
    [
      paragraph('{%qr}', { after: 0, line: 240 }),
      [
        paragraph('Keaslian surat ini dapat diperiksa dengan memindai kode QR atau membuka:', {
          size: 8,
          before: 240,
          after: 0,
          line: 240,
        }),
        paragraph('{alamat_verifikasi}', { size: 8, after: 0, line: 240 }),
        paragraph('Kode: {kode_verifikasi}', { size: 8, bold: true, after: 0, line: 240 }),
      ].join(''),
    ],
  ],
);

const title = (text) =>
  [
    paragraph(text, {
      align: 'center',
      bold: true,
      underline: true,
      caps: true,
      size: 13,
      after: 0,
    }),
    paragraph('Nomor: {nomor}', { align: 'center', after: 280 }),
  ].join('');

const SIGNED_AT = 4800;
/** The place of the signature, at the right. */
const signed = table(
  [SIGNED_AT, TEXT_WIDTH - SIGNED_AT],
  [
    [
      paragraph(),
      [
        paragraph('{tanggal}', { after: 0, keep: true }),
        paragraph('{jabatan},', { after: 60, keep: true }),
        paragraph('{%tanda_tangan}', { after: 60, before: 500, keep: true }),
        paragraph('{penanda_tangan}', { bold: true, underline: true, after: 0, keep: true }),
        paragraph('NIP {nip}', { after: 0 }),
      ].join(''),
    ],
  ],
);

const NUMBER = 700;
const NIM = 2400;
const cell = (text, options) => paragraph(text, { after: 40, before: 40, ...options });
const head = (text) => cell(text, { bold: true, align: 'center' });

const students = table(
  [NUMBER, TEXT_WIDTH - NUMBER - NIM, NIM],
  [
    [head('No.'), head('Nama'), head('NIM')],
    [
      cell('{#mahasiswa}{no}', { align: 'center' }),
      cell('{nama}'),
      cell('{nim}{/mahasiswa}', { align: 'center' }),
    ],
  ],
  { bordered: true, hasHeader: true },
);

const introduction = [
  details(['Nomor', '{nomor}'], ['Hal', 'Permohonan tempat magang']),
  gap(160),
  paragraph('Yth. Pimpinan', { after: 0 }),
  paragraph('{perusahaan}', { bold: true, after: 0 }),
  paragraph('{alamat_perusahaan}', { after: 240 }),
  paragraph('Dengan hormat,'),
  justified(
    'Mahasiswa {program_studi}, {jurusan}, menjalani magang pada semester {semester} tahun {tahun}. Sehubungan dengan itu, kami mohon kesediaan Bapak/Ibu menerima mahasiswa berikut untuk magang di {perusahaan} mulai {mulai} sampai dengan {selesai}.',
  ),
  students,
  gap(),
  justified(
    'Selama magang, mahasiswa mengikuti tata tertib di tempat Bapak/Ibu dan dibimbing oleh seorang dosen. Kami berharap Bapak/Ibu dapat menunjuk seorang mentor bagi mereka.',
  ),
  paragraph('Atas perhatian dan kerja sama Bapak/Ibu, kami ucapkan terima kasih.', { after: 240 }),
  signed,
].join('');

const assignment = [
  title('Surat Tugas'),
  paragraph('Yang bertanda tangan di bawah ini:'),
  details(['Nama', '{penanda_tangan}'], ['NIP', '{nip}'], ['Jabatan', '{jabatan}']),
  gap(),
  paragraph('menugaskan mahasiswa berikut:'),
  students,
  gap(),
  paragraph('untuk melaksanakan magang dengan ketentuan:'),
  details(
    ['Tempat', '{perusahaan}'],
    ['Alamat', '{alamat_perusahaan}'],
    ['Waktu', '{mulai} sampai dengan {selesai}'],
    ['Mentor', '{mentor}'],
    ['Dosen pembimbing', '{dosen}'],
  ),
  gap(),
  paragraph('Surat tugas ini diberikan untuk dilaksanakan dengan penuh tanggung jawab.', {
    after: 240,
  }),
  signed,
].join('');

const completion = [
  title('Surat Keterangan Selesai Magang'),
  paragraph('Yang bertanda tangan di bawah ini:'),
  details(['Nama', '{penanda_tangan}'], ['NIP', '{nip}'], ['Jabatan', '{jabatan}']),
  gap(),
  paragraph('menerangkan bahwa mahasiswa berikut:'),
  students,
  gap(),
  justified(
    'telah selesai melaksanakan magang di {perusahaan}, {alamat_perusahaan}, mulai {mulai} sampai dengan {selesai}, dengan bimbingan {mentor} sebagai mentor dan {dosen} sebagai dosen pembimbing.',
  ),
  paragraph('Surat keterangan ini dibuat untuk dipergunakan sebagaimana mestinya.', { after: 240 }),
  signed,
].join('');

const CRITERIA = [
  'Kehadiran dan ketepatan waktu',
  'Kedisiplinan dan tanggung jawab',
  'Kemampuan bekerja sama',
  'Kemampuan berkomunikasi',
  'Kemampuan teknis',
  'Inisiatif dan kemauan belajar',
  'Mutu hasil pekerjaan',
];
const SCORE = 2000;
const assessment = [
  title('Lembar Penilaian Magang'),
  details(
    ['Nama', '{nama}'],
    ['NIM', '{nim}'],
    ['Tempat magang', '{perusahaan}'],
    ['Waktu magang', '{mulai} sampai dengan {selesai}'],
    ['Dosen pembimbing', '{dosen}'],
  ),
  gap(),
  paragraph('Berilah nilai antara 1 dan 100 untuk setiap aspek.'),
  table(
    [NUMBER, TEXT_WIDTH - NUMBER - SCORE, SCORE],
    [
      [head('No.'), head('Aspek'), head('Nilai')],
      ...CRITERIA.map((text, index) => [
        cell(String(index + 1), { align: 'center' }),
        cell(text),
        cell(''),
      ]),
      [cell(''), cell('Rata-rata', { bold: true }), cell('')],
    ],
    { bordered: true, hasHeader: true },
  ),
  gap(),
  paragraph([run('Catatan mentor: '), run('.'.repeat(110))], { after: 60 }),
  paragraph('.'.repeat(138), { after: 240 }),
  table(
    [SIGNED_AT, TEXT_WIDTH - SIGNED_AT],
    [
      [
        paragraph(),
        [
          paragraph('........................, ........................', { after: 0, keep: true }),
          paragraph('Mentor,', { after: 1000, keep: true }),
          paragraph('{mentor}', { bold: true, underline: true, after: 0 }),
        ].join(''),
      ],
    ],
  ),
].join('');

export const LETTERS = {
  introduction: { title: 'Surat Pengantar', body: introduction },
  assignment: { title: 'Surat Tugas', body: assignment },
  completion: { title: 'Surat Keterangan Selesai', body: completion },
  assessment: { title: 'Lembar Penilaian', body: assessment },
};
