import { columnName, rowXml, sharedStringsOf, workbookFile, XML } from './workbookFile';

// The parts of a workbook as Excel and Google Sheets write them, reduced to their peculiarities.

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const EXCEL_2009 = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac';

const TEXTS = [
  'NIM',
  'Nama',
  'Email',
  'Tahun Akademik',
  'Tanggal Lahir',
  '2503310001',
  'Siti Nurhaliza & Rekan',
  'siti@kampus.example',
  '2025/2026',
];
const HEADERS = 5;
/** 17 May 2005 */
const BIRTH = 38_489;

/** The values of the one student in the files. */
export const STUDENT = {
  nim: '2503310001',
  name: 'Siti Nurhaliza & Rekan',
  email: 'siti@kampus.example',
  academic_year: '2025/2026',
  date_of_birth: '2005-05-17',
};

const styles = (more: string) =>
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>${more}</styleSheet>`;

const shared = (column: number, row: number, index: number, style = 0) =>
  `<c r="${columnName(column)}${row}" s="${style}" t="s"><v>${index}</v></c>`;

const cells = (row: number) =>
  row === 1
    ? Array.from({ length: HEADERS }, (_, column) => shared(column, row, column)).join('')
    : `${shared(0, row, 5, 1)}${shared(1, row, 6)}${shared(2, row, 7)}${shared(3, row, 8)}<c r="E${row}" s="2"><v>${BIRTH}</v></c>`;

/** Namespaces of later versions, a theme, a table, the choices of a column, a note and properties. */
export const excelFile = () =>
  workbookFile({
    sheets: [
      `${XML}<worksheet xmlns="${MAIN}" xmlns:mc="${COMPATIBILITY}" mc:Ignorable="x14ac" xmlns:x14ac="${EXCEL_2009}"><sheetPr filterMode="1"/><dimension ref="A1:E2"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="12.7" style="1" customWidth="1"/></cols><sheetData><row r="1" spans="1:5" x14ac:dyDescent="0.25">${cells(1)}</row><row r="2" spans="1:5" x14ac:dyDescent="0.25">${cells(2)}</row></sheetData><autoFilter ref="A1:E2"/><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="D2:D100"><formula1>"2024/2025,2025/2026"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="C2" display="siti@kampus.example"/></hyperlinks><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
    ],
    properties:
      '<fileVersion appName="xl" lastEdited="7"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView activeTab="0"/></bookViews>',
    sharedStrings: sharedStringsOf(TEXTS),
    styles: styles('<tableStyles count="0" defaultTableStyle="TableStyleMedium2"/>'),
    parts: {
      'docProps/core.xml': `${XML}<coreProperties/>`,
      'docProps/app.xml': `${XML}<Properties/>`,
      'xl/theme/theme1.xml': `${XML}<theme/>`,
      'xl/calcChain.xml': `${XML}<calcChain xmlns="${MAIN}"/>`,
    },
  });

const GOOGLE_ROWS = 1000;

/** A thousand rows, nearly all of them empty but for their style, and no properties. */
export const googleFile = () => {
  const empty = Array.from({ length: GOOGLE_ROWS - 2 }, (_, index) =>
    rowXml([{ xml: (ref) => `<c r="${ref}" s="1"/>` }], index + 3, ' ht="15.75" customHeight="1"'),
  );
  return workbookFile({
    sheets: [
      `${XML}<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><sheetData><row r="1">${cells(1)}</row><row r="2">${cells(2)}</row>${empty.join('')}</sheetData><drawing r:id="rId1" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></worksheet>`,
    ],
    sharedStrings: sharedStringsOf(TEXTS),
    styles: styles('<dxfs count="0"/>'),
    parts: {
      'xl/drawings/drawing1.xml': `${XML}<wsDr/>`,
      'xl/worksheets/_rels/sheet1.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    },
  });
};
