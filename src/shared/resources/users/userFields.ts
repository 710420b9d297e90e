import { ROLE_LABELS, SIGN_IN_LABELS } from '@/shared/constants/labels';
import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { GENDER_LABELS } from './genders';

export const userFields = {
  name: { label: 'Nama', inMessages: 'Nama user', type: 'text', min: 2, max: NAME_MAX },
  email: { label: 'Email', type: 'text', max: EMAIL_MAX },
  phone_number: {
    label: 'No. Telepon',
    inMessages: 'No telephone',
    type: 'phone',
    max: PHONE_MAX,
  },
  address: { label: 'Alamat', type: 'text', max: ADDRESS_MAX },
  gender: { label: 'Jenis Kelamin', type: 'choice', choices: GENDER_LABELS },
  place_of_birth: { label: 'Tempat Lahir', type: 'text', max: NAME_MAX },
  date_of_birth: { label: 'Tanggal Lahir', type: 'date' },
  role: { label: 'Role', type: 'choice', choices: ROLE_LABELS },
  is_active: {
    label: SIGN_IN_LABELS.true,
    short: 'Akun',
    type: 'choice',
    choices: SIGN_IN_LABELS,
  },
  password: { label: 'Password', type: 'secret' },
} as const satisfies Fields;

export const userListed = pick(
  userFields,
  'name',
  'email',
  'role',
  'phone_number',
  'is_active',
) satisfies ListedFields;

/** The account of a profile. */
export const userReference = { label: 'User', type: 'reference' } as const;

export const signatureFields = {
  user_id: userReference,
  digital_signature: { label: 'Tanda Tangan Digital', type: 'image' },
} as const satisfies Fields;

export const userAudited = {
  users: {
    ...userFields,
    times: { label: 'Jumlah kejadian', type: 'number' },
    provider: { label: 'Lewat', type: 'text' },
  },
} as const satisfies AuditedFields;

export const signatureAudited = { signatures: signatureFields } satisfies AuditedFields;
