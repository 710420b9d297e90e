import { ATTENDANCE_KINDS } from '@/shared/constants/attendance';
import { requiredText } from '@/shared/validation/fieldRules';
import { clockTime, record, text } from '@/shared/validation/fields';
import { seenChangesFields } from '@/shared/validation/seenChanges';
import { pressFields } from './pressFields';

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
