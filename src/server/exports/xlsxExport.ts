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
  timeZone: string,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded on demand: loading takes longer than most requests.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cellOf = cellsIn(timeZone);

  async function* rowsOf(): AsyncGenerator<SheetValue[]> {
    for await (const rows of parts) {
      for (const row of rows) {
        yield columns.map(({ type, value }) => {
          const held = value(row);
          return held === null || held === undefined || held === '' ? null : cellOf[type](held);
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

const cellsIn = (timeZone: string) => ({
  text: (value: CellValue) => textCell(unchangedText(String(value))),
  number: Number,
  date: (value: CellValue) => dayCell(String(value)),
  time: (value: CellValue) => timeCell(String(value)),
  instant: (value: CellValue) => instantCell(new Date(value as string | Date), timeZone),
});
