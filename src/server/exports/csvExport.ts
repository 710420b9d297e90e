import { csvHeader, csvLine } from '@/server/http/csv';
import { zonedTime } from '@/shared/zonedTime';
import type { CellValue, ExportColumn } from './exportTable';

/** The separator that spreadsheets use where the decimal sign is a comma, as in Indonesia. */
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

/** 'YYYY-MM-DD HH:mm' by the clock of the campus. */
const campusTime = (instant: Date, timeZone: string) => {
  const { date, time } = zonedTime(instant, timeZone);
  return `${date} ${time}`;
};

const textsIn = (timeZone: string) => {
  const asIs = (value: CellValue) => value;
  return {
    text: asIs,
    date: asIs,
    time: asIs,
    number: (value: CellValue) => (value === null ? null : String(value).replace('.', ',')),
    instant: (value: CellValue) =>
      value === null || value === undefined
        ? null
        : campusTime(new Date(value as string | Date), timeZone),
  };
};
