import type { CellValue as SheetValue } from 'hucre/xlsx';
import { dayCell, instantCell, textCell, timeCell } from '@/server/http/sheetCells';
import { unchangedText } from '@/shared/sheets/formulaText';
import type { CellType, CellValue, ExportColumn } from './exportTable';

/** The format `@` keeps a cell text when a person edits it in Excel. */
const STYLES: Readonly<Record<CellType, { width: number; style?: { numFmt: string } }>> = {
  text: { width: 24, style: { numFmt: '@' } },
  number: { width: 12 },
  date: { width: 12, style: { numFmt: 'dd/mm/yyyy' } },
  time: { width: 10, style: { numFmt: 'hh:mm' } },
  instant: { width: 17, style: { numFmt: 'dd/mm/yyyy hh:mm' } },
};

/** Writes the rows into a workbook of one sheet while it reads them. */
export async function xlsxExport<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  campusTimeZone: string,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded on demand: loading takes longer than most requests.
  const { writeXlsxStream } = await import('hucre/xlsx');

  async function* rowsOf(): AsyncGenerator<SheetValue[]> {
    for await (const rows of parts) {
      for (const row of rows) {
        yield columns.map(({ type, value, timeZone = () => campusTimeZone }) => {
          const held = value(row);
          if (held === null || held === undefined || held === '') return null;
          return CELLS[type](held, timeZone(row));
        });
      }
    }
  }

  return writeXlsxStream(rowsOf(), {
    name: title,
    freezePane: { rows: 1 },
    columns: columns.map(({ header, type }) => ({ header, ...STYLES[type] })),
  });
}

const CELLS: Readonly<Record<CellType, (value: CellValue, timeZone: string) => SheetValue>> = {
  text: (value) => textCell(unchangedText(String(value))),
  number: (value) => Number(value),
  date: (value) => dayCell(String(value)),
  time: (value) => timeCell(String(value)),
  instant: (value, timeZone) => instantCell(new Date(value as string | Date), timeZone),
};
