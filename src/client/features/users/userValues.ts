import type { User, UserCreateInput } from '@/client/api/api';
import { emptyValues } from '@/shared/fields/field';
import type { Role } from '@/shared/permissions';
import type { Gender } from '@/shared/resources/users/genders';
import type { UserCreateInput as RulesInput } from '@/shared/resources/users/userCreateRules';
import { userFields } from '@/shared/resources/users/userFields';

/** The values of the profile fields: an empty one is ''. */
interface ProfileValues {
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

const { role: _role, is_active: _isActive, password: _password, ...personal } = userFields;

export const newUser = (role: Role | ''): NewUserValues => ({
  ...emptyValues(personal),
  role,
  nim: '',
  academic_year: '',
  nip: '',
  nik: '',
  company_id: '',
  digital_signature: null,
  // spec §4: new mentors are active
  is_active: true,
});

/** The rules keep only the fields of the chosen role, and type a file by its type and size. */
export function toCreateInput(input: RulesInput, values: NewUserValues): UserCreateInput {
  const { digital_signature, ...user } = { digital_signature: null, ...input };
  return { ...user, ...(digital_signature && fileOf(values)) };
}

export const toAccountValues = (
  user: User,
): AccountValues & { is_active: boolean; version?: number } => ({
  name: user.name,
  email: user.email ?? '',
  phone_number: user.phone_number ?? '',
  gender: user.gender ?? '',
  place_of_birth: user.place_of_birth ?? '',
  date_of_birth: user.date_of_birth ?? '',
  address: user.address ?? '',
  is_active: user.is_active,
  version: user.version,
});

/** A newly chosen signature; without one, the stored one stays. */
export const fileOf = ({ digital_signature }: { digital_signature: File | null }) =>
  digital_signature ? { digital_signature } : {};

/** The address of a stored signature without its permission; a replaced image has another one. */
export const pathOf = (signatureUrl: string | null) => signatureUrl?.split('?')[0] ?? null;

/** A form holds a new signature only, which is compared with the stored one. */
export const withStoredSignature = (values: {
  digital_signature: File | null;
  stored_signature: string | null;
}) => ({ digital_signature: values.digital_signature ?? values.stored_signature });

/** Spec §5: the fields of a profile are optional on edit; an empty one keeps its stored value. */
export const filled = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Partial<Input>;
