import { cleanText, piecesOf } from './pieces';

/** Marks every position where a line may end with a bar. */
const withBreaks = (text: string) =>
  piecesOf(cleanText(text))
    .map((piece) => piece.text + (piece.breakAfter ? '|' : ''))
    .join('');

test.each([
  ['words', 'satu dua  tiga', 'satu |dua  |tiga'],
  ['no break at a no-break space', 'Rp\u00A01.250,00 (lunas)', 'Rp\u00A01.250,00 |(lunas)'],
  ['hyphens and ranges', 'antar-gedung 08:00–16:00', 'antar-|gedung |08:00–|16:00'],
  ['URLs and file names', 'a.id/satu?dua=tiga_empat', 'a.id/|satu?|dua=|tiga_|empat'],
  ['e-mail addresses', 'budi@nusantara.co.id', 'budi@|nusantara.co.id'],
  ['Chinese', '交换机，（路由器）。', '交|换|机，|（路|由|器）。'],
  ['emoji', '🎉👩🏽‍💻🇮🇩!', '🎉|👩🏽‍💻|🇮🇩!'],
])('finds line breaks: %s', (_name, text, expected) => {
  expect(withBreaks(text)).toBe(expected);
});
