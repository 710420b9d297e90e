import { PROBLEMS_MAX, type TemplateProblem } from '../refusals';
import { readXml, textOf } from './checkXml';
import type { DocxParts } from './docxParts';
import { attributeOf } from './fieldCodes';
import { type DocxPart, textParts } from './printedParts';
import { ANGLED, angledMessage, remarksIn } from './templateRemarks';
import { wordsAround } from './wordsAround';

/** The elements whose texts are not on the paper: codes and data. */
const NO_TEXT = ['instrText', 'delInstrText', 'fldData', 'binData'];
/** Attributes that are printed: numbers of lists, WordArt and choices of forms. */
const PRINTED: Readonly<Record<string, string>> = {
  lvlText: 'val',
  textpath: 'string',
  listEntry: 'val',
};

const LEFTOVER = new RegExp(`\\{[^{}]*\\}?|\\}|${ANGLED.source}`, 'u');

/** Finds the leftovers of the template in all parts of a filled letter; none of them belongs on paper. */
export function leftoversIn(letter: DocxParts): TemplateProblem[] {
  const inTexts = textParts(letter).flatMap((part) => [
    ...(part.fills === 'story' || part.root === 'comments' ? remarksIn(part) : []),
    ...leftoversOf(part),
  ]);
  return [...inTexts, ...leftoversOfLinks(letter)].slice(0, PROBLEMS_MAX);
}

/** Word makes links of addresses that are typed; their texts are filled, and their addresses are not. */
function leftoversOfLinks(letter: DocxParts): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  for (const [name, content] of letter) {
    if (!/\.rels$/i.test(name)) continue;
    readXml(content, {
      open: (_element, { Target = '', TargetMode = '' }) => {
        const address = Target.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
        if (/^external$/i.test(TargetMode)) problems.push(...inLink(address));
      },
    });
  }
  return problems;
}

const inLink = (address: string) => problemIn(address, 'tautan', () => LINK);

/** The first leftover in a text; none in most texts. */
function problemIn(
  text: string,
  place: string,
  messageFor: (field: string) => string,
): TemplateProblem[] {
  const [field] = LEFTOVER.exec(text) ?? [];
  if (field === undefined) return [];
  const near = wordsAround(text, text.indexOf(field), field.length);
  return [{ field, message: messageFor(field), near, place }];
}

function leftoversOf(part: DocxPart): TemplateProblem[] {
  // Most parts have none, and reading them takes long.
  if (!/[{}«»]|datetime/i.test(textOf(part.content))) return [];
  const problems: TemplateProblem[] = [];
  const judge = (text: string) => problems.push(...problemIn(text, part.place, messageOf));
  let text = '';
  let paragraphs = 0;
  readXml(part.content, {
    open: (element, attributes) => {
      if (element === 'p') paragraphs += 1;
      const printed = Object.hasOwn(PRINTED, element) ? PRINTED[element] : undefined;
      if (printed) judge(attributeOf(attributes, printed));
      // The day of printing in a shape.
      if (element === 'fld' && /^datetime/i.test(attributeOf(attributes, 'type'))) {
        problems.push({ field: 'DATE', message: SHAPE_DATE, near: '', place: part.place });
      }
    },
    text: (piece, element) => {
      if (element === 'instrText') problems.push(...inLink(piece));
      if (!NO_TEXT.includes(element)) text += piece;
    },
    close: (element) => {
      if (element === 'p') paragraphs -= 1;
      // Texts beside paragraphs, such as the values of a chart, stand alone.
      else if (paragraphs > 0) return;
      judge(text);
      text = '';
    },
  });
  return problems;
}

const LINK =
  'Alamat tautan tidak dapat diisi. Hapus tautannya (klik kanan › Hapus Hyperlink); teksnya tetap diisi. Lalu unggah lagi.';
const SHAPE_DATE =
  'Bidang tanggal di dalam bentuk berubah setiap kali surat dibuka. Tulis {tanggal} di luar bentuk dan unggah lagi.';

const messageOf = (field: string): string =>
  /[«»]/.test(field)
    ? angledMessage(field)
    : `${field} tidak dapat diisi di tempat ini. Pindahkan ke isi surat, kop, atau kaki halaman.`;
