import type { InferType } from 'yup';
import { personImporter } from '@/server/resources/users/personImporter';
import { studentImportRules } from '@/shared/validation/importRules';

export const studentImporter = personImporter<InferType<typeof studentImportRules>>({
  table: {
    table: 'students',
    identifier: 'nim',
    role: 'student',
    unique: 'students_nim_key',
    isSigning: false,
  },
  rules: studentImportRules,
  profiles:
    () =>
    ({ academic_year }) => ({ academic_year }),
});
