import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { RECORDS } from '@/shared/records';
import { studentSheet } from '@/shared/resources/students/studentSheet';
import type { selectAllStudents } from './studentQueries';

export const studentExport: ExportTable<RowOf<typeof selectAllStudents>> = {
  title: RECORDS.students.title,
  columns: [...exportedSheet(studentSheet, ACCOUNT_PATHS), signInColumn()],
};
