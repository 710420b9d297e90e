import type { TextStyle } from '../text/typesetter';
import { HAIR, HAIRLINE, LABEL, VALUE } from './design';
import { heightOf, type Sheet } from './sheet';

export interface Fact {
  label: string;
  value: string;
  /** A second, quieter line. */
  note?: string;
}

const GAP = 22;
const ROW_GAP = 10;

/** Labelled values side by side, `columns` in a row. */
export function drawFacts(sheet: Sheet, facts: Fact[], columns: number, style: TextStyle = VALUE) {
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  for (let start = 0; start < facts.length; start += columns) {
    const row = facts
      .slice(start, start + columns)
      .map(({ label, value, note }) => [
        ...sheet.wrap(label, LABEL, width),
        ...sheet.wrap(value.trim() || '-', style, width),
        ...(note ? sheet.wrap(note, LABEL, width) : []),
      ]);
    sheet.keepTogether(Math.max(...row.map(heightOf)));
    const top = sheet.y;
    const ends = row.map((lines, column) =>
      sheet.drawLines(lines, sheet.left + column * (width + GAP), top),
    );
    sheet.y = Math.max(...ends) + ROW_GAP;
  }
}

/** Figures of equal width in a frame. */
export function drawFigures(sheet: Sheet, figures: Fact[], style: TextStyle) {
  const padding = 9;
  const width = sheet.width / figures.length;
  const cells = figures.map(({ label, value }) => [
    ...sheet.wrap(label, LABEL, width - 2 * padding),
    ...sheet.wrap(value, style, width - 2 * padding),
  ]);
  const height = Math.max(...cells.map(heightOf)) + 2 * padding - 4;
  sheet.keepTogether(height);
  const { doc, left, y } = sheet;
  doc.lineWidth(HAIR).roundedRect(left, y, sheet.width, height, 4).stroke(HAIRLINE);
  cells.forEach((lines, index) => {
    const x = left + index * width;
    if (index > 0) {
      doc
        .lineWidth(HAIR)
        .moveTo(x, y)
        .lineTo(x, y + height)
        .stroke(HAIRLINE);
    }
    sheet.drawLines(lines, x + padding, y + padding - 1);
  });
  sheet.y = y + height;
}
