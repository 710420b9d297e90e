import { type importedColumns, ownColumn } from '@/server/exports/exportTable';
import type { Gender } from '@/shared/constants/genders';
import { SIGN_IN_LABELS } from '@/shared/constants/labels';

interface Account {
  name: string;
  email: string;
  phone_number: string | null;
  address: string | null;
  gender: Gender | null;
  place_of_birth: string | null;
  date_of_birth: string | null;
  is_active: boolean;
}

type Imported<Row> = ReturnType<typeof importedColumns<Row>>;

/** The columns of an account, for the lists of profiles. */
export function accountColumns<Row extends { user: Account }>(imported: Imported<Row>) {
  const ofAccount = (name: keyof Account) =>
    imported(name, ({ user }) => user[name], { field: `user.${name}` });
  return {
    name: ofAccount('name'),
    email: ofAccount('email'),
    personal: [
      ofAccount('phone_number'),
      ofAccount('gender'),
      ofAccount('place_of_birth'),
      ofAccount('date_of_birth'),
      ofAccount('address'),
      signInColumn<Row>('user.is_active', ({ user }) => user.is_active),
    ],
  };
}

export const signInColumn = <Row>(field: string, isActive: (row: Row) => boolean) =>
  ownColumn(field, 'Akun', (row: Row) => SIGN_IN_LABELS[`${isActive(row)}`]);
