import { posix } from 'node:path';
import { refuse } from '../refusals';
import { readXml } from './checkXml';

/** Parts without which no program prints the document. Pictures may be missing; programs write such links themselves. */
const NEEDED = /\/(officeDocument|header|footer|footnotes|endnotes)$/i;
const PACKAGE_RELATIONS = '_rels/.rels';

/** The part that a relation leads to, from the name of the list of relations. */
export const targetOf = (relations: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(relations), '..', target);

/** The name of the list of relations of a part. */
export const relationsOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** The names that a part has for its relations. */
export function relationIdsOf(
  parts: ReadonlyMap<string, Uint8Array>,
  part: string,
): ReadonlySet<string> {
  const ids = new Set<string>();
  const content = parts.get(relationsOf(part));
  if (content) readXml(content, { open: (_element, { Id }) => Id !== undefined && ids.add(Id) });
  return ids;
}

/** Refuses a document that lacks its text, or a header, footer or note that it names. */
export function checkNeededParts(parts: ReadonlyMap<string, Uint8Array>): void {
  const names = new Set([...parts.keys()].map((name) => name.toLowerCase()));
  let hasMain = false;
  for (const [name, content] of parts) {
    if (!/\.rels$/i.test(name)) continue;
    readXml(content, {
      open: (_element, { Type = '', Target = '' }) => {
        if (!NEEDED.test(Type)) return;
        if (!names.has(targetOf(name, Target).toLowerCase())) throw refuse('damaged');
        hasMain ||= name === PACKAGE_RELATIONS && /\/officeDocument$/i.test(Type);
      },
    });
  }
  if (!hasMain) throw refuse('damaged');
}
