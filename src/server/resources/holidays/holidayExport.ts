import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import { holidaySheet } from '@/shared/resources/holidays/holidaySheet';
import type { holidayList } from './holidayQueries';

export const holidayExport: ExportTable<RowOf<typeof holidayList>> = {
  title: RECORDS.holidays.title,
  columns: exportedSheet(holidaySheet),
};
