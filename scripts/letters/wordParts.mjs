/** The pieces of a Word document that the shipped templates are made of. */

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Twentieths of a point; A4 with margins of 2.5 cm, and 2 cm at the foot. */
const PAGE = { width: 11906, height: 16838, side: 1417, top: 1134, foot: 1134 };
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const run = (text, { bold, italic, underline, size, caps } = {}) =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${caps ? '<w:caps/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}${underline ? '<w:u w:val="single"/>' : ''}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** A paragraph of runs, or of a text with one format. */
export function paragraph(content = '', options = {}) {
  const { align, after = 120, before = 0, line = 276, keep, indent, border, ...format } = options;
  const runs = Array.isArray(content) ? content.join('') : content && run(content, format);
  return `<w:p><w:pPr>${keep ? '<w:keepNext/>' : ''}${border ? '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="6" w:color="auto"/></w:pBdr>' : ''}<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>${indent ? `<w:ind w:left="${indent}"/>` : ''}${align ? `<w:jc w:val="${align}"/>` : ''}</w:pPr>${runs}</w:p>`;
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

/** A table of rows of cells; a cell is the XML of its paragraphs. Its first row repeats on each page. */
export function table(widths, rows, { bordered = false, hasHeader = false } = {}) {
  const borders = BORDERS.map(
    (side) =>
      `<w:${side} w:val="${bordered ? 'single' : 'nil'}" w:sz="4" w:space="0" w:color="auto"/>`,
  );
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const cell = (content, column) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[column]}" w:type="dxa"/><w:vAlign w:val="${bordered ? 'center' : 'top'}"/></w:tcPr>${content}</w:tc>`;
  const row = (cells, index) =>
    `<w:tr><w:trPr><w:cantSplit/>${hasHeader && index === 0 ? '<w:tblHeader/>' : ''}</w:trPr>${cells.map(cell).join('')}</w:tr>`;
  const total = widths.reduce((sum, width) => sum + width, 0);
  return `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/><w:tblBorders>${borders.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.map(row).join('')}</w:tbl>`;
}

const part = (element, content) => `${XML}<w:${element} ${NAMESPACES}>${content}</w:${element}>`;

const relations = (...all) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The files of a document with a letterhead and a foot on every page. */
export function documentFiles({ title, head, foot, body }) {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="head"/><w:footerReference w:type="default" r:id="foot"/><w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/><w:pgMar w:top="${PAGE.top}" w:right="${PAGE.side}" w:bottom="${PAGE.foot}" w:left="${PAGE.side}" w:header="567" w:footer="454" w:gutter="0"/></w:sectPr>`;
  const types = [
    ['word/document.xml', `${WORD}.document.main+xml`],
    ['word/styles.xml', `${WORD}.styles+xml`],
    ['word/header1.xml', `${WORD}.header+xml`],
    ['word/footer1.xml', `${WORD}.footer+xml`],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ];
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('')}</Types>`,
    '_rels/.rels': relations(
      ['document', `${OFFICE}/officeDocument`, 'word/document.xml'],
      ['core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ),
    'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>SiMagang</dc:creator><dc:language>id-ID</dc:language></cp:coreProperties>`,
    'word/_rels/document.xml.rels': relations(
      ['styles', `${OFFICE}/styles`, 'styles.xml'],
      ['head', `${OFFICE}/header`, 'header1.xml'],
      ['foot', `${OFFICE}/footer`, 'footer1.xml'],
    ),
    'word/styles.xml': part(
      'styles',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="id-ID"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    ),
    'word/header1.xml': part('hdr', head),
    'word/footer1.xml': part('ftr', foot),
    'word/document.xml': part('document', `<w:body>${body}${section}</w:body>`),
  };
}
