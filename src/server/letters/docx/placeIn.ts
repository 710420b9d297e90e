import type { Paragraph } from './paragraphs';
import type { DocxPart } from './printedParts';

/** Where a paragraph is on the paper, after 'di'. */
export const placeIn = (
  { place }: Pick<DocxPart, 'place'>,
  { isBoxed }: Pick<Paragraph, 'isBoxed'>,
) => (isBoxed ? `kotak teks di ${place}` : place);
