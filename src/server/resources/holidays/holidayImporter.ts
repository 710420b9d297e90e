import { sql } from 'kysely';
import type { InferType } from 'yup';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { exact, type Importer, type Match, storedTexts } from '@/server/resources/imports/importer';
import { holidayRules } from '@/shared/resources/holidays/holidayRules';
import { touchedByHolidays } from './touchedByHolidays';

type HolidayRow = InferType<typeof holidayRules>;

interface Write {
  row: HolidayRow;
  /** undefined for a new one */
  id?: number;
}

export const holidayImporter: Importer<HolidayRow, Write> = {
  rules: holidayRules,
  keyField: 'date',

  uniqueFields: { date: exact },

  async match({ db, lock }, rows) {
    const dates = rows.map(({ input }) => input.date);
    const found = await db
      .selectFrom('holidays')
      .selectAll()
      .where('date', '=', sql<string>`any(${dates}::date[])`)
      .orderBy('id')
      .$if(lock, (query) => query.forNoKeyUpdate())
      .execute();
    const byDate = new Map(found.map((holiday) => [holiday.date, holiday]));
    return rows.map(({ input }): Match<Write> => {
      const holiday = byDate.get(input.date);
      if (!holiday) return { errors: {}, existing: null, write: { row: input } };
      const { id, version, ...values } = holiday;
      return {
        errors: {},
        existing: { seen: `${id}.${version}`, values: storedTexts(values) },
        write: { row: input, id },
      };
    });
  },

  async insert(writing, rows) {
    const holidays = rows.map(({ row }) => row);
    await insertMany(writing, 'holidays', holidays, 'id');
  },

  async update(writing, rows) {
    const holidays = rows.flatMap(({ row, id }) => (id === undefined ? [] : [{ id, ...row }]));
    await updateMany(writing, 'holidays', holidays);
  },

  touched: (trx, rows) =>
    touchedByHolidays(
      trx,
      rows.map(({ row }) => row.date),
    ),
};
