import { headingKey } from '@/shared/sheets/headingKey';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { RawCell } from './rawCells';
import type { Part } from './readPart';
import type { Heading } from './recogniseHeader';
import { suggestColumns } from './suggestColumns';

export interface FileHeading {
  text: string;
  field: string | null;
  /** The likeliest field of an unknown heading. */
  suggestion: string | null;
  /** The first cells below it. */
  examples: string[];
}

const EXAMPLES = 3;
const EXAMPLE_CHARACTERS_MAX = 60;
const LOOKED_AT = 20;

/** The headings of all sheets, each once, with what is below them. */
export function joinedHeadings(
  parts: readonly Part[],
  columns: readonly SheetColumn[],
): FileHeading[] {
  const found = new Map<string, { heading: Heading; cells: RawCell[] }>();
  for (const { header } of parts) {
    for (const heading of header.headings) {
      if (found.has(headingKey(heading.text))) continue;
      const cells = header.rows.flatMap((row) => row.cells[heading.at] ?? []).slice(0, LOOKED_AT);
      found.set(headingKey(heading.text), { heading, cells });
    }
  }
  const all = [...found.values()];
  const taken = all.flatMap(({ heading }) => heading.column ?? []);
  const suggested = suggestColumns(
    all
      .filter(({ heading }) => heading.column === null)
      .map(({ heading, cells }) => ({ text: heading.text, cells })),
    columns.filter((column) => !taken.includes(column)),
  );
  return all.map(({ heading: { text, column }, cells }) => ({
    text,
    field: column?.field ?? null,
    suggestion: suggested.get(text)?.field ?? null,
    examples: cells.slice(0, EXAMPLES).map((cell) => exampleOf(cell)),
  }));
}

function exampleOf(cell: RawCell): string {
  switch (cell?.is) {
    case 'text':
      return cell.text.trim().slice(0, EXAMPLE_CHARACTERS_MAX);
    case 'number':
      return String(cell.number);
    case 'percent':
      return Number.isNaN(cell.number) ? '%' : `${Number(cell.number.toPrecision(15))}%`;
    case 'date':
      return Number.isNaN(cell.date.getTime()) ? '' : cell.date.toISOString().slice(0, 10);
    case 'flag':
      return String(cell.flag);
    case 'formula':
      return '(rumus)';
    case 'merged':
      return exampleOf(cell.cell);
    default:
      return cell?.text ?? '';
  }
}
