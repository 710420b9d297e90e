import { LETTER_STUDENTS_MAX } from '@/shared/resources/letters/constants';
import { PROBLEMS_MAX, RefusedTemplate, type TemplateProblem } from '../refusals';
import type { DocxParts } from './docxParts';
import { withoutUnprinted } from './dropParts';
import { fillTemplate } from './fillTemplate';
import { leftoversIn } from './leftovers';
import { textParts } from './printedParts';
import { qrPicture } from './qrPicture';
import { fieldsIn } from './templateFields';
import { lengthFor, lengthOf, requireShort } from './templateLength';
import { remarksIn } from './templateRemarks';

const REFUSED = 'Template ini belum dapat dipakai.';
/** In place of the data of a letter, which may contain braces of its own. */
const DATUM = 'x';

export interface CheckedTemplate {
  /** The fields on the paper. */
  fields: string[];
  /** The parts of a letter, to be filled. */
  parts: DocxParts;
}

/**
 * Returns the parts of which a letter of these fields is made. Throws a refusal with all places that a letter would print
 * as they are in the template, or that would go out with it.
 */
export function checkTemplate(document: DocxParts, known: Iterable<string>): CheckedTemplate {
  const names = new Set(known);
  const written = textParts(document);
  requireShort(lengthOf(written));
  const parts = withoutUnprinted(document);
  const kept = textParts(parts);
  const found = kept
    .filter(({ fills }) => fills !== 'other')
    .map((part) => ({ part, ...fieldsIn(part, names) }));
  refuseAny([
    ...written
      .filter(
        ({ name, root, fills }) => root === 'comments' || (fills === 'story' && parts.has(name)),
      )
      .flatMap(remarksIn),
    ...found.flatMap(({ problems }) => problems),
  ]);
  const one = fillTemplate(parts, probeOf(names, 1));
  const two = fillTemplate(parts, probeOf(names, 2));
  refuseAny(leftoversIn(one));
  // Filling in all students would cost what this limits.
  requireShort(lengthFor(LETTER_STUDENTS_MAX, lengthOf(textParts(one)), lengthOf(textParts(two))));
  const printed = found.filter(({ part }) => part.fills !== 'values');
  return { fields: [...new Set(printed.flatMap(({ fields }) => fields))].sort(), parts };
}

/** A letter in which every brace is one of the template. */
const probeOf = (names: ReadonlySet<string>, students: number) => ({
  values: Object.fromEntries([...names].map((name) => [name, DATUM])),
  students: Array.from({ length: students }, (_, id) => ({
    id,
    nama: DATUM,
    nim: DATUM,
  })),
  pictures: { qr: qrPicture(DATUM), tanda_tangan: null },
});

function refuseAny(problems: readonly TemplateProblem[]): void {
  // A box of text is in a document twice, for new programs and for old ones.
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  if (once.size > 0) throw new RefusedTemplate(REFUSED, [...once.values()].slice(0, PROBLEMS_MAX));
}
