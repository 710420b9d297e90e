const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** User-perceived characters: an emoji with a skin tone is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
