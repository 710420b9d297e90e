import type { User, UserCreateInput } from '@/client/api/api';
import type { Gender } from '@/shared/constants/genders';
import type { Role } from '@/shared/permissions';
import { userCreateRules } from '@/shared/validation/userCreateRules';

/** What the fields of a profile hold: nothing typed yet is ''. */
export interface ProfileValues {
  nim: string;
  academic_year: string;
  nip: string;
  nik: string;
  company_id: number | '';
  digital_signature: File | null;
  is_active: boolean;
}

export interface AccountValues {
  name: string;
  email: string;
  phone_number: string;
  gender: Gender | '';
  place_of_birth: string;
  date_of_birth: string;
  address: string;
}

export type NewUserValues = AccountValues & ProfileValues & { role: Role | '' };

export const newUser = (role: Role | ''): NewUserValues => ({
  role,
  name: '',
  email: '',
  phone_number: '',
  gender: '',
  place_of_birth: '',
  date_of_birth: '',
  address: '',
  nim: '',
  academic_year: '',
  nip: '',
  nik: '',
  company_id: '',
  digital_signature: null,
  // spec §4: a new mentor is active
  is_active: true,
});

/** The rules keep the fields of the chosen role only; they know a file by type and size alone. */
export function toCreateInput(values: NewUserValues): UserCreateInput {
  const { digital_signature, ...user } = {
    digital_signature: null,
    ...userCreateRules.cast(values),
  };
  return { ...user, ...(digital_signature && fileOf(values)) };
}

export const toAccountValues = (user: User): AccountValues => ({
  name: user.name,
  email: user.email,
  phone_number: user.phone_number ?? '',
  gender: user.gender ?? '',
  place_of_birth: user.place_of_birth ?? '',
  date_of_birth: user.date_of_birth ?? '',
  address: user.address ?? '',
});

/** A newly chosen signature; without one, the stored one stays. */
export const fileOf = ({ digital_signature }: { digital_signature: File | null }) =>
  digital_signature ? { digital_signature } : {};

/** Spec §5: a profile's fields are optional on edit; what is left empty stays as it is. */
export const filled = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null),
  ) as Partial<Values>;
