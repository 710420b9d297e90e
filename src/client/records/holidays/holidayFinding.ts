import { formatDate } from '@/shared/format';
import type { RecordFinding } from '../recordFinding';

export const holidayFinding: RecordFinding<'holidays'> = {
  key: 'holiday',
  group: 'Hari Libur',
  textOf: ({ id, name, date }) => ({ id, label: name, description: formatDate(date) }),
};
