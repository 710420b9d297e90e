import { csvFile, csvOf, HEADERS, type OddFile, studentCells } from './oddFile';
import { zipFile } from './zipFile';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A compound file, which names its streams in UTF-16. */
const compoundFile = (...streams: string[]) =>
  Buffer.concat([
    COMPOUND,
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)])),
    Buffer.alloc(4096),
  ]);

const rows = (count: number) => Array.from({ length: count }, (_, index) => studentCells(index));

/** Files that are not XLSX files, under any name. */
export const oddPlainFiles: readonly OddFile[] = [
  {
    what: 'an encrypted workbook',
    fileName: 'encrypted.xlsx',
    make: () => compoundFile('EncryptionInfo', 'EncryptedPackage'),
    refusal: 'encrypted',
  },
  {
    what: 'a workbook of Excel 2003',
    fileName: 'lama.xls',
    make: () => compoundFile('Workbook'),
    refusal: 'oldExcel',
  },
  {
    what: 'a workbook of LibreOffice',
    fileName: 'daftar.ods',
    make: () =>
      zipFile([
        {
          name: 'mimetype',
          data: 'application/vnd.oasis.opendocument.spreadsheet',
          isStored: true,
        },
        { name: 'content.xml', data: '<office:document-content/>' },
      ]),
    refusal: 'openDocument',
  },
  {
    what: 'a web page under the name of a workbook',
    fileName: 'halaman.xlsx',
    make: () => Buffer.from('<!doctype html><table><tr><td>NIM</td></tr></table>'),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'a web page under the name of a CSV file',
    fileName: 'halaman.csv',
    make: () => Buffer.from('<!doctype html>\n<table><tr><td>NIM</td></tr></table>'),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'a PDF',
    fileName: 'daftar.xlsx',
    make: () => Buffer.from('%PDF-1.7\n%\u0001\u0002\n1 0 obj'),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'an image',
    fileName: 'foto.csv',
    make: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500)]),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'no bytes',
    fileName: 'kosong.xlsx',
    make: () => Buffer.alloc(0),
    refusal: 'empty',
  },
  {
    what: 'no text',
    fileName: 'kosong.csv',
    make: () => Buffer.from('\r\n\r\n'),
    refusal: 'empty',
  },
  {
    what: '200,000 rows of CSV',
    fileName: 'rows.csv',
    make: () => csvFile(rows(200_000)).subarray(0, 10_000_000),
    refusal: 'tooManyRows',
  },
  {
    what: 'CSV with 10,000 columns',
    fileName: 'columns.csv',
    make: () =>
      Buffer.from(
        csvOf([[...HEADERS, ...Array.from({ length: 10_000 }, (_, index) => `k${index}`)]]),
      ),
    refusal: 'tooManyColumns',
  },
  {
    what: 'a line of CSV of 9 MB',
    fileName: 'line.csv',
    make: () => csvFile([['2503310001', 'x'.repeat(9_000_000), 'a@b.example', '2025/2026']]),
    refusal: 'longCell',
  },
  {
    what: 'a quote that is never closed',
    fileName: 'quote.csv',
    make: () => csvFile([['2503310001', '"Budi', 'a@b.example', '2025/2026'], ...rows(2000)]),
    refusal: 'openQuote',
  },
  {
    what: 'a quoted cell of 8 MB',
    fileName: 'quoted.csv',
    make: () => csvFile([['2503310001', `"${'Budi, '.repeat(1_400_000)}"`, '', '2025/2026']]),
    refusal: 'longCell',
  },
  {
    what: 'CSV of 9 MB with 10,000 long texts',
    fileName: 'texts.csv',
    make: () =>
      csvFile(
        rows(10_000).map(([nim = '', , ...rest]) => [
          nim,
          `"${'Budi Santoso '.repeat(70)}"`,
          ...rest,
        ]),
      ),
    rows: 10_000,
  },
  {
    what: 'NUL bytes in CSV',
    fileName: 'nul.csv',
    make: () => csvFile([['2503310001', 'Bu\u0000di', 'a@b.example', '2025/2026']]),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'CSV in UTF-16',
    fileName: 'utf16.csv',
    make: () =>
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(csvOf([HEADERS, studentCells()]), 'utf16le'),
      ]),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'bytes that are no text',
    fileName: 'noise.csv',
    make: () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 + 13) % 256)),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'a formula in CSV',
    fileName: 'formula.csv',
    make: () => csvFile([['2503310001', "=cmd|'/C calc'!A0", 'a@b.example', '2025/2026']]),
    errors: { name: /rumus/ },
  },
  {
    what: 'a NIM that Excel has rounded in CSV',
    fileName: 'rounded.csv',
    make: () => csvFile([['"2,50331E+09"', 'Budi', 'a@b.example', '2025/2026']]),
    errors: { nim: /./ },
  },
  {
    what: 'rows that are shorter and longer than the header',
    fileName: 'ragged.csv',
    make: () =>
      csvFile([
        ['2503310001', 'Budi'],
        [...studentCells(2), 'lebih', 'lebih'],
      ]),
    rows: 2,
    first: { name: 'Budi' },
  },
  {
    what: 'quotes, separators and line ends within a cell',
    fileName: 'quoted.csv',
    make: () =>
      csvFile([['2503310001', '"Budi ""Bud"" Santoso, A.Md."', 'a@b.example', '2025/2026']]),
    first: { name: 'Budi "Bud" Santoso, A.Md.' },
  },
  {
    what: 'line ends of an old Macintosh',
    fileName: 'mac.csv',
    make: () => Buffer.from(csvOf([HEADERS, studentCells()]).replace(/\r\n/g, '\r')),
    first: { name: 'Mahasiswa 1' },
  },
];
