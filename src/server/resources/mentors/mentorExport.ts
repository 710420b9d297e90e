import { type ExportTable, importedColumns, type RowOf } from '@/server/exports/exportTable';
import { accountColumns } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { mentorColumns } from '@/shared/sheets/mentorColumns';
import type { selectAllMentors } from './mentorQueries';

type Row = RowOf<typeof selectAllMentors>;

const imported = importedColumns<Row>(mentorColumns);
const account = accountColumns(imported);

export const mentorExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.mentors,
  columns: [
    imported('nik', ({ nik }) => nik),
    account.name,
    account.email,
    imported('company_name', ({ company }) => company.name, { field: 'company.name' }),
    imported('is_active', ({ is_active }) => is_active),
    ...account.personal,
  ],
};
