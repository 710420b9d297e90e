import type { InferType } from 'yup';
import { requiredLine } from '@/shared/validation/fieldRules';
import { calendarDate, record, text, wholeNumber } from '@/shared/validation/fields';
import { seenChangesFields } from '@/shared/validation/seenChanges';
import { versioned } from '@/shared/validation/versioned';
import { HOLIDAY_CERTAINTIES, HOLIDAY_KINDS } from './constants';
import { holidayFields } from './holidayFields';

const KIND_MISSING = 'Jenis wajib dipilih';
const CERTAINTY_MISSING = 'Kepastian wajib dipilih';

export const holidayRules = record({
  date: calendarDate('Tanggal tidak valid').required('Tanggal wajib diisi'),
  name: requiredLine(holidayFields.name),
  kind: text().required(KIND_MISSING).oneOf(HOLIDAY_KINDS, 'Jenis tidak valid'),
  certainty: text().required(CERTAINTY_MISSING).oneOf(HOLIDAY_CERTAINTIES, 'Kepastian tidak valid'),
});

export const holidayMoveRules = record({
  date: calendarDate('Tanggal tujuan tidak valid').required('Tanggal tujuan wajib diisi'),
  expected: wholeNumber('Jumlah').required('Jumlah wajib diisi'),
});

export type HolidayMoveInput = InferType<typeof holidayMoveRules>;

export const holidayCreateRules = holidayRules.shape(seenChangesFields);

export const holidayUpdateRules = versioned(holidayCreateRules);
