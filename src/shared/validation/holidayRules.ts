import type { InferType } from 'yup';
import { HOLIDAY_CERTAINTIES, HOLIDAY_KINDS } from '../constants/holidays';
import { holidayFields } from '../fields/holidayFields';
import { requiredLine } from './fieldRules';
import { calendarDate, record, text, wholeNumber } from './fields';
import { seenChangesFields } from './seenChanges';
import { versioned } from './versioned';

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
