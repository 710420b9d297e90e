import { csvHeader, csvLine } from '@/server/http/csv';
import { campusTime } from '@/server/http/sheetCells';
import type { CellValue, ExportColumn } from './exportTable';

/** Where the decimal sign is a comma, as in Indonesia, spreadsheets separate the columns of a file so. */
const SEPARATOR = ';';

/** The rows as CSV that a spreadsheet in Indonesian opens directly. */
export async function* csvExport<Row>(
  columns: readonly ExportColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const textOf = textsIn(timeZone);
  yield csvHeader(
    columns.map(({ header }) => header),
    SEPARATOR,
  );
  for await (const rows of parts) {
    yield rows
      .map((row) =>
        csvLine(
          columns.map(({ type, value }) => textOf[type](value(row))),
          SEPARATOR,
        ),
      )
      .join('');
  }
}

const textsIn = (timeZone: string) => {
  const timeOf = campusTime(timeZone);
  const asIs = (value: CellValue) => value;
  return {
    text: asIs,
    date: asIs,
    time: asIs,
    number: (value: CellValue) => (value === null ? null : String(value).replace('.', ',')),
    instant: (value: CellValue) =>
      value === null || value === undefined ? null : timeOf(new Date(value as string | Date)),
  };
};
