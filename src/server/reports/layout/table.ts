import { type Line, lineHeight, type TextStyle } from '../text/typesetter';
import { BODY, HEADER_FILL, QUIET, RULE, SMALL, STRONG, VALUE } from './design';
import { drawImage } from './image';
import { type Align, heightOf, type Sheet } from './sheet';

export interface Column {
  header: string;
  /** A second, quieter line of the header. */
  note?: string;
  /** In points; one column may omit it and takes the remaining width. */
  width?: number;
  align?: Align;
  /** At its sides, in points; 5 by default. */
  padding?: number;
}

/** The paragraphs of a cell; the first one says whether it has a frame of its colour. */
export type Cell = {
  text: string;
  style?: TextStyle;
  isOneLine?: boolean;
  isFramed?: boolean;
}[];

/** The content below a row, as wide as the table without its first column. */
export interface Below {
  text: Cell;
  images: Uint8Array[];
}

const SIDE_PADDING = 5;
const ROW_PADDING = 5;
const HEADER_PADDING = 5.5;
const HEADER: TextStyle = { ...STRONG, size: 8, color: RULE };
const IMAGE_WIDTH = 170;
const IMAGE_HEIGHT = 128;
const IMAGE_GAP = 10;
/** Rows taller than this share of a page may be split across pages. */
const SPLIT_ABOVE = 0.5;
/** The last rows that stay with what follows the table. */
const LAST_ROWS = 2;
const HEADER_ONLY = 40;
const FRAME_LINE = 0.8;
const AFTER_TITLE = 4;

interface PlacedColumn {
  x: number;
  inner: number;
  align: Align;
}

interface TableOptions {
  /** A heading on the page of the first rows. */
  title?: string;
  belowRows?: (Below | null)[];
  /** The height of what follows on the page of the last rows, such as signatures. */
  followedBy?: number;
}

/** Draws a table with hairlines and repeats its header on every page. */
export function drawTable(
  sheet: Sheet,
  columns: Column[],
  rows: Cell[][],
  emptyText: string,
  { title = '', belowRows = [], followedBy = 0 }: TableOptions = {},
) {
  const places = placesOf(sheet, columns);
  const header = columns.map(({ header: text, note }, index) => {
    const inner = places[index]?.inner ?? 0;
    return [
      ...sheet.wrap(text, HEADER, inner),
      ...(note ? sheet.wrap(note, { ...SMALL, size: 7 }, inner) : []),
    ];
  });
  const headerHeight = Math.max(...header.map(heightOf)) + 2 * HEADER_PADDING;

  const drawHeader = () => {
    const top = sheet.y;
    sheet.doc.rect(sheet.left, top, sheet.width, headerHeight).fill(HEADER_FILL);
    header.forEach((lines, index) => {
      const place = places[index];
      const y = top + headerHeight - HEADER_PADDING - heightOf(lines);
      if (place) sheet.drawLines(lines, place.x, y, place.inner, place.align);
    });
    sheet.y = top + headerHeight;
    sheet.rule(sheet.y, undefined, undefined, 0.9, RULE);
  };
  const nextPage = () => {
    sheet.addPage();
    drawHeader();
  };

  const linesOf = (row: Cell[]) =>
    row.map((cell, index) => {
      const inner = places[index]?.inner ?? 0;
      return cell.flatMap(({ text, style = BODY, isOneLine }) =>
        (isOneLine ? sheet.oneLine : sheet.wrap)(text, style, inner),
      );
    });
  const heightOfRow = (cells: Line[][]) => Math.max(0, ...cells.map(heightOf)) + 2 * ROW_PADDING;

  /** The height of the rows from this one on, and of what follows them. */
  const endFrom = (first: number) =>
    rows.slice(first).reduce((sum, row, index) => {
      const below = belowRows[first + index];
      return sum + heightOfRow(linesOf(row)) + (below ? heightBelow(sheet, places, below) : 0);
    }, followedBy);
  const firstKept = keptRows(rows.length).find(
    (first) => followedBy > 0 && endFrom(first) <= sheet.roomOfPage - headerHeight,
  );

  // Avoid a header without rows at the bottom of a page.
  const firstRows = firstKept === 0 ? endFrom(0) : HEADER_ONLY;
  const titleHeight = title ? heightOf(sheet.wrap(title, VALUE, sheet.width)) + AFTER_TITLE : 0;
  sheet.keepTogether(titleHeight + headerHeight + firstRows);
  if (title) sheet.write(title, VALUE, AFTER_TITLE);
  drawHeader();
  if (rows.length === 0) {
    const lines = sheet.wrap(emptyText, { ...BODY, size: 9, color: QUIET }, sheet.width - 20);
    sheet.y = sheet.drawLines(lines, sheet.left, sheet.y + 16, sheet.width, 'center') + 16;
    sheet.rule(sheet.y);
  }
  for (const [position, row] of rows.entries()) {
    const below = belowRows[position] ?? null;
    const frames = row.map(([first]) => (first?.isFramed ? (first.style ?? BODY).color : null));
    let cells = linesOf(row);
    const height = heightOfRow(cells);
    const isEndNext = position > 0 && position === firstKept;
    if (isEndNext && endFrom(position) > sheet.room()) nextPage();
    else if (height > sheet.room() && height <= sheet.roomOfPage * SPLIT_ABOVE) nextPage();
    // A row that does not fit is drawn in slices, one per page.
    while (cells.some((lines) => lines.length > 0)) {
      const room = sheet.room() - 2 * ROW_PADDING;
      const fitting = cells.map((lines) => linesWithin(lines, room));
      if (fitting.every((count) => count === 0)) {
        nextPage();
        continue;
      }
      drawSlice(
        sheet,
        places,
        cells.map((lines, index) => lines.slice(0, fitting[index])),
        frames,
      );
      cells = cells.map((lines, index) => lines.slice(fitting[index]));
      const isComplete = cells.every((lines) => lines.length === 0);
      if (!isComplete || !below) sheet.rule(sheet.y);
      if (!isComplete) nextPage();
    }
    if (below) drawBelow(sheet, places, below, nextPage);
  }
}

function drawSlice(
  sheet: Sheet,
  places: PlacedColumn[],
  cells: Line[][],
  frames: (string | null)[],
) {
  const top = sheet.y + ROW_PADDING;
  cells.forEach((lines, index) => {
    const place = places[index];
    if (!place) return;
    sheet.drawLines(lines, place.x, top, place.inner, place.align);
    const colour = frames[index];
    if (!colour) return;
    sheet.doc
      .lineWidth(FRAME_LINE)
      .rect(place.x, top - 1, place.inner, heightOf(lines) + 2)
      .stroke(colour);
  });
  sheet.y = top + Math.max(...cells.map(heightOf)) + ROW_PADDING;
}

/** The first of the last rows that stay with what follows: two of them, or only one if two are too high. */
const keptRows = (count: number) =>
  Array.from(
    { length: Math.min(count, LAST_ROWS) },
    (_, index) => Math.max(count - LAST_ROWS, 0) + index,
  );

function linesBelow(sheet: Sheet, places: PlacedColumn[], { text }: Below) {
  const x = places[1]?.x ?? sheet.left;
  const width = sheet.left + sheet.width - x - SIDE_PADDING;
  const lines = text.flatMap(({ text: words, style }) => sheet.wrap(words, style ?? BODY, width));
  return { x, lines };
}

/** Its height if it is not split. */
const heightBelow = (sheet: Sheet, places: PlacedColumn[], below: Below) =>
  heightOf(linesBelow(sheet, places, below).lines) +
  (below.images.length > 0 ? IMAGE_HEIGHT + ROW_PADDING : 0) +
  ROW_PADDING;

/** The lines one by one, then the images side by side, on as many pages as they need. */
function drawBelow(sheet: Sheet, places: PlacedColumn[], below: Below, nextPage: () => void) {
  const { images } = below;
  const { x, lines } = linesBelow(sheet, places, below);
  for (const line of lines) {
    if (lineHeight(line) + ROW_PADDING > sheet.room()) nextPage();
    sheet.y = sheet.drawLines([line], x, sheet.y);
  }
  if (images.length > 0) {
    if (IMAGE_HEIGHT + 2 * ROW_PADDING > sheet.room()) nextPage();
    images.forEach((image, index) => {
      const left = x + index * (IMAGE_WIDTH + IMAGE_GAP);
      drawImage(sheet, image, left, sheet.y + ROW_PADDING, [IMAGE_WIDTH, IMAGE_HEIGHT]);
    });
    sheet.y += IMAGE_HEIGHT + ROW_PADDING;
  }
  sheet.y += ROW_PADDING;
  sheet.rule(sheet.y);
}

function linesWithin(lines: Line[], room: number): number {
  let height = 0;
  const over = lines.findIndex((line) => {
    height += lineHeight(line);
    return height > room;
  });
  return over === -1 ? lines.length : over;
}

function placesOf(sheet: Sheet, columns: Column[]): PlacedColumn[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  let x = sheet.left;
  return columns.map(({ width = sheet.width - fixed, align = 'left', padding = SIDE_PADDING }) => {
    const place = { x: x + padding, inner: width - 2 * padding, align };
    x += width;
    return place;
  });
}
