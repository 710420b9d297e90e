import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { companyName } from '@/shared/resources/mentors/mentorFields';
import { userFields } from '@/shared/resources/users/userFields';
import type { selectAllUsers } from './userQueries';

type Row = RowOf<typeof selectAllUsers>;

/** The number that the person signs in with. */
const IDENTIFIER = 'NIK / NIP / NIM';

const personal = pick(
  userFields,
  'phone_number',
  'gender',
  'place_of_birth',
  'date_of_birth',
  'address',
  'is_active',
);

export const userExport: ExportTable<Row> = {
  title: 'User',
  columns: [
    ...exportedFields<Row>(pick(userFields, 'name', 'email', 'role')),
    ownColumn(
      'identifier',
      IDENTIFIER,
      ({ student, lecturer, mentor }) => student?.nim ?? lecturer?.nip ?? mentor?.nik,
    ),
    exportedField('mentor.company.name', companyName),
    ...exportedFields<Row>(personal),
    exportedField('last_login_at', { label: 'Terakhir masuk', type: 'instant' }),
  ],
};
