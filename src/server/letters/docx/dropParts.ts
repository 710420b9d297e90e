import { TEMPLATE_LINK, textOf } from './checkXml';
import { CONTENT_TYPES, type DocxParts } from './docxParts';
import { textParts } from './printedParts';
import { targetOf } from './relations';
import { withoutElements } from './withoutElements';

const SETTINGS = /^word\/settings\.xml$/i;
/** Parts for the author of a template only: stored data, building blocks, a picture of it, and who commented. */
const UNPRINTED =
  /^(customXml\/|word\/glossary\/|docProps\/thumbnail\.|word\/(comments\w*|people)\.xml$|word\/_rels\/(comments\w*|people)\.xml\.rels$)/i;
const OWN_PROPERTIES = /^docProps\/custom\.xml$/i;

/** The document without the link to the template that it was made from; the same one if it has none. */
export function withoutTemplateLink(parts: DocxParts): DocxParts {
  let isLinked = false;
  const unlinked: DocxParts = new Map();
  for (const [name, content] of parts) {
    unlinked.set(name, content);
    if (!/\.rels$/i.test(name)) continue;
    const kept = edited(content, (element, { Type = '' }) => {
      const isLink = element === 'Relationship' && TEMPLATE_LINK.test(Type);
      isLinked ||= isLink;
      return isLink;
    });
    unlinked.set(name, kept);
  }
  if (!isLinked) return parts;
  for (const [name, content] of unlinked) {
    if (!SETTINGS.test(name)) continue;
    unlinked.set(
      name,
      edited(content, (element) => element === 'attachedTemplate'),
    );
  }
  return unlinked;
}

/**
 * The document without what no letter prints. A content control that shows stored data then shows the text in
 * the document, which is filled.
 */
export function withoutUnprinted(parts: DocxParts): DocxParts {
  const kept: DocxParts = new Map([...parts].filter(([name]) => !UNPRINTED.test(name)));
  const found = textParts(kept);
  const showsProperties = found.some(
    ({ fills, content }) => fills === 'story' && /\bDOCPROPERTY\b/i.test(textOf(content)),
  );
  for (const name of kept.keys()) {
    if (OWN_PROPERTIES.test(name) && !showsProperties) kept.delete(name);
  }
  for (const { name, content, fills } of found) {
    if (fills !== 'story') continue;
    kept.set(
      name,
      edited(content, (element) => element === 'dataBinding'),
    );
  }
  const isGone = (name: string) => parts.has(name) && !kept.has(name);
  for (const [name, content] of kept) {
    if (name === CONTENT_TYPES) {
      kept.set(
        name,
        edited(content, (_element, { PartName = '' }) => isGone(PartName.replace(/^\//, ''))),
      );
    } else if (/\.rels$/i.test(name)) {
      kept.set(
        name,
        edited(
          content,
          (_element, { Target }) => Target !== undefined && isGone(targetOf(name, Target)),
        ),
      );
    }
  }
  return kept;
}

function edited(content: Uint8Array, isDropped: Parameters<typeof withoutElements>[1]): Uint8Array {
  const xml = textOf(content);
  const left = withoutElements(xml, isDropped);
  return left === xml ? content : new TextEncoder().encode(left);
}
