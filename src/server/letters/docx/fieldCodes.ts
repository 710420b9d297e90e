import { refuse } from '../refusals';

type Attributes = Readonly<Record<string, string>>;

/** The purposes that fields of Word have in a letter. */
export type FieldPurpose =
  | 'harmless'
  | 'files'
  | 'date'
  | 'merge'
  | 'formula'
  | 'condition'
  | 'equation'
  | 'fileName'
  | 'other';

/** The codes of fields that only count pages, name a heading or show a property of the document. */
const HARMLESS =
  /^(PAGE|NUMPAGES|SECTIONPAGES|SECTION|PAGEREF|REF|NOTEREF|TOC|SEQ|STYLEREF|HYPERLINK|SYMBOL|TITLE|SUBJECT|AUTHOR|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|DOCPROPERTY)$/;

/** Fields whose results are numbers, which programs count again. */
const COUNTED = /^(PAGE|NUMPAGES|SECTIONPAGES|SECTION|PAGEREF|NOTEREF|SEQ)$/;

/** Properties that are days; a field shows them as of the last change, or of printing. */
const PROPERTY_DAYS =
  /^\s*DOCPROPERTY\s+"?(CreateTime|LastSavedTime|LastPrinted|TotalEditingTime)\b/i;

const PURPOSES: readonly (readonly [words: RegExp, purpose: FieldPurpose])[] = [
  [HARMLESS, 'harmless'],
  [/^(DATE|TIME|SAVEDATE|CREATEDATE|PRINTDATE|EDITTIME)$/, 'date'],
  [
    /^(MERGEFIELD|MERGEREC|MERGESEQ|NEXT|NEXTIF|SKIPIF|ADDRESSBLOCK|GREETINGLINE|ASK|FILLIN|SET)$/,
    'merge',
  ],
  [/^=/, 'formula'],
  [/^(IF|COMPARE)$/, 'condition'],
  [/^EQ$/, 'equation'],
  [/^(FILENAME|FILESIZE)$/, 'fileName'],
  [
    /^(NUMWORDS|NUMCHARS|REVNUM|LASTSAVEDBY|KEYWORDS|COMMENTS|USERNAME|USERINITIALS|USERADDRESS|QUOTE|ADVANCE|AUTONUM|AUTONUMLGL|AUTONUMOUT|LISTNUM|BARCODE|DISPLAYBARCODE|MERGEBARCODE|CITATION|BIBLIOGRAPHY|INDEX|XE|TC|TA|TOA|ADDIN)$/,
    'other',
  ],
];

/** A code with its first word, and what it does. Whatever is not listed may read files or start programs. */
export function purposeOf(code: string): FieldPurpose {
  if (PROPERTY_DAYS.test(code)) return 'date';
  const word = wordOf(code);
  return PURPOSES.find(([words]) => words.test(word))?.[1] ?? 'files';
}

/** The first word of a code, in capitals. */
export const wordOf = (code: string): string =>
  (/^=|^[^\s\\"]+/.exec(code.trim())?.[0] ?? '').toUpperCase();

/** The longest codes of letters have an address. */
const CODE_MAX = 5_000;

/** A code as it was read; one code may be in several pieces, and in pieces around other fields. */
export interface FieldCode {
  code: string;
  /** Whether another field is within the code, which then could write any code. */
  isNested: boolean;
}

interface OpenField extends FieldCode {
  /** Whether the result follows, which is text. */
  isResult: boolean;
  /** Whether it is one element with its result in it. */
  isSimple: boolean;
}

/** Reads the codes of the fields of a part; `onCode` gets each of them once it is whole. */
export class FieldCodes {
  readonly #open: OpenField[] = [];

  constructor(private readonly onCode: (code: FieldCode) => void) {}

  open(element: string, attributes: Attributes): void {
    if (element === 'fldSimple') {
      const field = { code: '', isNested: false, isResult: true, isSimple: true };
      addTo(field, attributeOf(attributes, 'instr'));
      this.onCode(field);
      this.#open.push(field);
    }
    if (element !== 'fldChar') return;
    const type = attributeOf(attributes, 'fldCharType');
    const current = this.#open.findLast(({ isSimple }) => !isSimple);
    if (type === 'begin') {
      if (current && !current.isResult) current.isNested = true;
      this.#open.push({ code: '', isNested: false, isResult: false, isSimple: false });
    } else if (type === 'separate') {
      if (!current || current.isResult) return;
      current.isResult = true;
      this.onCode(current);
    } else {
      this.#remove(current);
      if (current && !current.isResult) this.onCode(current);
    }
  }

  close(element: string): void {
    if (element === 'fldSimple') this.#remove(this.#open.findLast(({ isSimple }) => isSimple));
  }

  #remove(field: OpenField | undefined): void {
    if (field) this.#open.splice(this.#open.lastIndexOf(field), 1);
  }

  /** The first word of the field in whose result the text is, if programs count it again; null elsewhere. */
  get counted(): string | null {
    const words = this.#open.flatMap(({ isResult, code }) => (isResult ? wordOf(code) : []));
    return words.find((word) => COUNTED.test(word)) ?? null;
  }

  text(text: string, element: string): void {
    if (element !== 'instrText' && element !== 'delInstrText') return;
    const current = this.#open.at(-1);
    if (current && !current.isResult) addTo(current, text);
    // A piece without a field; programs disagree about what it belongs to.
    else if (text.trim() !== '') this.onCode({ code: text, isNested: true });
  }

  /** Whether all fields are closed. */
  end(): boolean {
    const left = this.#open.splice(0);
    for (const field of left) if (!field.isResult) this.onCode(field);
    return left.length === 0;
  }
}

function addTo(field: FieldCode, text: string): void {
  field.code += text;
  if (field.code.length > CODE_MAX) throw refuse('longField');
}

export const attributeOf = (attributes: Attributes, name: string): string =>
  Object.entries(attributes).find(([key]) => key.slice(key.indexOf(':') + 1) === name)?.[1] ?? '';
