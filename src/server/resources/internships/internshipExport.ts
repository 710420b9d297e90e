import {
  type ExportTable,
  importedColumns,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { ROLE_LABELS } from '@/shared/constants/labels';
import type { Role } from '@/shared/permissions';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { internshipColumns } from '@/shared/sheets/placementColumns';
import type { selectAllInternships } from './internshipList';
import { placementColumns } from './placementExport';

type Row = RowOf<typeof selectAllInternships>;

const imported = importedColumns<Row>(internshipColumns);

/** Only super admins get NIK and NIP, because they are sign-in names. */
export const internshipExport = (role: Role): ExportTable<Row> => ({
  title: IMPORT_KIND_LABELS.internships,
  columns: [
    ...placementColumns(imported, (row) => row),
    ...(role === 'super_admin' ? [imported('mentor_nik', ({ mentor_nik }) => mentor_nik)] : []),
    imported('mentor_name', ({ mentor }) => mentor.user.name, { field: 'mentor.user.name' }),
    ...(role === 'super_admin'
      ? [imported('lecturer_nip', ({ lecturer_nip }) => lecturer_nip)]
      : []),
    ownColumn(
      'lecturer.user.name',
      `Nama ${ROLE_LABELS.lecturer}`,
      ({ lecturer_name }: Row) => lecturer_name,
    ),
  ],
});
