import { formatShortWeekdayDate } from '@/shared/format';

/** The hint of a day that may be left empty. */
export const ifEmpty = (day: string) => `Jika kosong: ${formatShortWeekdayDate(day)}.`;
