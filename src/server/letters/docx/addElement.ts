import { posix } from 'node:path';
import { textOf } from './checkXml';
import { CONTENT_TYPES, type DocxParts } from './docxParts';
import { relationsOf } from './relations';

const NO_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
export const OFFICE_RELATIONS =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Relation {
  id: string;
  /** The last word of the address of its type. */
  type: 'image' | 'header';
  /** The name of the part that it leads to. */
  to: string;
}

/** Adds a relation of a part to another one. */
export function addRelation(parts: DocxParts, part: string, { id, type, to }: Relation): void {
  const name = relationsOf(part);
  const stored = parts.get(name);
  const target = posix.relative(posix.dirname(part), to);
  const attributes = `Id="${id}" Type="${OFFICE_RELATIONS}/${type}" Target="${target}"`;
  const relations = stored ? textOf(stored) : NO_RELATIONS;
  parts.set(name, encode(beforeEnd(relations, 'Relationships', 'Relationship', attributes)));
}

/** Adds the type of a part, or of all parts whose names end alike. */
export function addType(
  parts: DocxParts,
  element: 'Default' | 'Override',
  attributes: string,
): void {
  const types = textOf(parts.get(CONTENT_TYPES) ?? new Uint8Array());
  parts.set(CONTENT_TYPES, encode(beforeEnd(types, 'Types', element, attributes)));
}

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Adds an element at the end of a list, with the prefix of the list. */
function beforeEnd(xml: string, list: string, element: string, attributes: string): string {
  const [, prefix = ''] = new RegExp(`<([\\w.-]+:)?${list}[\\s/>]`).exec(xml) ?? [];
  const added = `<${prefix}${element} ${attributes}/>`;
  const open = xml.replace(
    new RegExp(`<${prefix}${list}([^>]*)/>`),
    `<${prefix}${list}$1></${prefix}${list}>`,
  );
  const end = open.lastIndexOf(`</${prefix}${list}`);
  return `${open.slice(0, end)}${added}${open.slice(end)}`;
}
