import { daysBetween } from '@/shared/calendarDays';
import { ATTENDANCE_KINDS } from '@/shared/constants/attendance';
import { BULK_MAX, IMAGE_TYPES } from '@/shared/constants/limits';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { nameOf, optionalText, requiredText } from '@/shared/validation/fieldRules';
import { calendarDate, clockTime, list, record, reference, text } from '@/shared/validation/fields';
import { uploadedFile } from '@/shared/validation/imageFile';
import { deviceEventId, keptByDevice } from '@/shared/validation/keptByDevice';
import { attendanceRequestFields } from './attendanceRequestFields';
import { REQUEST_DAYS_MAX, REQUEST_DECISIONS, REQUEST_KINDS, REQUEST_STATES } from './constants';

const { reason, comment } = attendanceRequestFields;

export const NOT_AN_ATTACHMENT = 'Harus berupa PDF, PNG, atau JPG';
export const ATTACHMENT_TYPES = ['application/pdf', ...IMAGE_TYPES];

const isCorrection = ([kind]: unknown[]) => kind === 'correction';
const isAboutDays = ([kind]: unknown[]) =>
  kind === 'leave' || kind === 'sick' || kind === 'elsewhere';

const KIND_REQUIRED = 'Jenis pengajuan wajib dipilih';
const PLACEMENT_REQUIRED = 'Magang wajib dipilih';
const START_REQUIRED = 'Tanggal mulai wajib diisi';
const END_REQUIRED = 'Tanggal akhir wajib diisi';
const ACTIVITY_REQUIRED = 'Aktivitas wajib dipilih';
const PRESS_REQUIRED = 'Pilih absen yang dikoreksi';
const TIME_REQUIRED = 'Waktu sebenarnya wajib diisi';
const END_BEFORE_START = 'Tanggal akhir tidak boleh sebelum tanggal mulai';
const TOO_LONG = `Satu pengajuan paling lama ${REQUEST_DAYS_MAX} hari`;

export const attendanceRequestRules = record({
  internship_id: reference(PLACEMENT_REQUIRED).required(PLACEMENT_REQUIRED),
  kind: text().required(KIND_REQUIRED).oneOf(REQUEST_KINDS, 'Jenis pengajuan tidak valid'),
  start_date: calendarDate('Tanggal mulai tidak valid')
    .nullable()
    .when('kind', (kind, rules) => (isAboutDays(kind) ? rules.required(START_REQUIRED) : rules)),
  end_date: calendarDate('Tanggal akhir tidak valid')
    .nullable()
    .when('kind', (kind, rules) => (isAboutDays(kind) ? rules.required(END_REQUIRED) : rules))
    .test('after-start', function (end) {
      const start: unknown = this.parent.start_date;
      if (!isCalendarDate(end) || !isCalendarDate(start)) return true;
      const days = daysBetween(start, end);
      if (days < 0) return this.createError({ message: END_BEFORE_START });
      return days < REQUEST_DAYS_MAX || this.createError({ message: TOO_LONG });
    }),
  activity_id: reference(ACTIVITY_REQUIRED)
    .nullable()
    .when('kind', (kind, rules) =>
      isCorrection(kind) ? rules.required(ACTIVITY_REQUIRED) : rules,
    ),
  press: text()
    .nullable()
    .oneOf([...ATTENDANCE_KINDS, null], 'Jenis absen tidak valid')
    .when('kind', (kind, rules) => (isCorrection(kind) ? rules.required(PRESS_REQUIRED) : rules)),
  claimed_time: clockTime('Waktu tidak valid')
    .nullable()
    .when('kind', (kind, rules) => (isCorrection(kind) ? rules.required(TIME_REQUIRED) : rules)),
  reason: requiredText(reason),
  file: uploadedFile(ATTACHMENT_TYPES, NOT_AN_ATTACHMENT).nullable(),
  device_event_id: deviceEventId('ID pengajuan tidak valid'),
  ...keptByDevice,
});

/** The length of a key, which is a digest. */
const KEY_MAX = 16;

const keys = () => list(text().defined().max(KEY_MAX)).max(BULK_MAX);

const REQUEST_INVALID = 'Pengajuan tidak valid';
const AT_LEAST_ONE = 'Pilih minimal satu pengajuan';

const COMMENT_REQUIRED = `${nameOf(comment)} wajib diisi, minimal ${comment.min} karakter`;

/** The rules of a rejection. */
export const rejectionRules = record({ comment: requiredText(comment) });

export const requestDecisionsRules = record({
  decision: text().required('Keputusan wajib dipilih').oneOf(REQUEST_DECISIONS),
  comment: optionalText(comment).when('decision', ([decision], rules) =>
    decision === 'reject' ? rules.required(COMMENT_REQUIRED) : rules,
  ),
  seen_state: text()
    .nullable()
    .oneOf([...REQUEST_STATES, null]),
  request_ids: list(reference(REQUEST_INVALID).required(REQUEST_INVALID))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_MAX, `Maksimal ${BULK_MAX} pengajuan sekaligus`),
  confirmed_clashes: keys(),
  seen_changes: keys(),
});
