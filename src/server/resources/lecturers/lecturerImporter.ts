import type { InferType } from 'yup';
import { personImporter } from '@/server/resources/users/personImporter';
import { lecturerImportRules } from '@/shared/validation/importRules';

export const lecturerImporter = personImporter<InferType<typeof lecturerImportRules>>({
  table: {
    table: 'lecturers',
    identifier: 'nip',
    role: 'lecturer',
    unique: 'lecturers_nip_key',
    isSigning: true,
  },
  rules: lecturerImportRules,
  profiles: () => () => ({}),
});
