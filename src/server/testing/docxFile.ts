import { strToU8, zipSync } from 'fflate';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts of a document by their names; a test changes what it is about. */
export type DocxFiles = Record<string, string | Uint8Array>;

export const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export const documentXml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"><w:body>${body}<w:sectPr/></w:body></w:document>`;

export const relationsXml = (...relations: { type: string; target: string; mode?: string }[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${PACKAGE}/relationships">${relations
    .map(
      ({ type, target, mode }, index) =>
        `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export const contentTypesXml = (main = `${WORD}.document.main+xml`, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;

/** The smallest document with these paragraphs. */
export const docxFiles = (...texts: string[]): DocxFiles => ({
  '[Content_Types].xml': contentTypesXml(),
  '_rels/.rels': relationsXml({ type: 'officeDocument', target: 'word/document.xml' }),
  'word/document.xml': documentXml(texts.map(paragraph).join('')),
});

/** The same documents are the same files. */
const ALWAYS = new Date(1980, 0, 1);

export const docxOf = (files: DocxFiles): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { mtime: ALWAYS },
    ),
  );

export const docxFile = (...texts: string[]): Buffer => docxOf(docxFiles(...texts));
