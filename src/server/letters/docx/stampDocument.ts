import { posix } from 'node:path';
import { CANCELLED_STAMP, STAMP_COLOUR } from '../cancelledStamp';
import { addRelation, addType, encode, OFFICE_RELATIONS } from './addElement';
import { textOf } from './checkXml';
import type { DocxParts } from './docxParts';
import { textParts } from './printedParts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const HEADER_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';
const RELATION = 'simagang_stamp';
/** The headers of a section; what the first section lacks, no later one inherits. */
const HEADERS = ['default', 'first', 'even'];

/** The same letter with 'DIBATALKAN' across each page, in its headers, as Word itself makes watermarks. */
export function stampDocument(letter: DocxParts): DocxParts {
  const stamped: DocxParts = new Map(letter);
  for (const { name, content, root } of textParts(letter)) {
    if (root === 'hdr') {
      stamped.set(name, encode(atEndOf(textOf(content), 'w:hdr', STAMP)));
    } else if (root === 'document') {
      const header = posix.join(posix.dirname(name), 'simagang-stamp.xml');
      stamped.set(name, encode(withHeaders(textOf(content))));
      stamped.set(header, encode(HEADER));
      addRelation(stamped, name, { id: RELATION, type: 'header', to: header });
      addType(stamped, 'Override', `PartName="/${header}" ContentType="${HEADER_TYPE}"`);
    }
  }
  return stamped;
}

/** The text of a document whose first section has every header. */
function withHeaders(xml: string): string {
  const text = xml
    .replace(/<w:sectPr(\s[^>]*)?\/>/, '<w:sectPr$1></w:sectPr>')
    .replace(/<w:body\s*\/>/, '<w:body></w:body>');
  const sections = /<w:sectPr[\s>]/.test(text)
    ? text
    : atEndOf(text, 'w:body', '<w:sectPr></w:sectPr>');
  return sections.replace(
    /<w:sectPr(?:\s[^>]*)?>([\s\S]*?)<\/w:sectPr>/,
    (section: string, inside: string) => {
      const missing = HEADERS.filter(
        (type) => !new RegExp(`<w:headerReference[^>]*w:type=["']${type}["']`).test(inside),
      );
      const references = missing.map(
        (type) =>
          `<w:headerReference xmlns:r="${OFFICE_RELATIONS}" w:type="${type}" r:id="${RELATION}"/>`,
      );
      const start = section.indexOf('>') + 1;
      return `${section.slice(0, start)}${references.join('')}${section.slice(start)}`;
    },
  );
}

function atEndOf(xml: string, element: string, added: string): string {
  const open = xml.replace(new RegExp(`<${element}([^>]*)/>\\s*$`), `<${element}$1></${element}>`);
  const end = open.lastIndexOf(`</${element}`);
  return `${open.slice(0, end)}${added}${open.slice(end)}`;
}

const hex = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
const { red, green, blue, opacity } = STAMP_COLOUR;

/** Text along a path, which Word calls WordArt: large, turned, and above the page without a place in the text. */
const SHAPE = [
  '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e">',
  '<v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/>',
  '<v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/>',
  '<v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas>',
  '<v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype>',
  `<v:shape id="${RELATION}" type="#_x0000_t136" alt="${CANCELLED_STAMP}" style="position:absolute;margin-left:0;`,
  'margin-top:0;width:560pt;height:92pt;rotation:306;z-index:251658752;mso-position-horizontal:center;',
  'mso-position-horizontal-relative:page;mso-position-vertical:center;mso-position-vertical-relative:page" ',
  `fillcolor="#${hex(red)}${hex(green)}${hex(blue)}" stroked="f"><v:fill opacity="${opacity}"/>`,
  `<v:textpath style="font-family:&quot;Arial&quot;;font-size:1pt;font-weight:bold" string="${CANCELLED_STAMP}"/></v:shape>`,
].join('');

/** A line of the height of a point, so that nothing of the letter moves. */
const STAMP = `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/></w:pPr><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${SHAPE}</w:pict></w:r></w:p>`;

const HEADER = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:hdr xmlns:w="${WORD}">${STAMP}</w:hdr>`;
