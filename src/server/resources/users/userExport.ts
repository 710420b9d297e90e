import { type ExportTable, ownColumn, type RowOf } from '@/server/exports/exportTable';
import { MENTOR_LABELS, USER_LABELS } from '@/shared/constants/fieldLabels/userLabels';
import { GENDER_LABELS } from '@/shared/constants/genders';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { signInColumn } from './accountExport';
import type { selectAllUsers } from './userQueries';

type Row = RowOf<typeof selectAllUsers>;

/** The number that the person signs in with. */
const IDENTIFIER = 'NIK / NIP / NIM';

export const userExport: ExportTable<Row> = {
  title: 'User',
  columns: [
    ownColumn('name', USER_LABELS.name, ({ name }) => name),
    ownColumn('email', USER_LABELS.email, ({ email }) => email),
    ownColumn('role', USER_LABELS.role, ({ role }) => ROLE_LABELS[role]),
    ownColumn(
      'identifier',
      IDENTIFIER,
      ({ student, lecturer, mentor }) => student?.nim ?? lecturer?.nip ?? mentor?.nik,
    ),
    ownColumn('mentor.company.name', MENTOR_LABELS.company_id, (user) => user.mentor?.company.name),
    ownColumn('phone_number', USER_LABELS.phone_number, ({ phone_number }) => phone_number),
    ownColumn('gender', USER_LABELS.gender, ({ gender }) => gender && GENDER_LABELS[gender]),
    ownColumn('place_of_birth', USER_LABELS.place_of_birth, (user) => user.place_of_birth),
    ownColumn('date_of_birth', USER_LABELS.date_of_birth, (user) => user.date_of_birth, 'date'),
    ownColumn('address', USER_LABELS.address, ({ address }) => address),
    signInColumn<Row>('is_active', ({ is_active }) => is_active),
    ownColumn('last_login_at', 'Terakhir masuk', (user) => user.last_login_at, 'instant'),
  ],
};
