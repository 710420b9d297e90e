import { strToU8, zipSync } from 'fflate';

/** A cell of a worksheet as XML, as different programs write them. */
export type XmlCell = string;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text in the cell itself, as Google and streaming writers write it. */
export const inlineText = (text: string): XmlCell =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
export const number = (value: number | string): XmlCell => `<c><v>${value}</v></c>`;
export const date = (serial: number): XmlCell => `<c s="1"><v>${serial}</v></c>`;
export const time = (part: number): XmlCell => `<c s="2"><v>${part}</v></c>`;
export const formula = (text: string, cached: string): XmlCell =>
  `<c t="str"><f>${escaped(text)}</f><v>${escaped(cached)}</v></c>`;
export const flag = (value: boolean): XmlCell => `<c t="b"><v>${value ? 1 : 0}</v></c>`;
export const failure = (text: string): XmlCell => `<c t="e"><v>${text}</v></c>`;
export const nothing: XmlCell = '<c/>';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const worksheet = (rows: readonly (readonly XmlCell[])[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

/** The parts of a small workbook with one sheet; the formats 1 and 2 are those of a date and a time. */
const workbookParts = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheet,
});

const archive = (parts: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

/** An XLSX of these rows. */
export const aWorkbook = (rows: readonly (readonly XmlCell[])[]): Buffer =>
  archive(workbookParts(worksheet(rows)));
