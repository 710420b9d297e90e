import { posix } from 'node:path';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { refuse } from '../refusals';
import { FieldCodes, purposeOf } from './fieldCodes';
import type { PictureCount } from './pictureSize';

const MAIN_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Nested tables of a letter reach about forty. */
const DEPTH_MAX = 200;
const ELEMENTS_MAX = 100_000;

/** Contents that programs would run or open. */
const EMBEDDED = /\/(oleObject|package|control|aFChunk|subDocument|frame|activeXControlBinary)$/i;
/** An address of another place: a scheme, or the name of a computer. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i;
const WEB_ADDRESS = /^\s*(https?|mailto):/i;

/** The template that a document was made from; letters lose the link to it. */
export const TEMPLATE_LINK = /\/attachedTemplate$/i;
/** The lists of mail merges. */
const MERGE_LIST = /\/(mailMergeSource|mailMergeHeaderSource|recipientData)$/i;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Refuses everything but a common document, by its list of types. */
export function checkContentTypes(content: Uint8Array): void {
  const types: string[] = [];
  readXml(content, {
    open: (_name, attributes) => {
      if (attributes.ContentType !== undefined) types.push(attributes.ContentType);
    },
  });
  const has = (pattern: RegExp) => types.some((type) => pattern.test(type));
  if (has(/macroEnabled|vbaProject|vbaData/i)) throw refuse('macros');
  if (has(/oleObject|activeX|ms-office\.activeX/i)) throw refuse('embedded');
  if (has(/wordprocessingml\.template\.main/i)) throw refuse('wordTemplate');
  if (types.filter((type) => type === MAIN_TYPE).length !== 1) throw refuse('notDocx');
}

/** Checks a part: its XML, its relations, its addresses, its fields and the pictures in its attributes. */
export function checkXml(name: string, content: Uint8Array, pictures: PictureCount): void {
  const fields = new FieldCodes(({ code, isNested }) => {
    const purpose = purposeOf(code);
    // A field within the code of another one could write any code.
    if (purpose === 'files' || (purpose === 'harmless' && isNested)) throw refuse('fields');
  });
  const isRelations = /\.rels$/i.test(name);
  let isSvg = /\.svg$/i.test(name);
  readXml(content, {
    open: (element, attributes) => {
      if (element === 'svg') isSvg = true;
      if (isRelations && element === 'Relationship') checkRelation(name, attributes);
      checkAddresses(element, attributes, isSvg);
      for (const value of Object.values(attributes)) pictures.addFrom(value);
      fields.open(element, attributes);
    },
    text: (text, element) => fields.text(text, element),
    close: (element) => fields.close(element),
  });
  // Programs take all text behind it for a part of the field, and print none of it.
  if (!fields.end()) throw refuse('damaged');
}

function checkRelation(name: string, attributes: Attributes): void {
  const { Type = '', Target = '', TargetMode = '' } = attributes;
  if (/vbaProject|vbaData/i.test(Type)) throw refuse('macros');
  if (EMBEDDED.test(Type)) throw refuse('embedded');
  if (TEMPLATE_LINK.test(Type)) return;
  if (MERGE_LIST.test(Type)) throw refuse('mailMerge');
  const isElsewhere = !/^(internal)?$/i.test(TargetMode.trim()) || ADDRESS.test(Target);
  if (isElsewhere) {
    // A program loads it only when a reader clicks on it.
    if (/\/hyperlink$/i.test(Type) && (WEB_ADDRESS.test(Target) || Target.startsWith('#'))) return;
    throw refuse('external');
  }
  const folder = posix.join(posix.dirname(name), '..');
  if (!Target.startsWith('/') && posix.join(folder, Target).startsWith('..')) throw refuse('paths');
}

/** Pictures of VML and SVG can name an address without a relation. */
function checkAddresses(element: string, attributes: Attributes, isSvg: boolean): void {
  if (isSvg && ['script', 'foreignObject', 'style'].includes(element)) throw refuse('embedded');
  // A few of them can draw a shape a billion times.
  if (isSvg && ['use', 'pattern', 'filter'].includes(element)) throw refuse('pictures');
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = withoutPrefix(name);
    if (isSvg && /^on/i.test(attribute)) throw refuse('embedded');
    if (name.startsWith('xmlns') || !['src', 'href', 'althref'].includes(attribute)) continue;
    const isAllowed =
      isSvg || element === 'imagedata' || attribute !== 'href'
        ? /^\s*data:image\/(png|jpeg)/i
        : WEB_ADDRESS;
    if (ADDRESS.test(value) && !isAllowed.test(value)) throw refuse('external');
  }
}

type Attributes = Readonly<Record<string, string>>;

interface XmlEvents {
  /** `element` has no prefix; `full` has it. `end` is the place after the tag. */
  open?(element: string, attributes: Attributes, full: string, end: number): void;
  text?(text: string, element: string, full: string): void;
  close?(element: string, full: string, end: number): void;
  /** CDATA, a comment or an instruction to a program within the first element. */
  otherMarkup?(): void;
}

/** Reads a part that has to be well-formed. Refuses document types, with which entities come. */
export function readXml(content: Uint8Array | string, events: XmlEvents): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  });
  const within: string[] = [];
  let elements = 0;
  parser.on('doctype', () => {
    throw refuse('doctype');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    within.push(tag.name);
    if (within.length > DEPTH_MAX || elements > ELEMENTS_MAX) throw refuse('expands');
    events.open?.(
      withoutPrefix(tag.name),
      tag.attributes as SaxesAttributes,
      tag.name,
      parser.position,
    );
  });
  const onText = (text: string) => {
    const full = within.at(-1) ?? '';
    events.text?.(text, withoutPrefix(full), full);
  };
  parser.on('text', onText);
  const onOther = () => {
    if (within.length > 0) events.otherMarkup?.();
  };
  parser.on('cdata', (text) => {
    onOther();
    onText(text);
  });
  parser.on('comment', onOther);
  parser.on('processinginstruction', onOther);
  parser.on('closetag', (tag) => {
    within.pop();
    events.close?.(withoutPrefix(tag.name), tag.name, parser.position);
  });
  parser.on('error', () => {
    throw refuse('damaged');
  });
  parser.write(typeof content === 'string' ? content : textOf(content)).close();
}

type SaxesAttributes = Record<string, SaxesAttributePlain['value']>;

/** The text of a part. Documents of all programs are in UTF-8. */
export function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refuse('damaged');
  }
}
