import { refuse } from '../refusals';
import { readXml } from './checkXml';
import type { DocxParts } from './docxParts';
import { attributeOf } from './fieldCodes';
import { type DocxPart, textParts } from './printedParts';
import { relationIdsOf } from './relations';

/** WordprocessingML, as Word writes it, and its strict form. */
const NAMESPACES = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
const TEXTS = ['w:t', 'm:t', 'a:t'];
const PICTURES = ['drawing', 'pict'];
const REFERENCES = ['headerReference', 'footerReference'];
/** Beside the text of a body, which has one of them. */
const BLOCKS = ['w:p', 'w:tbl', 'w:sdt'];

/** Refuses a document whose text Word would not read, or the library that fills it would read otherwise. */
export function checkStories(parts: DocxParts): void {
  const found = textParts(parts).filter(({ fills }) => fills !== 'other');
  const documents = found.filter(({ root }) => root === 'document');
  const has = found.map((part) => checkText(part, parts));
  const isBlank = !has.some(({ content }) => content);
  if (documents.length === 0) throw refuse('damaged');
  if (isBlank || !has.some(({ body }) => body)) throw refuse('blank');
}

/** Whether a part has a body, and something that is printed. */
function checkText(part: DocxPart, parts: DocxParts): { body: boolean; content: boolean } {
  const isStory = part.fills === 'story';
  const has = { body: false, content: false };
  const within: string[] = [];
  let relations: ReadonlySet<string> | undefined;
  readXml(part.content, {
    open: (element, attributes, full) => {
      const namespace = attributes['xmlns:w'];
      const isNamed = within.length === 0 || namespace !== undefined;
      if (isStory && isNamed && !NAMESPACES.includes(namespace ?? '')) throw refuse('notWord');
      if (REFERENCES.includes(element)) {
        relations ??= relationIdsOf(parts, part.name);
        if (!relations.has(attributeOf(attributes, 'id'))) throw refuse('damaged');
      }
      if (within.at(-1) === 'w:body' && BLOCKS.includes(full)) has.body = true;
      if (isStory && PICTURES.includes(element)) has.content = true;
      within.push(full);
    },
    text: (text, _element, full) => {
      if (isStory && TEXTS.includes(full) && text.trim() !== '') has.content = true;
    },
    close: () => within.pop(),
    // The library takes what is in them for text or for elements of its own.
    otherMarkup: () => {
      throw refuse('notFromWord');
    },
  });
  return has;
}
