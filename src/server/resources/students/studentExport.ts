import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { studentSheet } from '@/shared/sheets/studentSheet';
import type { selectAllStudents } from './studentQueries';

export const studentExport: ExportTable<RowOf<typeof selectAllStudents>> = {
  title: IMPORT_KIND_LABELS.students,
  columns: [...exportedSheet(studentSheet, ACCOUNT_PATHS), signInColumn()],
};
