import { readXml } from './checkXml';
import { CONTENT_TYPES, type DocxParts } from './openDocx';

const TYPE =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(document\.main|header|footer)\+xml$/;

/** The parts with text of the letter and their types: the document, its headers and its footers. */
export function templatedParts(parts: DocxParts): Map<string, string> {
  const found = new Map<string, string>();
  readXml(parts.get(CONTENT_TYPES) ?? new Uint8Array(), {
    open: (element, { PartName = '', ContentType = '' }) => {
      const name = PartName.replace(/^\//, '');
      if (element === 'Override' && TYPE.test(ContentType) && parts.has(name)) {
        found.set(name, ContentType);
      }
    },
  });
  return found;
}
