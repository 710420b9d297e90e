import type { ArchiveEntry } from '@/server/http/archive';
import { readXml, type XmlEvents } from './readXml';
import { refuse } from './refusals';
import {
  CELL_CHARACTERS_MAX,
  SHARED_TEXTS_MAX,
  SHEETS_MAX,
  TEXT_CHARACTERS_MAX,
} from './sheetLimits';
import { unpack } from './unpack';

export interface OpenSheet {
  name: string;
  isHidden: boolean;
  /** Null for a sheet without cells, such as a chart. */
  entry: ArchiveEntry | null;
}

/** The sheets and the parts that their cells refer to. */
export interface OpenWorkbook {
  sheets: readonly OpenSheet[];
  texts: readonly string[];
  /** How the numbers of a style are shown. */
  shownAs(style: number): ShownAs;
  /** Whether dates count from 1904 instead of 1900. */
  is1904: boolean;
}

/** `partlyPercent`: depending on the number. */
export type ShownAs = 'number' | 'date' | 'percent' | 'partlyPercent';

type Attributes = Readonly<Record<string, string>>;
type ReadPart = (path: string, events: XmlEvents) => Promise<void>;

export async function openWorkbook(
  bytes: Buffer,
  entries: ReadonlyMap<string, ArchiveEntry>,
): Promise<OpenWorkbook> {
  const entryOf = (path: string | undefined): ArchiveEntry => {
    const entry = entries.get(path ?? '');
    if (!entry) throw refuse('damaged');
    return entry;
  };
  const readPart: ReadPart = (path, events) => readXml(unpack(bytes, entryOf(path)), events);

  const workbook = (await readRelations(readPart, '', '_rels/.rels')).first('officeDocument');
  if (workbook === undefined) throw refuse('damaged');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const relations = await readRelations(
    readPart,
    folder,
    `${folder}_rels/${workbook.slice(folder.length)}.rels`,
  );
  const { sheets, is1904 } = await readWorkbook(readPart, workbook);
  const texts = relations.first('sharedStrings');
  const styles = relations.first('styles');
  return {
    sheets: sheets.map(({ id, ...sheet }) => {
      const path = relations.worksheets.get(id);
      return { ...sheet, entry: path === undefined ? null : entryOf(path) };
    }),
    texts: texts !== undefined && entries.has(texts) ? await readTexts(readPart, texts) : [],
    shownAs:
      styles !== undefined && entries.has(styles)
        ? await readStyles(readPart, styles)
        : () => 'number',
    is1904,
  };
}

/** The parts that another part refers to, by the type of the relation. */
async function readRelations(readPart: ReadPart, folder: string, path: string) {
  const worksheets = new Map<string, string>();
  const firsts = new Map<string, string>();
  await readPart(path, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      const target = resolve(folder, Target);
      if (kind === 'worksheet') worksheets.set(Id, target);
      else if (READ.has(kind) && !firsts.has(kind)) firsts.set(kind, target);
    },
  });
  return { worksheets, first: (kind: string) => firsts.get(kind) };
}

const READ = new Set(['officeDocument', 'sharedStrings', 'styles']);

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

export const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

async function readWorkbook(readPart: ReadPart, path: string) {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await readPart(path, {
    open(name, attributes, within) {
      if (name === 'workbookPr') is1904 = isSet(attributes.date1904);
      if (name !== 'sheet' || within.at(-1) !== 'sheets') return;
      if (sheets.length === SHEETS_MAX) throw refuse('tooManySheets');
      sheets.push({
        id: relationOf(attributes) ?? '',
        name: nameOf(attributes, sheets.length),
        isHidden: /^(very)?hidden$/i.test(attributes.state ?? ''),
      });
    },
  });
  return { sheets, is1904 };
}

/** Spreadsheets allow 31 characters. */
const NAME_CHARACTERS_MAX = 100;

const nameOf = ({ name = '' }: Attributes, index: number): string =>
  name.trim().slice(0, NAME_CHARACTERS_MAX) || `Lembar ${index + 1}`;

const relationOf = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1];

/** The texts that cells refer to by index; a text may have several runs, and phonetic notes. */
async function readTexts(readPart: ReadPart, path: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let characters = 0;
  await readPart(path, {
    open(name) {
      if (name === 'si') text = '';
    },
    text(part, within) {
      if (!isShown(within)) return;
      text += part;
      if (text.length > CELL_CHARACTERS_MAX) throw refuse('longCell');
    },
    close(name) {
      if (name !== 'si') return;
      texts.push(withoutEscapes(text));
      characters += text.length;
      if (characters > TEXT_CHARACTERS_MAX) throw refuse('tooMuchText');
      if (texts.length > SHARED_TEXTS_MAX) throw refuse('expands');
    },
  });
  return texts;
}

/** False for phonetic notes, which some languages add to a text. */
export const isShown = (within: readonly string[]): boolean =>
  within.at(-1) === 't' && !within.includes('rPh');

/** Decodes `_x000D_`, the form of characters that XML cannot contain. */
export const withoutEscapes = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The longest format that spreadsheets allow. */
const FORMAT_CHARACTERS_MAX = 255;

/** A date or a percentage is a number with such a format. */
async function readStyles(readPart: ReadPart, path: string) {
  const { isDateFormat } = await import('hucre');
  const codes = new Map<string, string>();
  const formats: string[] = [];
  await readPart(path, {
    open(name, { numFmtId = '0', formatCode = '' }, within) {
      const list = within.at(-1);
      if (name === 'numFmt' && list === 'numFmts') {
        codes.set(numFmtId, formatCode.slice(0, FORMAT_CHARACTERS_MAX));
      } else if (name === 'xf' && list === 'cellXfs') {
        formats.push(numFmtId);
      }
    },
  });
  const lookAt = (format: string): ShownAs => {
    const code = codes.get(format);
    if (isDateFormat(code ?? format)) return 'date';
    return percentagesOf(code ?? PERCENT_FORMATS[format] ?? '');
  };
  const known = new Map<string, ShownAs>();
  return (style: number): ShownAs => {
    const format = formats[style];
    if (format === undefined) return 'number';
    const found = known.get(format) ?? lookAt(format);
    known.set(format, found);
    return found;
  };
}

/** Formats that every program knows by their numbers. */
const PERCENT_FORMATS: Readonly<Record<string, string>> = { 9: '0%', 10: '0.00%' };

/** The parts that a format shows as they are: quoted texts, escaped characters, colours and conditions. */
const LITERALS = /"[^"]*"|[\\_*].|\[[^\]]*\]/g;

/** A format has sections for positive and negative numbers, or with conditions. */
function percentagesOf(code: string): ShownAs {
  const sections = code.replace(LITERALS, '').split(';');
  const numbers = sections.filter((section) => /[0#?]/.test(section));
  const percentages = numbers.filter((section) => section.includes('%'));
  if (percentages.length === 0) return 'number';
  return percentages.length === numbers.length ? 'percent' : 'partlyPercent';
}
