import { LETTER_PICTURES, type LetterPicture } from '@/shared/letters/letterFields';
import { addRelation, addType, encode, OFFICE_RELATIONS } from './addElement';
import { textOf } from './checkXml';
import { CONTENT_TYPES, type DocxParts } from './docxParts';

export interface PlacedPicture {
  png: Uint8Array;
  /** Millimetres. */
  width: number;
  height: number;
}

interface FilledPart {
  name: string;
  xml: string;
  /** In the text where a picture belongs, before '-', its name and ';'. */
  mark: string;
}

/** English Metric Units, in which Word measures. */
const EMU_PER_MM = 36_000;
/** Word numbers the drawings of a document from 1; letters have few. */
const FIRST_DRAWING = 90_000;
const TEXT = '<w:t xml:space="preserve">';

/** Stores a part with its pictures: their drawings, files, relations and types. */
export function placePictures(
  letter: DocxParts,
  { name, xml, mark }: FilledPart,
  pictures: Readonly<Record<LetterPicture, PlacedPicture | null>>,
): void {
  let text = xml;
  let drawings = 0;
  for (const picture of Object.keys(LETTER_PICTURES) as LetterPicture[]) {
    const place = `${mark}-${picture};`;
    const placed = pictures[picture];
    if (!text.includes(place)) continue;
    if (placed === null) {
      text = text.replaceAll(place, '');
      continue;
    }
    const id = relate(letter, name, picture);
    letter.set(fileOf(picture), placed.png);
    text = text.replaceAll(place, () => {
      drawings += 1;
      return `</w:t>${drawing(picture, placed, id, FIRST_DRAWING + drawings)}${TEXT}`;
    });
  }
  // A run that begins with text before a picture keeps its spaces.
  letter.set(name, encode(text.replaceAll(`<w:t>`, TEXT)));
}

const fileOf = (picture: LetterPicture) => `word/media/simagang-${picture}.png`;

/** Adds the relation of a part to a picture, and the type of PNG. */
function relate(letter: DocxParts, part: string, picture: LetterPicture): string {
  const id = `simagang_${picture}`;
  addRelation(letter, part, { id, type: 'image', to: fileOf(picture) });
  if (!/Extension="png"/i.test(textOf(letter.get(CONTENT_TYPES) ?? new Uint8Array()))) {
    addType(letter, 'Default', 'Extension="png" ContentType="image/png"');
  }
  return id;
}

function drawing(
  picture: LetterPicture,
  { width, height }: PlacedPicture,
  relation: string,
  id: number,
): string {
  const size = `cx="${Math.round(width * EMU_PER_MM)}" cy="${Math.round(height * EMU_PER_MM)}"`;
  const { description } = LETTER_PICTURES[picture];
  const main = 'http://schemas.openxmlformats.org/drawingml/2006';
  const pic = `${main}/picture`;
  return [
    `<w:drawing><wp:inline xmlns:wp="${main}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0">`,
    `<wp:extent ${size}/><wp:docPr id="${id}" name="${picture}" descr="${description}"/>`,
    `<a:graphic xmlns:a="${main}/main"><a:graphicData uri="${pic}"><pic:pic xmlns:pic="${pic}">`,
    `<pic:nvPicPr><pic:cNvPr id="${id}" name="${picture}"/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip xmlns:r="${OFFICE_RELATIONS}" r:embed="${relation}"/>`,
    '<a:stretch><a:fillRect/></a:stretch></pic:blipFill>',
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>',
  ].join('');
}
