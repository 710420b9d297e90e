import { NIP_LENGTH } from '@/shared/constants/limits';
import type { AuditedFields, Fields, ListedFields } from '@/shared/fields/field';
import { userFields, userReference } from '@/shared/resources/users/userFields';

export const lecturerFields = {
  user_id: userReference,
  nip: { label: 'NIP', type: 'identifier', length: NIP_LENGTH },
} as const satisfies Fields;

export const lecturerListed = {
  nip: lecturerFields.nip,
  'user.name': userFields.name,
  'user.phone_number': userFields.phone_number,
} satisfies ListedFields;

export const lecturerAudited = { lecturers: lecturerFields } satisfies AuditedFields;
