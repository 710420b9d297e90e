import type { InferType } from 'yup';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { calendarDate, record, reference, text, wholeNumber } from '@/shared/validation/fields';
import { REASON_REQUIRED, reason } from '@/shared/validation/reasonRules';
import { seenChangesFields } from '@/shared/validation/seenChanges';
import { seenVersion } from '@/shared/validation/versioned';
import { firstDay, placementRules } from './internshipRules';
import { PLACEMENT_END_REASONS } from './placementDates';

const REASON_MISSING = 'Alasan berakhir wajib dipilih';
const WRONG_ORDER = 'Tanggal akhir tidak boleh sebelum tanggal mulai';

const lastDay = () =>
  calendarDate('Hari terakhir tidak valid').required('Hari terakhir wajib diisi');

/** The activities that go, by the check, and the version of the record that somebody has seen. */
const seen = () => ({
  expected: wholeNumber('Jumlah').required('Jumlah wajib diisi').min(0, 'Jumlah tidak valid'),
  version: seenVersion(),
});

export const takeBackRules = record({ ...seenChangesFields, version: seenVersion() });

export const internshipEndRules = record({
  end_date: lastDay(),
  end_reason: text()
    .required(REASON_MISSING)
    .oneOf(PLACEMENT_END_REASONS, 'Alasan berakhir tidak valid'),
  ...seenChangesFields,
  ...seen(),
});

export const internshipMoveRules = placementRules.pick(['company_id', 'mentor_id']).shape({
  end_date: lastDay(),
  start_date: firstDay(),
  lecturer_id: reference('Dosen tidak valid').nullable(),
  ...seenChangesFields,
  ...seen(),
});

export const interruptionRules = record({
  start_date: calendarDate('Tanggal mulai tidak valid').required('Tanggal mulai wajib diisi'),
  end_date: calendarDate('Tanggal akhir tidak valid')
    .nullable()
    .test('after-start', WRONG_ORDER, (end, { parent: { start_date } }) =>
      isCalendarDate(end) && isCalendarDate(start_date) ? end >= start_date : true,
    ),
  ...seenChangesFields,
  reason: reason().required(REASON_REQUIRED),
  ...seen(),
});

export type InternshipMoveInput = InferType<typeof internshipMoveRules>;
export type InterruptionInput = InferType<typeof interruptionRules>;
