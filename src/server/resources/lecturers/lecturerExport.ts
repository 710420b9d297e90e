import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { RECORDS } from '@/shared/records';
import { lecturerSheet } from '@/shared/resources/lecturers/lecturerSheet';
import type { lecturerList } from './lecturerQueries';

export const lecturerExport: ExportTable<RowOf<typeof lecturerList>> = {
  title: RECORDS.lecturers.title,
  columns: [...exportedSheet(lecturerSheet, ACCOUNT_PATHS), signInColumn()],
};
