import { ATTENDANCE_KINDS } from '../constants/attendance';
import { pressFields } from '../fields/pressFields';
import { requiredText } from './fieldRules';
import { clockTime, record, text } from './fields';
import { seenChangesFields } from './seenChanges';

const TIME_REQUIRED = 'Waktu absen wajib diisi';

/** The rules of a press that a reviewer enters. */
export const pressRules = record({
  kind: text()
    .required('Jenis absen wajib dipilih')
    .oneOf(ATTENDANCE_KINDS, 'Jenis absen tidak valid'),
  claimed_time: clockTime('Waktu absen tidak valid').required(TIME_REQUIRED),
  reason_note: requiredText(pressFields.reason_note),
});

/** The rules of making a press void. */
export const voidRules = record({
  reason: requiredText(pressFields.reason),
  seen_changes: seenChangesFields.seen_changes,
});
