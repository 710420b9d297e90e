import { randomBytes } from 'node:crypto';
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import {
  LETTER_PICTURES,
  type LetterData,
  type LetterPicture,
  STUDENT_LOOP,
} from '@/shared/letters/letterFields';
import { RefusedTemplate, refuse } from '../refusals';
import { textOf } from './checkXml';
import { CONTENT_TYPES, type DocxParts } from './docxParts';
import { type PlacedPicture, placePictures } from './placePictures';
import { type DocxPart, textParts } from './printedParts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** The library fills whatever is called a footer like one, and reads the sections of the document before. */
const typeOf = ({ root }: DocxPart) =>
  root === 'document' ? `${WORD}.document.main+xml` : `${WORD}.footer+xml`;

export interface LetterContent extends LetterData {
  pictures: Readonly<Record<LetterPicture, PlacedPicture | null>>;
}

/** The parts of the letter that a template becomes with these data. */
export function fillTemplate(parts: DocxParts, content: LetterContent): DocxParts {
  // A mark that no text of a person can contain; pictures take its place.
  const mark = randomBytes(12).toString('hex');
  const marks = Object.keys(LETTER_PICTURES).map((name) => [`%${name}`, `${mark}-${name};`]);
  const data = {
    ...content.values,
    ...Object.fromEntries(marks),
    [STUDENT_LOOP]: content.students.map(({ nama, nim }, index) => ({
      no: String(index + 1),
      nama,
      nim,
    })),
  };
  const found = textParts(parts);
  const stories = found.filter(({ fills }) => fills === 'story');
  const values = found.filter(({ fills }) => fills === 'values' || fills === 'shapes');
  const letter: DocxParts = new Map(parts);
  for (const [name, xml] of render(stories, data, { linebreaks: true })) {
    placePictures(letter, { name, xml, mark }, content.pictures);
  }
  for (const [name, xml] of render(values, data, { linebreaks: false })) {
    letter.set(name, new TextEncoder().encode(xml));
  }
  return letter;
}

/** Throws a refusal for a template that cannot be filled. */
function render(
  texts: readonly DocxPart[],
  data: Record<string, unknown>,
  { linebreaks }: { linebreaks: boolean },
): Map<string, string> {
  if (texts.length === 0) return new Map();
  // The archive holds nothing but the texts to fill, so that nothing else is filled or read.
  const zip = new PizZip();
  const overrides = texts.map(
    (text) => `<Override PartName="/${text.name}" ContentType="${typeOf(text)}"/>`,
  );
  zip.file(
    CONTENT_TYPES,
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`,
  );
  for (const { name, content } of texts) zip.file(name, textOf(content));
  try {
    const template = new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks,
      stripInvalidXMLChars: true,
      errorLogging: false,
      nullGetter: () => '',
      // Names, and nothing that could be computed.
      parser: (tag) => ({
        get: (scope: Record<string, unknown>) =>
          Object.hasOwn(scope, tag) ? scope[tag] : undefined,
      }),
    });
    template.render(data);
    const filled = template.getZip() as PizZip;
    return new Map(texts.map(({ name }) => [name, filled.file(name)?.asText() ?? '']));
  } catch (error) {
    throw refusalOf(error);
  }
}

interface TemplateError {
  properties?: { xtag?: string; context?: string; errors?: TemplateError[] };
}

/** The library finds loops that cross tables or cells, which the check of fields does not see. */
function refusalOf(error: unknown): RefusedTemplate {
  const { properties } = error as TemplateError;
  if (properties === undefined) return refuse('damaged');
  const errors = properties.errors ?? [error as TemplateError];
  const problems = errors.slice(0, 5).map(({ properties: found }) => {
    const field = `{${found?.xtag ?? ''}}`;
    return {
      field,
      message: `${field} tidak dapat diisi di tempat ini. Letakkan pembuka dan penutupnya dalam baris atau tabel yang sama.`,
      near: '',
      place: 'isi surat',
    };
  });
  return new RefusedTemplate('Template ini tidak dapat diisi.', problems);
}
