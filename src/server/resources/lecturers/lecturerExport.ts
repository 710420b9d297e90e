import { type ExportTable, importedColumns, type RowOf } from '@/server/exports/exportTable';
import { accountColumns } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { lecturerColumns } from '@/shared/sheets/lecturerColumns';
import type { selectAllLecturers } from './lecturerQueries';

type Row = RowOf<typeof selectAllLecturers>;

const imported = importedColumns<Row>(lecturerColumns);
const account = accountColumns(imported);

export const lecturerExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.lecturers,
  columns: [imported('nip', ({ nip }) => nip), account.name, account.email, ...account.personal],
};
