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

/** The lines of each fact, in rows of `columns`. */
function rowsOf(sheet: Sheet, facts: Fact[], columns: number, style: TextStyle) {
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const cells = facts.map(({ label, value, note }) => [
    ...sheet.wrap(label, LABEL, width),
    ...sheet.wrap(value.trim() || '-', style, width),
    ...(note ? sheet.wrap(note, LABEL, width) : []),
  ]);
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return { rows, width };
}

export const factsHeight = (
  sheet: Sheet,
  facts: Fact[],
  columns: number,
  style: TextStyle = VALUE,
): number =>
  rowsOf(sheet, facts, columns, style).rows.reduce(
    (sum, row) => sum + Math.max(...row.map(heightOf)) + ROW_GAP,
    0,
  );

/** Labelled values side by side, `columns` in a row. */
export function drawFacts(sheet: Sheet, facts: Fact[], columns: number, style: TextStyle = VALUE) {
  const { rows, width } = rowsOf(sheet, facts, columns, style);
  for (const row of rows) {
    sheet.keepTogether(Math.max(...row.map(heightOf)));
    const top = sheet.y;
    const ends = row.map((lines, column) =>
      sheet.drawLines(lines, sheet.left + column * (width + GAP), top),
    );
    sheet.y = Math.max(...ends) + ROW_GAP;
  }
}

const FIGURE_PADDING = 9;

function layOutFigures(sheet: Sheet, figures: Fact[], style: TextStyle) {
  const width = sheet.width / figures.length;
  const cells = figures.map(({ label, value }) => [
    ...sheet.wrap(label, LABEL, width - 2 * FIGURE_PADDING),
    ...sheet.wrap(value, style, width - 2 * FIGURE_PADDING),
  ]);
  return { cells, width, height: Math.max(...cells.map(heightOf)) + 2 * FIGURE_PADDING - 4 };
}

export const figuresHeight = (sheet: Sheet, figures: Fact[], style: TextStyle): number =>
  layOutFigures(sheet, figures, style).height;

/** Figures of equal width in a frame. */
export function drawFigures(sheet: Sheet, figures: Fact[], style: TextStyle) {
  const { cells, width, height } = layOutFigures(sheet, figures, style);
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
    sheet.drawLines(lines, x + FIGURE_PADDING, y + FIGURE_PADDING - 1);
  });
  sheet.y = y + height;
}
