import { deflateRawSync, constants as zlib } from 'node:zlib';
import { HEADERS, type OddFile, oddWorkbook, sheetWith, studentCells } from './oddFile';
import { relation, rowXml, sheetXml, workbookFile, XML } from './workbookFile';
import { zipFile } from './zipFile';

const MEGABYTE = 1024 * 1024;

/** Compressed spaces; flushed, a compressed block can be repeated any number of times. */
const packedSpaces = (megabytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: zlib.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), end]);
};

const SHEET = 'xl/worksheets/sheet1.xml';
const BOMB_MEGABYTES = 400;

const bomb = (declaredSize: number) =>
  oddWorkbook({
    parts: {
      [SHEET]: { data: '', packed: packedSpaces(BOMB_MEGABYTES), crc: 1, size: declaredSize },
    },
  });

/** An XLSX file of many parts; only their sizes matter. */
const manyParts = (count: number, size: number) =>
  oddWorkbook({
    entries: Array.from({ length: count }, (_, index) => ({
      name: `xl/media/image${index}.bin`,
      data: Buffer.alloc(size, index % 251),
    })),
  });

const valid = () => oddWorkbook();

/** Files whose container is odd. */
export const oddArchives: readonly OddFile[] = [
  {
    what: 'a zip bomb that declares its size',
    fileName: 'bomb.xlsx',
    make: () => bomb(BOMB_MEGABYTES * MEGABYTE),
    refusal: 'expands',
  },
  {
    what: 'a zip bomb that declares a small size',
    fileName: 'lying.xlsx',
    make: () => bomb(1000),
    refusal: 'damaged',
  },
  {
    what: 'a zip bomb that declares no size',
    fileName: 'silent.xlsx',
    make: () => bomb(0),
    refusal: 'damaged',
  },
  {
    what: 'a zip bomb that only the header beside it declares',
    fileName: 'local.xlsx',
    make: () => {
      const file = oddWorkbook({
        entries: [
          { name: 'xl/sharedStrings.xml', data: '<sst>', packed: packedSpaces(BOMB_MEGABYTES) },
        ],
        workbookRelations: [relation('rIdS', 'sharedStrings', 'sharedStrings.xml')],
      });
      // The directory at the end declares that each size follows its part.
      const record = file.lastIndexOf('xl/sharedStrings.xml') - 46;
      file.writeUInt16LE(8, record + 8);
      for (const field of [16, 20, 24]) file.writeUInt32LE(0, record + field);
      return file;
    },
    refusal: 'damaged',
  },
  {
    what: 'many parts that are too large together',
    fileName: 'sum.xlsx',
    make: () => manyParts(300, MEGABYTE),
    refusal: 'expands',
  },
  {
    what: 'entries that all refer to the same data',
    fileName: 'overlap.xlsx',
    make: () =>
      zipFile([
        { name: SHEET, data: Buffer.alloc(20 * MEGABYTE, ' ') },
        ...Array.from({ length: 500 }, (_, index) => ({
          name: `xl/media/${index}.bin`,
          data: Buffer.alloc(0),
          size: 20 * MEGABYTE,
          isOverlapping: true,
        })),
      ]),
    refusal: 'expands',
  },
  {
    what: '100,000 entries',
    fileName: 'entries.xlsx',
    make: () => {
      // Written once and repeated, because a hundred thousand headers take long.
      const one = zipFile([{ name: 'a', data: '', isStored: true }]);
      const file = Buffer.concat(Array.from({ length: 100_000 }, () => one.subarray(31, 31 + 47)));
      const end = Buffer.from(one.subarray(-22));
      end.writeUInt16LE(0xffff, 8);
      end.writeUInt16LE(0xffff, 10);
      end.writeUInt32LE(file.length, 12);
      return Buffer.concat([one.subarray(0, 31), file, end]);
    },
    refusal: 'expands',
  },
  {
    what: 'names that lead out of the archive, which nothing unpacks',
    fileName: 'traversal.xlsx',
    make: () =>
      oddWorkbook({
        entries: [
          { name: '../../../../etc/passwd', data: 'root' },
          { name: '/etc/shadow', data: 'root' },
          { name: 'C:\\Windows\\win.ini', data: 'root' },
        ],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'the sheet twice',
    fileName: 'twice.xlsx',
    make: () => oddWorkbook({ entries: [{ name: SHEET, data: sheetWith({ 1: 'Orang lain' }) }] }),
    refusal: 'damaged',
  },
  {
    what: 'entries with a password',
    fileName: 'zipcrypto.xlsx',
    make: () => oddWorkbook({ parts: { [SHEET]: { data: sheetWith(), flags: 1 } } }),
    refusal: 'encrypted',
  },
  {
    what: 'half of a file',
    fileName: 'half.xlsx',
    make: () => valid().subarray(0, valid().length / 2),
    refusal: 'damaged',
  },
  {
    what: 'a wrong checksum',
    fileName: 'crc.xlsx',
    make: () => oddWorkbook({ parts: { [SHEET]: { data: sheetWith(), crc: 0x12345678 } } }),
    refusal: 'damaged',
  },
  {
    what: 'compressed data that is damaged',
    fileName: 'damaged.xlsx',
    make: () =>
      oddWorkbook({ parts: { [SHEET]: { data: sheetWith(), packed: Buffer.alloc(200, 0xff) } } }),
    refusal: 'damaged',
  },
  {
    what: 'a sheet that ends within a tag',
    fileName: 'cut.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith().slice(0, -60)] }),
    refusal: 'damaged',
  },
  {
    what: 'an archive without entries',
    fileName: 'nothing.xlsx',
    make: () => zipFile([]),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'an archive of other files',
    fileName: 'photos.xlsx',
    make: () => zipFile([{ name: 'liburan.jpg', data: 'JFIF' }]),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'a text document',
    fileName: 'surat.xlsx',
    make: () =>
      zipFile([
        { name: '[Content_Types].xml', data: `${XML}<Types/>` },
        { name: 'word/document.xml', data: `${XML}<document/>` },
      ]),
    refusal: 'notSpreadsheet',
  },
  {
    what: 'a workbook without its sheet',
    fileName: 'gone.xlsx',
    make: () => oddWorkbook({ parts: { [SHEET]: null } }),
    refusal: 'damaged',
  },
  {
    what: 'a workbook without sheets',
    fileName: 'none.xlsx',
    make: () => workbookFile({ sheets: [] }),
    refusal: 'empty',
  },
  {
    what: 'a sheet outside of the archive',
    fileName: 'outside.xlsx',
    make: () =>
      oddWorkbook({
        parts: {
          'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="http://jahat.example/sheet1.xml" TargetMode="External"/></Relationships>`,
        },
      }),
    refusal: 'damaged',
  },
  {
    what: 'two sheets',
    fileName: 'two.xlsx',
    make: () => workbookFile({ sheets: [sheetWith(), sheetWith({ 0: '1111111111' })] }),
    first: { nim: studentCells()[0] ?? '' },
  },
  {
    what: 'a million empty rows',
    fileName: 'empty-rows.xlsx',
    make: () => {
      const header = rowXml(HEADERS, 1) + rowXml(studentCells(), 2);
      const rows = Array.from({ length: 1_048_574 }, (_, index) => `<row r="${index + 3}"/>`);
      return workbookFile({ sheets: [sheetXml(header + rows.join(''))] });
    },
    first: { name: 'Mahasiswa 1' },
  },
];
