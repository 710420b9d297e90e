import type { InferType } from 'yup';
import { daysBetween } from '@/shared/calendarDays';
import {
  INTERNSHIP_PLACES_MAX,
  SCHEDULE_DAYS_MAX,
  SCHEDULE_PLACEMENTS_MAX,
} from '@/shared/constants/limits';
import { isCalendarDate, isClockTime } from '@/shared/validation/dateAndTime';
import {
  nameOf,
  requiredLine,
  requiredText,
  requiredWholeNumber,
} from '@/shared/validation/fieldRules';
import {
  calendarDate,
  clockTime,
  flag,
  list,
  record,
  reference,
  wholeNumber,
} from '@/shared/validation/fields';
import { seenChangesFields, validFromFields } from '@/shared/validation/seenChanges';
import { workPatternFields } from './workPatternFields';

const { break_minutes, name, description } = workPatternFields;

const WEEKDAYS_REQUIRED = 'Hari kerja wajib diisi';
const WEEKDAYS_MISSING = 'Pilih minimal satu hari kerja';
const WEEKDAY_INVALID = 'Hari kerja tidak valid';
const PLACE_INVALID = 'Lokasi tidak valid';

export const isUnique = (values: readonly unknown[] | null | undefined) =>
  !Array.isArray(values) || new Set(values).size === values.length;

const weekdays = () =>
  list(
    wholeNumber('Hari kerja')
      .required(WEEKDAY_INVALID)
      .min(1, WEEKDAY_INVALID)
      .max(7, WEEKDAY_INVALID),
  )
    .required(WEEKDAYS_REQUIRED)
    .test('unique', WEEKDAY_INVALID, isUnique);

/** Weekly hours; none of the days ends them, and an end before the start is that of a night shift. */
const workPatternRules = record({
  weekdays: weekdays(),
  start_time: clockTime('Jam mulai tidak valid').required('Jam mulai wajib diisi'),
  end_time: clockTime('Jam selesai tidak valid')
    .required('Jam selesai wajib diisi')
    .test(
      'not-start',
      'Jam selesai tidak boleh sama dengan jam mulai',
      (end, { parent }) => !isClockTime(end) || end !== parent.start_time,
    ),
  break_minutes: requiredWholeNumber(break_minutes)
    .min(break_minutes.min, `${nameOf(break_minutes)} minimal ${break_minutes.min} menit`)
    .max(break_minutes.max, `${nameOf(break_minutes)} maksimal ${break_minutes.max} menit`),
  name: requiredLine(name),
  description: requiredText(description),
  place_id: reference(PLACE_INVALID).nullable(),
});

const PLACEMENT_REQUIRED = 'Pilih minimal satu mahasiswa';
const PLACEMENT_INVALID = 'Magang tidak valid';

const TOO_LONG = `Jadwal paling panjang ${SCHEDULE_DAYS_MAX} hari`;

export const storedHoursRules = record({
  internship_ids: list(reference(PLACEMENT_INVALID).required(PLACEMENT_INVALID))
    .required(PLACEMENT_REQUIRED)
    .min(1, PLACEMENT_REQUIRED)
    .max(SCHEDULE_PLACEMENTS_MAX, `Maksimal ${SCHEDULE_PLACEMENTS_MAX} mahasiswa sekaligus`)
    .test('unique', PLACEMENT_INVALID, isUnique),
});

export const scheduleRules = storedHoursRules.shape({
  start_date: calendarDate('Tanggal mulai tidak valid').required('Tanggal mulai wajib diisi'),
  end_date: calendarDate('Tanggal akhir tidak valid')
    .required('Tanggal akhir wajib diisi')
    .test('after-start', function (end) {
      const start: unknown = this.parent.start_date;
      if (!isCalendarDate(end) || !isCalendarDate(start)) return true;
      const days = daysBetween(start, end);
      if (days < 0) {
        return this.createError({ message: 'Tanggal akhir tidak boleh sebelum tanggal mulai' });
      }
      return days <= SCHEDULE_DAYS_MAX || this.createError({ message: TOO_LONG });
    }),
  pattern: workPatternRules.default(null).nullable(),
  removes_leftovers: flag(),
});

/** A form asks for a day: hours without any are ended on purpose, and not by leaving the boxes empty. */
export const scheduleFormRules = scheduleRules.omit(['internship_ids', 'removes_leftovers']).shape({
  pattern: workPatternRules
    .shape({ weekdays: weekdays().min(1, WEEKDAYS_MISSING) })
    .default(null)
    .nullable(),
});

const count = () => wholeNumber('Jumlah').required('Jumlah wajib diisi');

export const scheduleStoreRules = scheduleRules.shape({
  expected: record({
    add: count(),
    change: count(),
    keep: count(),
    skip: count(),
    leftover: count(),
  }).required('Periksa jadwal terlebih dahulu'),
  ...seenChangesFields,
});

export type ScheduleInput = InferType<typeof scheduleRules>;

export const placeIds = () =>
  list(reference(PLACE_INVALID).required(PLACE_INVALID))
    .max(INTERNSHIP_PLACES_MAX, `Maksimal ${INTERNSHIP_PLACES_MAX} lokasi`)
    .test('unique', PLACE_INVALID, isUnique);

export const internshipPlacesRules = record({
  place_ids: placeIds().required('Lokasi wajib dipilih'),
  default_place_id: reference(PLACE_INVALID)
    .nullable()
    .test(
      'one-of-them',
      'Lokasi bawaan harus salah satu lokasi magang',
      (id, { parent }) =>
        id == null || !Array.isArray(parent.place_ids) || parent.place_ids.includes(id),
    ),
});

export const internshipPlacesUpdateRules = internshipPlacesRules.shape(validFromFields);

export type InternshipPlacesInput = InferType<typeof internshipPlacesRules>;
