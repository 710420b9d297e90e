import type { LetterKind } from '@/shared/constants/letters';
import {
  LETTER_FIELDS,
  LETTER_PICTURES,
  STUDENT_FIELDS,
  STUDENT_LOOP,
} from '@/shared/letters/letterFields';
import type { TemplateProblem } from '../refusals';
import { readXml } from './checkXml';

interface Paragraph {
  text: string;
  /** Whether it is in a drawing, which has no room for pictures. */
  isDrawn: boolean;
}

export interface FoundFields {
  fields: string[];
  problems: TemplateProblem[];
}

const PROBLEMS_MAX = 20;
const WORDS_AROUND = 30;
const TEXTS = ['w:t', 'a:t', 'm:t'];
const GAPS = ['w:tab', 'w:br', 'w:cr', 'a:br'];

/** The fields that a part names, and the places that cannot be filled. */
export function fieldsIn(content: Uint8Array, kind: LetterKind): FoundFields {
  const found = new Set<string>();
  const problems: TemplateProblem[] = [];
  /** The place where the loop was opened, until it is closed. */
  let loop: { text: string; at: number } | null = null;

  function judge(field: string, { text, isDrawn }: Paragraph, at: number): void {
    const report = (message: string) =>
      problems.push({ field, message, near: wordsAround(text, at, field.length) });
    const inside = field.slice(1, -1);
    const name = inside.replace(/^[#/%]/, '');
    if (name !== name.trim() || inside !== inside.trim()) {
      report(`${field} memuat spasi. Tulis {${inside.replace(/\s/g, '')}}.`);
    } else if (inside === `#${STUDENT_LOOP}`) {
      if (loop) report(`${field} sudah dibuka sebelumnya.`);
      else loop = { text, at };
    } else if (inside === `/${STUDENT_LOOP}`) {
      if (!loop) report(`${field} tidak memiliki pembuka {#${STUDENT_LOOP}}.`);
      loop = null;
    } else if (inside.startsWith('%') && Object.hasOwn(LETTER_PICTURES, name)) {
      if (isDrawn) report(`${field} tidak dapat berada di dalam bentuk gambar.`);
    } else if (Object.hasOwn(LETTER_PICTURES, inside)) {
      report(`${field} adalah gambar. Tulis {%${inside}}.`);
    } else if (!isKnown(inside, kind, loop !== null)) {
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

  for (const paragraph of paragraphsOf(content)) {
    const { text } = paragraph;
    let opened = -1;
    for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
      if (brace === '{') {
        if (opened >= 0) problems.push(unclosed(text, opened));
        opened = index;
      } else if (opened < 0) {
        const near = wordsAround(text, index, 1);
        problems.push({ field: '}', message: 'Kurung kurawal } tidak memiliki pembuka {.', near });
      } else {
        judge(text.slice(opened, index + 1), paragraph, opened);
        opened = -1;
      }
    }
    if (opened >= 0) problems.push(unclosed(text, opened));
    if (problems.length > PROBLEMS_MAX) break;
  }
  const left = loop as { text: string; at: number } | null;
  if (left && problems.length === 0) {
    const field = `{#${STUDENT_LOOP}}`;
    problems.push({
      field,
      message: `${field} belum ditutup dengan {/${STUDENT_LOOP}}.`,
      near: wordsAround(left.text, left.at, field.length),
    });
  }
  return { fields: [...found].sort(), problems: problems.slice(0, PROBLEMS_MAX) };
}

const isKnown = (name: string, kind: LetterKind, isInLoop: boolean): boolean =>
  Object.hasOwn(LETTER_FIELDS[kind], name) || (isInLoop && Object.hasOwn(STUDENT_FIELDS, name));

function unclosed(text: string, at: number): TemplateProblem {
  const [field = '{'] = /^\{[\w#/%]*/.exec(text.slice(at)) ?? [];
  return {
    field,
    message: `Kurung kurawal pada ${field} belum ditutup dengan }.`,
    near: wordsAround(text, at, field.length),
  };
}

function wordsAround(text: string, at: number, length: number): string {
  const start = Math.max(0, at - WORDS_AROUND);
  const end = Math.min(text.length, at + length + WORDS_AROUND);
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${words}${end < text.length ? '…' : ''}`;
}

/** The texts of the paragraphs; a text box is in a paragraph, and has its own. */
function paragraphsOf(content: Uint8Array): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const open: Paragraph[] = [];
  readXml(content, {
    open: (_element, _attributes, full) => {
      const current = open.at(-1);
      if (full === 'w:p' || full === 'a:p') open.push({ text: '', isDrawn: full === 'a:p' });
      else if (current && GAPS.includes(full)) current.text += ' ';
    },
    text: (text, _element, full) => {
      const current = open.at(-1);
      if (current && TEXTS.includes(full)) current.text += text;
    },
    close: (_element, full) => {
      if (full !== 'w:p' && full !== 'a:p') return;
      const closed = open.pop();
      if (closed) paragraphs.push(closed);
    },
  });
  return paragraphs;
}
