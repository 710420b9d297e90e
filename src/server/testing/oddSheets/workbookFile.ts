import { type ZipEntry, zipFile } from './zipFile';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The letters of a column: 0 is A, 26 is AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));

/** A text, a number, or the XML of a whole cell: `{ xml: (ref) => ... }`. */
export type Cell = string | number | null | { xml: (ref: string) => string };

const cellXml = (cell: Cell, ref: string) => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return cell.xml(ref);
  return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

export const rowXml = (cells: readonly Cell[], number: number, attributes = '') =>
  `<row r="${number}"${attributes}>${cells
    .map((cell, index) => cellXml(cell, `${columnName(index)}${number}`))
    .join('')}</row>`;

export const sheetXml = (rows: string, { before = '', after = '' } = {}) =>
  `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

export const sheetOf = (
  rows: readonly (readonly Cell[])[],
  more?: Parameters<typeof sheetXml>[1],
) => sheetXml(rows.map((cells, index) => rowXml(cells, index + 1)).join(''), more);

const workbookXml = (sheets: string, properties = '') =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${sheets}</sheets></workbook>`;

const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${RELATIONS}/${type}`}" Target="${target}"${mode}/>`;

const relations = (...all: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

const contentTypes = (sheetCount: number, workbookType: string, more: string) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbookType}"/>${Array.from(
    { length: sheetCount },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SHEET_ML}.worksheet+xml"/>`,
  ).join('')}${more}</Types>`;

export interface Workbook {
  /** The XML of each sheet. */
  sheets: readonly string[];
  /** Attributes of the sheets in the workbook: ` state="hidden"`. */
  sheetAttributes?: readonly string[];
  sheetNames?: readonly string[];
  /** Other sheets before these, as XML. */
  sheetsBefore?: string;
  properties?: string;
  workbookType?: string;
  /** The XML of the texts that cells refer to by index. */
  sharedStrings?: string;
  styles?: string;
  /** More relations of the workbook, as XML. */
  workbookRelations?: readonly string[];
  /** More content types, as XML. */
  types?: string;
  /** Replaces parts, or adds them; null leaves one out. */
  parts?: Readonly<Record<string, string | Buffer | Omit<ZipEntry, 'name'> | null>>;
  /** Entries at the end of the archive. */
  entries?: readonly ZipEntry[];
}

const toEntry = (name: string, part: string | Buffer | Omit<ZipEntry, 'name'>): ZipEntry =>
  typeof part === 'string' || Buffer.isBuffer(part) ? { name, data: part } : { name, ...part };

/** The entries of an XLSX file as small as Excel accepts it. */
const workbookEntries = (workbook: Workbook): ZipEntry[] => {
  const {
    sheets,
    sheetAttributes = [],
    sheetNames = [],
    properties,
    sharedStrings,
    styles,
  } = workbook;
  const { workbookType = `${SHEET_ML}.sheet.main+xml`, types = '', parts = {} } = workbook;
  const sheetList = sheets.map(
    (_, index) =>
      `<sheet name="${sheetNames[index] ?? `Lembar${index + 1}`}" sheetId="${index + 1}" r:id="rId${index + 1}"${sheetAttributes[index] ?? ''}/>`,
  );
  const all: Record<string, string | Buffer | Omit<ZipEntry, 'name'> | null> = {
    '[Content_Types].xml': contentTypes(
      sheets.length,
      workbookType,
      (sharedStrings === undefined
        ? ''
        : `<Override PartName="/xl/sharedStrings.xml" ContentType="${SHEET_ML}.sharedStrings+xml"/>`) +
        (styles === undefined
          ? ''
          : `<Override PartName="/xl/styles.xml" ContentType="${SHEET_ML}.styles+xml"/>`) +
        types,
    ),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': workbookXml(
      `${workbook.sheetsBefore ?? ''}${sheetList.join('')}`,
      properties,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, index) =>
        relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      ...(sharedStrings === undefined
        ? []
        : [relation('rIdS', 'sharedStrings', 'sharedStrings.xml')]),
      ...(styles === undefined ? [] : [relation('rIdT', 'styles', 'styles.xml')]),
      ...(workbook.workbookRelations ?? []),
    ),
    ...(sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': sharedStrings }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
    ...Object.fromEntries(sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...parts,
  };
  return [
    ...Object.entries(all).flatMap(([name, part]) => (part === null ? [] : [toEntry(name, part)])),
    ...(workbook.entries ?? []),
  ];
};

export const workbookFile = (workbook: Workbook): Buffer => zipFile(workbookEntries(workbook));

export const sharedStringsOf = (texts: readonly string[], items = '') =>
  `${XML}<sst xmlns="${MAIN}" count="${texts.length}" uniqueCount="${texts.length}">${texts
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}${items}</sst>`;

export { relation };
