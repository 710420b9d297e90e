import { NIM_LENGTH } from '@/shared/constants/limits';
import type { AuditedFields, Fields, ListedFields } from '@/shared/fields/field';
import { userFields, userReference } from '@/shared/resources/users/userFields';

export const studentFields = {
  user_id: userReference,
  nim: { label: 'NIM', type: 'identifier', length: NIM_LENGTH },
  academic_year: { label: 'Tahun Akademik', type: 'text' },
} as const satisfies Fields;

export const studentListed = {
  nim: studentFields.nim,
  'user.name': userFields.name,
  academic_year: studentFields.academic_year,
} satisfies ListedFields;

export const studentAudited = { students: studentFields } satisfies AuditedFields;
