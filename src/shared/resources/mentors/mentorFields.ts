import { ACTIVE_LABELS } from '@/shared/constants/labels';
import { NIK_LENGTH } from '@/shared/constants/limits';
import {
  type AuditedFields,
  type Fields,
  FLAG_TONES,
  type ListedFields,
} from '@/shared/fields/field';
import { userFields, userReference } from '@/shared/resources/users/userFields';

export const mentorFields = {
  user_id: userReference,
  company_id: { label: 'Mitra Industri', type: 'reference' },
  nik: { label: 'NIK', type: 'identifier', length: NIK_LENGTH },
  is_active: {
    label: 'Mentor aktif',
    short: 'Status',
    type: 'choice',
    choices: ACTIVE_LABELS,
    tones: FLAG_TONES,
  },
} as const satisfies Fields;

/** The company as people name it. */
export const companyName = { label: mentorFields.company_id.label, type: 'text' } as const;

export const mentorListed = {
  nik: mentorFields.nik,
  'company.name': companyName,
  'user.name': userFields.name,
  'user.phone_number': userFields.phone_number,
  is_active: mentorFields.is_active,
} satisfies ListedFields;

export const mentorAudited = { mentors: mentorFields } satisfies AuditedFields;
