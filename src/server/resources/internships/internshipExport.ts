import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import type { Role } from '@/shared/permissions';
import { RECORDS } from '@/shared/records';
import {
  placementDateFields,
  placementFields,
} from '@/shared/resources/internships/internshipFields';
import { stageField } from '@/shared/resources/internships/stages';
import type { selectAllInternships } from './internshipList';
import { mentorNameColumn, placementColumns } from './placementExport';

type Row = RowOf<typeof selectAllInternships>;

const { mentor_nik, lecturer_nip, lecturer_name } = placementFields;

/** Only super admins get NIK and NIP, because they are sign-in names. */
export const internshipExport = (role: Role): ExportTable<Row> => {
  const isAdmin = role === 'super_admin';
  return {
    title: RECORDS.internships.title,
    columns: [
      ...placementColumns<Row>((row) => row),
      ...(isAdmin ? [exportedField<Row>('mentor_nik', mentor_nik)] : []),
      mentorNameColumn(),
      ...(isAdmin ? [exportedField<Row>('lecturer_nip', lecturer_nip)] : []),
      ownColumn('lecturer.user.name', lecturer_name.label, (row) => row.lecturer_name),
      exportedField<Row>('stage', stageField),
      ...exportedFields<Row>(placementDateFields),
    ],
  };
};
