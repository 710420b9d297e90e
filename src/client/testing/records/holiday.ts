import type { Holiday } from '@/client/api/api';
import { aHolidayInput } from '@/shared/testing/holidayInput';

export const aHoliday = (changes: Partial<Holiday> = {}): Holiday => ({
  id: 16,
  ...aHolidayInput(),
  ...changes,
});
