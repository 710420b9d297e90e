import { NAME_MAX } from '@/shared/constants/limits';
import type { AuditedFields, ListedFields } from '@/shared/fields/field';
import { HOLIDAY_CERTAINTY_LABELS, HOLIDAY_KIND_LABELS } from './constants';

export const holidayFields = {
  date: { label: 'Tanggal', type: 'date' },
  name: { label: 'Nama Hari Libur', short: 'Nama', type: 'text', max: NAME_MAX },
  kind: { label: 'Jenis', type: 'choice', choices: HOLIDAY_KIND_LABELS },
  certainty: { label: 'Kepastian', type: 'choice', choices: HOLIDAY_CERTAINTY_LABELS },
} as const satisfies ListedFields;

export const holidayAudited = { holidays: holidayFields } satisfies AuditedFields;
