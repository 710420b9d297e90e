import { HEADERS, type OddFile, oddWorkbook, sheetWith, studentCells } from './oddFile';
import {
  type Cell,
  columnName,
  relation,
  rowXml,
  sharedStringsOf,
  sheetOf,
  sheetXml,
  workbookFile,
  XML,
} from './workbookFile';

const BIRTH = [...HEADERS, 'Tanggal Lahir'];

const formula = (text: string, cached = ''): Cell => ({
  xml: (ref) => `<c r="${ref}"><f>${text}</f>${cached}</c>`,
});

/** A cell of the shared texts. */
const shared = (index: number): Cell => ({
  xml: (ref) => `<c r="${ref}" t="s"><v>${index}</v></c>`,
});

const doctype = (declarations: string) => `${XML}<!DOCTYPE x [${declarations}]>`;

/** Entities that multiply by ten at each level. */
const laughs = doctype(
  `<!ENTITY a0 "ha">${Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
  ).join('')}`,
);

const withDoctype = (xml: string, prologue: string) => xml.replace(XML, prologue);

const STYLES = `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const dateCell = (serial: number): Cell => ({
  xml: (ref) => `<c r="${ref}" s="1"><v>${serial}</v></c>`,
});

/** Files whose parts are odd. */
export const oddContents: readonly OddFile[] = [
  {
    what: 'entities that multiply, which stay as they are written',
    fileName: 'laughs.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          withDoctype(
            sheetWith({
              1: { xml: (ref) => `<c r="${ref}" t="inlineStr"><is><t>&a9;</t></is></c>` },
            }),
            laughs,
          ),
        ],
      }),
    first: { name: '&a9;' },
  },
  {
    what: 'entities that multiply in the shared texts',
    fileName: 'laughs-shared.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 1: shared(0) })],
        sharedStrings: withDoctype(sharedStringsOf([], '<si><t>&a9;</t></si>'), laughs),
      }),
    first: { name: '&a9;' },
  },
  {
    what: 'an external entity, which is not followed',
    fileName: 'entity.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          withDoctype(
            sheetWith({
              1: { xml: (ref) => `<c r="${ref}" t="inlineStr"><is><t>&f;</t></is></c>` },
            }),
            doctype('<!ENTITY f SYSTEM "file:///etc/passwd">'),
          ),
        ],
      }),
    first: { name: '&f;' },
  },
  {
    what: 'links to other workbooks, and an embedded object, which are not read',
    fileName: 'links.xlsx',
    make: () =>
      oddWorkbook({
        workbookRelations: [relation('rIdX', 'externalLink', 'externalLinks/externalLink1.xml')],
        parts: {
          'xl/externalLinks/externalLink1.xml': `${XML}<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>`,
          'xl/embeddings/oleObject1.bin': 'an object',
        },
      }),
  },
  {
    what: 'macros',
    fileName: 'macros.xlsm',
    make: () =>
      oddWorkbook({
        workbookType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
        workbookRelations: [
          relation(
            'rIdV',
            'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
            'vbaProject.bin',
          ),
        ],
        parts: { 'xl/vbaProject.bin': Buffer.alloc(2000, 7) },
      }),
    refusal: 'macros',
  },
  {
    what: 'macros under the name of an ordinary file',
    fileName: 'macros.xlsx',
    make: () => oddWorkbook({ parts: { 'xl/vbaProject.bin': Buffer.alloc(2000, 7) } }),
    refusal: 'macros',
  },
  {
    what: 'a list on a hidden sheet, beside an empty one',
    fileName: 'only-hidden.xlsx',
    make: () =>
      workbookFile({
        sheets: [sheetWith(), sheetOf([])],
        sheetAttributes: [' state="hidden"'],
      }),
    refusal: 'onlyHidden',
  },
  {
    what: 'the binary format of Excel',
    fileName: 'binary.xlsb',
    make: () =>
      oddWorkbook({
        workbookType: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
        parts: { 'xl/workbook.xml': null, 'xl/workbook.bin': Buffer.alloc(200, 1) },
      }),
    refusal: 'binaryExcel',
  },
  {
    what: '16,384 columns',
    fileName: 'columns.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetOf([
            [...HEADERS, ...Array.from({ length: 16_380 }, (_, index) => `Kolom ${index}`)],
            studentCells(),
          ]),
        ],
      }),
    refusal: 'tooManyColumns',
  },
  {
    what: 'a cell in the last column of the last row',
    fileName: 'corner.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetXml(
            `${rowXml(HEADERS, 1)}${rowXml(studentCells(), 2)}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
          ),
        ],
      }),
    refusal: 'tooManyColumns',
  },
  {
    what: 'a student in the last row',
    fileName: 'last-row.xlsx',
    make: () =>
      workbookFile({
        sheets: [sheetXml(rowXml(HEADERS, 1) + rowXml(studentCells(), 1_048_576))],
      }),
    refusal: 'tooManyRows',
  },
  {
    what: 'cells far outside of any sheet',
    fileName: 'outside-cells.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetXml(
            `${rowXml(HEADERS, 1)}<row r="2"><c r="ZZZZZZZ2"><v>1</v></c><c r="-5"><v>1</v></c></row>`,
          ),
        ],
      }),
    refusal: 'damaged',
  },
  {
    what: '20,000 rows',
    fileName: 'rows.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetOf([HEADERS, ...Array.from({ length: 20_000 }, (_, index) => studentCells(index))]),
        ],
      }),
    refusal: 'tooManyRows',
  },
  {
    what: 'a cell of 10 MB',
    fileName: 'cell.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 1: 'Budi '.repeat(2_000_000) })] }),
    refusal: 'longCell',
  },
  {
    what: 'a cell of 1 MB that does not compress',
    fileName: 'noise.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          sheetWith({
            1: Array.from({ length: 100_000 }, (_, index) =>
              ((index * 7919) % 999_983).toString(36),
            ).join(' '),
          }),
        ],
      }),
    refusal: 'longCell',
  },
  {
    what: 'a million shared texts that nothing uses',
    fileName: 'texts.xlsx',
    make: () =>
      oddWorkbook({
        sharedStrings: sharedStringsOf(
          Array.from({ length: 1_000_000 }, (_, index) => `t${index}`),
        ),
      }),
    refusal: 'expands',
  },
  {
    what: 'millions of empty shared texts in a file of 50 kB',
    fileName: 'empty-texts.xlsx',
    make: () => oddWorkbook({ sharedStrings: sharedStringsOf([], '<si/>'.repeat(4_500_000)) }),
    refusal: 'expands',
  },
  {
    what: 'a shared text in millions of pieces',
    fileName: 'runs.xlsx',
    make: () =>
      oddWorkbook({
        sharedStrings: sharedStringsOf([], `<si>${'<r><t>ab</t></r>'.repeat(1_400_000)}</si>`),
      }),
    refusal: 'longCell',
  },
  {
    what: 'millions of empty styles',
    fileName: 'empty-styles.xlsx',
    make: () =>
      oddWorkbook({
        styles: `${XML}<styleSheet><cellXfs>${'<xf/>'.repeat(4_500_000)}</cellXfs></styleSheet>`,
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'millions of cells in one row without their place',
    fileName: 'bare-cells.xlsx',
    make: () =>
      workbookFile({ sheets: [sheetXml(`<row r="1">${'<c/>'.repeat(8_000_000)}</row>`)] }),
    refusal: 'damaged',
  },
  {
    what: 'millions of cells in one place',
    fileName: 'one-place.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          sheetXml(
            `${rowXml(HEADERS, 1)}${rowXml(studentCells(), 2)}<row r="3">${'<c r="A3"/>'.repeat(4_000_000)}</row>`,
          ),
        ],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'millions of merged cells',
    fileName: 'merges.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          sheetWith(
            {},
            {
              after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_500_000)}</mergeCells>`,
            },
          ),
        ],
      }),
    refusal: 'expands',
  },
  {
    what: 'widths of all columns, a hundred thousand times',
    fileName: 'widths.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          sheetWith(
            {},
            { before: `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(100_000)}</cols>` },
          ),
        ],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'a comment of 60 MB',
    fileName: 'comment.xlsx',
    make: () =>
      oddWorkbook({ sheets: [sheetWith({}, { before: `<!--${'é'.repeat(30_000_000)}-->` })] }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'an element with a million attributes',
    fileName: 'attributes.xlsx',
    make: () =>
      oddWorkbook({
        sharedStrings: sharedStringsOf(
          [],
          `<si${Array.from({ length: 1_000_000 }, (_, index) => ` a${index}=""`).join('')}/>`,
        ),
      }),
    refusal: 'damaged',
  },
  {
    what: 'thousands of tables of one part, which nothing reads',
    fileName: 'tables.xlsx',
    make: () =>
      oddWorkbook({
        workbookRelations: Array.from({ length: 50_000 }, (_, index) =>
          relation(`rIdC${index}`, 'slicerCache', 'big.xml'),
        ),
        parts: {
          'xl/big.xml': `${XML}<a>${'<b/>'.repeat(2_000_000)}</a>`,
          'xl/worksheets/_rels/sheet1.xml.rels': `${XML}<Relationships>${Array.from(
            { length: 50_000 },
            (_, index) => relation(`rIdT${index}`, 'table', '../big.xml'),
          ).join('')}</Relationships>`,
        },
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'one long shared text in 10,000 rows',
    fileName: 'amplified.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetOf([
            HEADERS,
            ...Array.from({ length: 9_000 }, (_, index): Cell[] => [
              studentCells(index)[0] ?? '',
              shared(0),
              shared(0),
              '2025/2026',
            ]),
          ]),
        ],
        sharedStrings: sharedStringsOf(['panjang '.repeat(4_000)]),
      }),
    refusal: 'tooMuchText',
  },
  {
    what: 'a shared text that does not exist, like an empty cell',
    fileName: 'no-text.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 1: shared(7) })],
        sharedStrings: sharedStringsOf(['satu']),
      }),
    first: { email: 'mahasiswa1@mhs.example' },
  },
  {
    what: 'tags within tags within tags',
    fileName: 'deep.xlsx',
    make: () =>
      workbookFile({
        sheets: [sheetXml(rowXml(HEADERS, 1) + '<a>'.repeat(200_000) + '</a>'.repeat(200_000))],
      }),
    refusal: 'damaged',
  },
  {
    what: 'NUL bytes in the sheet',
    fileName: 'nul.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 1: 'Budi\u0000Santoso' })] }),
    first: { name: 'Budi\u0000Santoso' },
  },
  {
    what: 'the same header twice',
    fileName: 'headers.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 4: 'Lain' }, {}, [...HEADERS, 'Nama'])] }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'no header of a required column',
    fileName: 'missing.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({}, {}, ['NIM', 'Nama', 'Email', 'Kelas'])] }),
    first: { nim: '2503310001' },
  },
  {
    what: 'an empty sheet',
    fileName: 'empty.xlsx',
    make: () => workbookFile({ sheets: [sheetXml('')] }),
    refusal: 'empty',
  },
  {
    what: 'only a header',
    fileName: 'header.xlsx',
    make: () => workbookFile({ sheets: [sheetOf([HEADERS])] }),
    refusal: 'noRows',
  },
  // The following files are accepted.
  {
    what: 'a formula with a cached value',
    fileName: 'formula.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 0: formula('A1+1', '<v>2503310001</v>') })] }),
    errors: { nim: /rumus/ },
  },
  {
    what: 'a formula without a cached value',
    fileName: 'formula-empty.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 1: formula('UPPER(B3)') })] }),
    errors: { name: /rumus/ },
  },
  {
    what: 'a formula that starts a program',
    fileName: 'dde.xlsx',
    make: () =>
      oddWorkbook({ sheets: [sheetWith({ 1: formula("cmd|'/C calc'!A0", '<v>0</v>') })] }),
    errors: { name: /rumus/ },
  },
  {
    what: 'an error of the spreadsheet',
    fileName: 'ref.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 1: { xml: (ref) => `<c r="${ref}" t="e"><v>#REF!</v></c>` } })],
      }),
    errors: { name: /#REF!/ },
  },
  {
    what: 'a NIM that has become a rounded number',
    fileName: 'rounded.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 0: { xml: (ref) => `<c r="${ref}"><v>2.50331E+15</v></c>` } })],
      }),
    errors: { nim: /./ },
  },
  {
    what: 'a NIM that is a number',
    fileName: 'number.xlsx',
    make: () => oddWorkbook({ sheets: [sheetWith({ 0: 2_503_310_001 })] }),
    first: { nim: '2503310001' },
  },
  {
    what: 'numbers that are none',
    fileName: 'nan.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 0: { xml: (ref) => `<c r="${ref}"><v>1e999</v></c>` } })],
      }),
    errors: { nim: /./ },
  },
  {
    what: 'dates that count from 1904',
    fileName: '1904.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 4: dateCell(37_000) }, {}, BIRTH)],
        properties: '<workbookPr date1904="1"/>',
        styles: STYLES,
      }),
    first: { date_of_birth: '2005-04-20' },
  },
  {
    what: 'dates that count from 1900',
    fileName: '1900.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 4: dateCell(38_462) }, {}, BIRTH)],
        styles: STYLES,
      }),
    first: { date_of_birth: '2005-04-20' },
  },
  {
    what: 'merged cells',
    fileName: 'merged.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [
          sheetWith({}, { after: '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>' }),
        ],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'a hidden sheet before the visible one',
    fileName: 'hidden.xlsx',
    make: () =>
      workbookFile({
        sheets: [sheetOf([['Rahasia'], ['x']]), sheetWith()],
        sheetAttributes: [' state="hidden"'],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'hidden rows and columns',
    fileName: 'hidden-rows.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetXml(rowXml(HEADERS, 1) + rowXml(studentCells(), 2, ' hidden="1"'), {
            before: `<cols><col min="2" max="2" hidden="1"/></cols>`,
          }),
        ],
      }),
    first: { name: 'Mahasiswa 1' },
  },
  {
    what: 'rows and cells without their place',
    fileName: 'places.xlsx',
    make: () => {
      const bare = (xml: string) => xml.replace(/ r="[A-Z]*\d+"/g, '');
      return workbookFile({
        sheets: [sheetXml(bare(rowXml(HEADERS, 1) + rowXml(studentCells(), 2)))],
      });
    },
    first: { nim: studentCells()[0] ?? '', name: 'Mahasiswa 1' },
  },
  {
    what: 'texts in several parts with their reading',
    fileName: 'rich.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({ 1: shared(0) })],
        sharedStrings: sharedStringsOf(
          [],
          '<si><r><t>Budi </t></r><r><rPr><b/></rPr><t>Santoso</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
        ),
      }),
    first: { name: 'Budi Santoso' },
  },
  {
    what: 'headers in another order, with blanks and case',
    fileName: 'order.xlsx',
    make: () =>
      workbookFile({
        sheets: [
          sheetOf([
            [' tahun akademik ', 'EMAIL', 'Catatan', 'nama', 'nim'],
            ['2025/2026', 'a@mhs.example', 'x', 'Budi', '2503310001'],
          ]),
        ],
      }),
    first: { name: 'Budi', nim: '2503310001' },
  },
  {
    what: `a style for every column up to ${columnName(16_383)}`,
    fileName: 'styles.xlsx',
    make: () =>
      oddWorkbook({
        sheets: [sheetWith({}, { before: '<cols><col min="1" max="16384" width="9"/></cols>' })],
      }),
    first: { name: 'Mahasiswa 1' },
  },
];
