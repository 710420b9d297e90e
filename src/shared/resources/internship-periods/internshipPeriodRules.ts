import {
  LATE_TOLERANCE_MINUTES_MAX,
  MIN_GUIDANCE_SESSIONS_MAX,
  PERIOD_SEMESTER_MAX,
  PERIOD_SEMESTER_MIN,
  PERIOD_YEAR_LENGTH,
} from '@/shared/constants/limits';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import {
  calendarDate,
  flag,
  line,
  numeric,
  pattern,
  record,
  wholeNumber,
} from '@/shared/validation/fields';
import { validFromFields } from '@/shared/validation/seenChanges';
import { seenLeftoversFields } from '@/shared/validation/seenLeftovers';
import { versioned } from '@/shared/validation/versioned';

const SEMESTER_RANGE = `Semester harus ${PERIOD_SEMESTER_MIN} sampai ${PERIOD_SEMESTER_MAX}`;
const YEAR_FORMAT = `Tahun harus ${PERIOD_YEAR_LENGTH} digit`;

const TOLERANCE_RANGE = `Toleransi terlambat harus 0 sampai ${LATE_TOLERANCE_MINUTES_MAX} menit`;
const GUIDANCE_RANGE = `Bimbingan minimum harus 0 sampai ${MIN_GUIDANCE_SESSIONS_MAX}`;

const isSemester = (value: number | undefined) =>
  value === undefined ||
  (Number.isInteger(value) && value >= PERIOD_SEMESTER_MIN && value <= PERIOD_SEMESTER_MAX);

export const internshipPeriodRules = record({
  start_date: calendarDate('Tanggal mulai tidak valid').required('Tanggal mulai wajib diisi'),
  end_date: calendarDate('Tanggal berakhir tidak valid')
    .required('Tanggal berakhir wajib diisi')
    // An end before the start is refused; a period of one day is allowed.
    .test(
      'not-before-start',
      'Tanggal berakhir harus setelah tanggal mulai',
      (end, { parent }) =>
        !isCalendarDate(end) || !isCalendarDate(parent.start_date) || end >= parent.start_date,
    ),
  year: line()
    .required(YEAR_FORMAT)
    .test(pattern(new RegExp(`^\\d{${PERIOD_YEAR_LENGTH}}$`), YEAR_FORMAT)),
  semester: numeric(SEMESTER_RANGE)
    .required(SEMESTER_RANGE)
    .test('semester', SEMESTER_RANGE, isSemester),
  is_active: flag().nonNullable('Status wajib diisi'),
  requires_check_out: flag().nonNullable('Wajib absen pulang wajib diisi'),
  late_tolerance_minutes: wholeNumber('Toleransi terlambat')
    .nonNullable('Toleransi terlambat wajib diisi')
    .min(0, TOLERANCE_RANGE)
    .max(LATE_TOLERANCE_MINUTES_MAX, TOLERANCE_RANGE),
  requires_final_report: flag().nonNullable('Wajib laporan akhir wajib diisi'),
  requires_defence: flag().nonNullable('Wajib ujian wajib diisi'),
  min_guidance_sessions: wholeNumber('Bimbingan minimum')
    .nonNullable('Bimbingan minimum wajib diisi')
    .min(0, GUIDANCE_RANGE)
    .max(MIN_GUIDANCE_SESSIONS_MAX, GUIDANCE_RANGE),
});

export const internshipPeriodUpdateRules = versioned(
  internshipPeriodRules.shape({ ...validFromFields, ...seenLeftoversFields }),
);
