// Writes the spreadsheets that the browser tests import to e2e/files, with LibreOffice for the XLSX files:
// `apt-get install --no-install-recommends libreoffice-calc`, then `node scripts/makeImportFiles.mjs`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TARGET = resolve('e2e/files');
const PERIOD = '1 Jul 2026 s/d 31 Des 2026 - Semester 3';

const FIRST = ['Andi', 'Siti', 'Bayu', 'Dewi', 'Eko', 'Fitri', 'Gilang', 'Hana', 'Indra', 'Joko'];
const LAST = ['Pratama', 'Rahmawati', 'Nugroho', 'Lestari', 'Saputra', 'Kusuma', 'Wijaya', 'Utami'];
const FIELDS = [
  'Penyedia internet',
  'Pengembang perangkat lunak',
  'Komputasi awan',
  'Café teknologi',
];

const list = (count, row) => Array.from({ length: count }, (_, index) => row(index));
const digits = (start, index, length) =>
  start + String(index + 1).padStart(length - start.length, '0');

const companyName = (index) => `PT Mitra Nusantara ${String(index + 1).padStart(2, '0')}`;
const nik = (index) => digits('3273', index, 16);
const nip = (index) => digits('19800101200501', index, 18);
const nim = (index) => digits('25033', index, 10);
const personName = (index) =>
  `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]}`;

const files = {
  companies: {
    header: [
      'Nama Perusahaan',
      'Bidang Usaha',
      'Alamat',
      'No. Telepon',
      'Email',
      'Kuota Magang',
      'Status',
    ],
    rows: list(12, (index) => [
      companyName(index),
      FIELDS[index % FIELDS.length],
      `Jl. Merdeka No. ${index + 1}, Bandung`,
      digits('0224', index, 10),
      `hrd${index + 1}@mitra.example`,
      '10',
      'Aktif',
    ]),
  },
  lecturers: {
    header: ['NIP', 'Nama', 'Email'],
    rows: list(6, (index) => [
      nip(index),
      `Dr. ${personName(index * 11)}, M.T.`,
      `dosen${index + 1}@kampus.example`,
    ]),
  },
  mentors: {
    header: ['NIK', 'Nama', 'Email', 'Mitra Industri'],
    rows: list(16, (index) => [
      nik(index),
      `${personName(index * 7 + 3)}`,
      `mentor${index + 1}@mitra.example`,
      companyName(index % 12),
    ]),
  },
  students: {
    header: ['NIM', 'Nama', 'Email', 'Tahun Akademik', 'Jenis Kelamin', 'Tanggal Lahir', 'Hobi'],
    rows: list(80, (index) => [
      nim(index),
      personName(index),
      `mahasiswa${index + 1}@mhs.example`,
      '2025/2026',
      index % 2 ? 'Perempuan' : 'Laki-laki',
      `${String((index % 28) + 1).padStart(2, '0')}/0${(index % 9) + 1}/2005`,
      'Membaca',
    ]),
  },
  internships: {
    header: ['NIM', 'Periode Magang', 'Mitra Industri', 'NIK Mentor', 'NIP Dosen'],
    rows: list(80, (index) => [
      nim(index),
      PERIOD,
      companyName((index % 16) % 12),
      nik(index % 16),
      nip(index % 6),
    ]),
  },
  activities: {
    header: [
      'NIM',
      'Periode Magang',
      'Tanggal',
      'Jam Mulai',
      'Jam Selesai',
      'Nama Aktivitas',
      'Deskripsi',
      'Alamat',
    ],
    rows: list(400, (index) => [
      nim(index % 80),
      PERIOD,
      `${String(13 + Math.floor(index / 80)).padStart(2, '0')}/07/2026`,
      '08:00',
      '16:30',
      ['Pengenalan', 'Instalasi', 'Konfigurasi', 'Pengujian', 'Dokumentasi'][
        Math.floor(index / 80)
      ],
      'Mengikuti pembimbing lapangan',
      'Jl. Merdeka, Bandung',
    ]),
  },
};

const quoted = (separator) => (cell) =>
  /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
const csvOf = ({ header, rows }, separator) =>
  [header, ...rows].map((row) => row.map(quoted(separator)).join(separator)).join('\r\n');

const WINDOWS_1252 = 'latin1';
/** The dialects of Excel, Google Sheets and LibreOffice in Indonesia. */
const writeCsv = {
  companies: (file) => Buffer.from(csvOf(file, ';'), WINDOWS_1252),
  lecturers: (file) => Buffer.from(csvOf(file, ',')),
  internships: (file) => Buffer.from(`\ufeff${csvOf(file, ';')}`),
};

const TEXT = 2;
const DAY_MONTH_YEAR = 4;
const STANDARD = 1;
/** The column types for LibreOffice: a NIM becomes a number, a NIK stays a text so as not to lose digits. */
const types = {
  mentors: { 1: TEXT },
  students: { 6: DAY_MONTH_YEAR },
  activities: { 3: DAY_MONTH_YEAR, 4: STANDARD },
};

const folder = mkdtempSync(join(tmpdir(), 'import-files-'));

const writeXlsx = (name, kind, file) => {
  const source = join(folder, `${name}.csv`);
  writeFileSync(source, csvOf(file, ','));
  const columns = Object.entries(types[kind]).map(([column, type]) => `${column}/${type}`);
  // Separator, quotes, UTF-8, first line, columns, English (Indonesia is not in every installation), detect numbers.
  const filter = `CSV:44,34,76,1,${columns.join('/')},2057,false,true`;
  execFileSync('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    `--infilter=${filter}`,
    '--convert-to',
    'xlsx:Calc MS Excel 2007 XML',
    '--outdir',
    TARGET,
    source,
  ]);
};

const write = (name, kind, file) => {
  const toCsv = writeCsv[kind];
  if (toCsv) writeFileSync(join(TARGET, `${name}.csv`), toCsv(file));
  else writeXlsx(name, kind, file);
};

/** Replacements of single cells in copies of the file. */
const mistakes = JSON.parse(readFileSync(join(TARGET, 'mistakes.json'), 'utf8'));

const withMistakes = ({ header, rows }, planted) => {
  const copy = rows.map((row) => [...row]);
  for (const { row, header: column, value } of planted)
    copy[row - 2][header.indexOf(column)] = value;
  return { header, rows: copy };
};

for (const [kind, file] of Object.entries(files)) {
  write(kind, kind, file);
  const planted = mistakes.filter((mistake) => mistake.kind === kind);
  if (planted.length > 0) write(`${kind}-mistakes`, kind, withMistakes(file, planted));
}
rmSync(folder, { recursive: true });
