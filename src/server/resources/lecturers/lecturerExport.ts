import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { lecturerSheet } from '@/shared/sheets/lecturerSheet';
import type { selectAllLecturers } from './lecturerQueries';

export const lecturerExport: ExportTable<RowOf<typeof selectAllLecturers>> = {
  title: IMPORT_KIND_LABELS.lecturers,
  columns: [...exportedSheet(lecturerSheet, ACCOUNT_PATHS), signInColumn()],
};
