import { NAME_MAX } from '@/shared/constants/limits';
import type { AuditedFields, Field } from '@/shared/fields/field';

export const institutionFields = {
  app_name: { label: 'Nama Aplikasi', type: 'text', max: NAME_MAX },
  department: { label: 'Jurusan', type: 'text', max: NAME_MAX },
  programme: { label: 'Program Studi', type: 'text', max: NAME_MAX },
} as const satisfies Record<string, Field>;

export const institutionAudited = { institution: institutionFields } satisfies AuditedFields;
