import { csvHeader, csvLine } from '@/server/http/csv';
import { zonedTime } from '@/shared/zonedTime';
import type { CellType, CellValue, ExportColumn } from './exportTable';

/** The separator that spreadsheets use where the decimal sign is a comma, as in Indonesia. */
const SEPARATOR = ';';

/** The rows as CSV that a spreadsheet in Indonesian opens directly. */
export async function* csvExport<Row>(
  columns: readonly ExportColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  campusTimeZone: string,
): AsyncGenerator<string> {
  yield csvHeader(
    columns.map(({ header }) => header),
    SEPARATOR,
  );
  for await (const rows of parts) {
    yield rows
      .map((row) =>
        csvLine(
          columns.map(({ type, value, timeZone = () => campusTimeZone }) =>
            TEXTS[type](value(row), timeZone(row)),
          ),
          SEPARATOR,
        ),
      )
      .join('');
  }
}

/** 'YYYY-MM-DD HH:mm' */
const timeIn = (instant: Date, timeZone: string) => {
  const { date, time } = zonedTime(instant, timeZone);
  return `${date} ${time}`;
};

const asIs = (value: CellValue) => value;

const TEXTS: Readonly<Record<CellType, (value: CellValue, timeZone: string) => CellValue>> = {
  text: asIs,
  date: asIs,
  time: asIs,
  number: (value) => (value === null ? null : String(value).replace('.', ',')),
  instant: (value, timeZone) =>
    value === null || value === undefined
      ? null
      : timeIn(new Date(value as string | Date), timeZone),
};
