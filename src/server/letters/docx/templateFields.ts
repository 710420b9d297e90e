import { LETTER_PICTURES, STUDENT_FIELDS, STUDENT_LOOP } from '@/shared/letters/letterFields';
import { PROBLEMS_MAX, type TemplateProblem } from '../refusals';
import { type Paragraph, paragraphsOf, valuesOf } from './paragraphs';
import { placeIn } from './placeIn';
import type { DocxPart } from './printedParts';
import { wordsAround } from './wordsAround';

export interface FoundFields {
  fields: string[];
  problems: TemplateProblem[];
}

/** The fields that a part names, and the places that cannot be filled. `known` are the fields outside of the loop. */
export function fieldsIn(part: DocxPart, known: ReadonlySet<string>): FoundFields {
  const found = new Set<string>();
  const problems: TemplateProblem[] = [];
  /** The place where the loop was opened, until it is closed. */
  let loop: { paragraph: Paragraph; at: number } | null = null;

  const problem = (
    field: string,
    message: string,
    paragraph: Paragraph,
    at: number,
  ): TemplateProblem => ({
    field,
    message,
    near: wordsAround(paragraph.text, at, field.length),
    place: placeIn(part, paragraph),
  });

  function judge(field: string, paragraph: Paragraph, at: number): void {
    const report = (message: string) => problems.push(problem(field, message, paragraph, at));
    const inside = field.slice(1, -1);
    const name = inside.replace(/^[#/%]/, '');
    if (name !== name.trim() || inside !== inside.trim()) {
      report(`${field} memuat spasi. Tulis {${inside.replace(/\s/g, '')}}.`);
    } else if (/^[#/]/.test(inside) && part.fills !== 'story') {
      report(`${field} hanya dapat berada di isi surat, kop, kaki halaman, atau catatan.`);
    } else if (inside === `#${STUDENT_LOOP}`) {
      if (loop) report(`${field} sudah dibuka sebelumnya.`);
      else loop = { paragraph, at };
    } else if (inside === `/${STUDENT_LOOP}`) {
      if (!loop) report(`${field} tidak memiliki pembuka {#${STUDENT_LOOP}}.`);
      loop = null;
    } else if (inside.startsWith('%') && Object.hasOwn(LETTER_PICTURES, name)) {
      if (paragraph.isDrawn) {
        report(`${field} tidak dapat berada di dalam bentuk gambar atau properti dokumen.`);
      }
    } else if (Object.hasOwn(LETTER_PICTURES, inside)) {
      report(`${field} adalah gambar. Tulis {%${inside}}.`);
    } else if (!(known.has(inside) || (loop !== null && Object.hasOwn(STUDENT_FIELDS, inside)))) {
      report(
        Object.hasOwn(STUDENT_FIELDS, inside)
          ? `${field} hanya dikenal di antara {#${STUDENT_LOOP}} dan {/${STUDENT_LOOP}}.`
          : `${field} tidak dikenal.`,
      );
    } else {
      found.add(inside);
      return;
    }
    if (problems.length === 0) found.add(inside);
  }

  const unclosed = (paragraph: Paragraph, at: number): TemplateProblem => {
    const [field = '{'] = /^\{[\w#/%]*/.exec(paragraph.text.slice(at)) ?? [];
    return problem(field, `Kurung kurawal pada ${field} belum ditutup dengan }.`, paragraph, at);
  };

  const texts = part.fills === 'values' ? valuesOf(part.content) : paragraphsOf(part.content);
  for (const paragraph of texts) {
    const { text } = paragraph;
    let opened = -1;
    for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
      if (brace === '{') {
        if (opened >= 0) problems.push(unclosed(paragraph, opened));
        opened = index;
      } else if (opened < 0) {
        problems.push(problem('}', 'Kurung kurawal } tidak memiliki pembuka {.', paragraph, index));
      } else {
        judge(text.slice(opened, index + 1), paragraph, opened);
        opened = -1;
      }
    }
    if (opened >= 0) problems.push(unclosed(paragraph, opened));
    if (problems.length > PROBLEMS_MAX) break;
  }
  const left = loop as { paragraph: Paragraph; at: number } | null;
  if (left && problems.length === 0) {
    const field = `{#${STUDENT_LOOP}}`;
    const message = `${field} belum ditutup dengan {/${STUDENT_LOOP}}.`;
    problems.push(problem(field, message, left.paragraph, left.at));
  }
  return { fields: [...found].sort(), problems: problems.slice(0, PROBLEMS_MAX) };
}
