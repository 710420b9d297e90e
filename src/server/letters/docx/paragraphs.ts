import { readXml } from './checkXml';
import { attributeOf, FieldCodes, type FieldPurpose, purposeOf } from './fieldCodes';

/** Contents of a paragraph that a letter must not have. */
export type Remark = 'tracked' | 'comment' | 'hidden';

/** A field of Word with its first words. */
export interface FoundField {
  purpose: FieldPurpose;
  code: string;
}

export interface Paragraph {
  text: string;
  /** The text with what was deleted from it. */
  words: string;
  /** One, and one for each break in it. */
  lines: number;
  /** Whether it is in a drawing, which has no room for pictures. */
  isDrawn: boolean;
  /** Whether it is in a box of text within another paragraph. */
  isBoxed: boolean;
  remarks: Set<Remark>;
  fields: FoundField[];
  /** The text within the results of fields of Word that are counted again, and the first word of one of them. */
  counted: { text: string; word: string };
}

const TEXTS = ['w:t', 'a:t', 'm:t'];
/** Characters that are elements, so that they part the text around them. */
const CHARACTERS: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:ptab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'a:br': ' ',
  'w:noBreakHyphen': '-',
  'w:softHyphen': '-',
  'w:sym': '•',
};
const BREAKS = ['w:br', 'w:cr'];

/** Changes that are recorded: of texts, rows, cells, marks of paragraphs and formats. */
const TRACKED =
  /^(ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|delText|delInstrText|\w+Change|(moveFrom|moveTo|customXml(Ins|Del|MoveFrom|MoveTo))Range(Start|End))$/;
const COMMENTS = ['comment', 'commentReference', 'commentRangeStart', 'commentRangeEnd'];
/** Marks of old documents for the day of printing. */
const DAYS = /^(day|month|year)(Short|Long)$/;
const OFF = ['0', 'false', 'off'];

/** The paragraphs of a part; a box of text is in a paragraph, and has its own. */
export function paragraphsOf(content: Uint8Array): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const open: Paragraph[] = [];
  const runs: { isHidden: boolean }[] = [];
  /** Found beside paragraphs, as in the properties of a row; it counts for the next one. */
  let waiting: Remark[] = [];
  const note = (remark: Remark) => {
    const current = open.at(-1);
    if (current) current.remarks.add(remark);
    else waiting.push(remark);
  };
  const fields = new FieldCodes(({ code }) => {
    const purpose = purposeOf(code);
    if (purpose !== 'harmless') open.at(-1)?.fields.push({ purpose, code: code.trim() });
  });

  readXml(content, {
    open: (element, attributes, full) => {
      fields.open(element, attributes);
      if (full === 'w:p' || full === 'a:p') {
        const isBoxed = open.length > 0;
        open.push({ ...empty(), isDrawn: full === 'a:p', isBoxed, remarks: new Set(waiting) });
        waiting = [];
      }
      // The mark of a paragraph has formats, too, which say nothing about the run around it.
      if (full === 'w:r' || full === 'w:p') runs.push({ isHidden: false });
      const current = open.at(-1);
      if (current && BREAKS.includes(full)) current.lines += 1;
      if (Object.hasOwn(CHARACTERS, full)) add(current, CHARACTERS[full] ?? '');
      else if (element === 'vanish') {
        const run = runs.at(-1);
        if (run) run.isHidden = !OFF.includes(attributeOf(attributes, 'val'));
      } else if (COMMENTS.includes(element)) note('comment');
      else if (full.startsWith('w:') && TRACKED.test(element)) note('tracked');
      else if (full.startsWith('w:') && DAYS.test(element)) {
        open.at(-1)?.fields.push({ purpose: 'date', code: 'DATE' });
      }
    },
    text: (text, element, full) => {
      fields.text(text, element);
      const current = open.at(-1);
      if (TEXTS.includes(full)) {
        add(current, text);
        const word = fields.counted;
        if (current && word !== null) {
          current.counted = { text: current.counted.text + text, word };
        }
        if (runs.at(-1)?.isHidden && text.trim() !== '') note('hidden');
      } else if (element === 'delText' && current) current.words += text;
    },
    close: (element, full) => {
      fields.close(element);
      if (full === 'w:r' || full === 'w:p') runs.pop();
      if (full !== 'w:p' && full !== 'a:p') return;
      const closed = open.pop();
      if (closed) paragraphs.push(closed);
    },
  });
  fields.end();
  if (waiting.length > 0) paragraphs.push({ ...empty(), remarks: new Set(waiting) });
  return paragraphs;
}

const empty = (): Paragraph => ({
  text: '',
  words: '',
  lines: 1,
  isDrawn: false,
  isBoxed: false,
  remarks: new Set(),
  fields: [],
  counted: { text: '', word: '' },
});

function add(paragraph: Paragraph | undefined, text: string): void {
  if (!paragraph) return;
  paragraph.text += text;
  paragraph.words += text;
}

/** The texts of a list of properties, each of which counts as a paragraph without room for pictures. */
export function valuesOf(content: Uint8Array): Paragraph[] {
  const values: Paragraph[] = [];
  let current = empty();
  readXml(content, {
    open: () => {
      current = { ...empty(), isDrawn: true };
    },
    text: (text) => add(current, text),
    close: () => {
      if (current.text.trim() !== '') values.push(current);
      current = empty();
    },
  });
  return values;
}
