import { type ExportTable, importedColumns, type RowOf } from '@/server/exports/exportTable';
import { accountColumns } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { studentColumns } from '@/shared/sheets/studentColumns';
import type { selectAllStudents } from './studentQueries';

type Row = RowOf<typeof selectAllStudents>;

const imported = importedColumns<Row>(studentColumns);
const account = accountColumns(imported);

export const studentExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.students,
  columns: [
    imported('nim', ({ nim }) => nim),
    account.name,
    account.email,
    imported('academic_year', ({ academic_year }) => academic_year),
    ...account.personal,
  ],
};
