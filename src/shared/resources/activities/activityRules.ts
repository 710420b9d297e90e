import { isNightShift } from '@/shared/attendance/shift';
import { isClockTime } from '@/shared/validation/dateAndTime';
import { requiredLine, requiredText } from '@/shared/validation/fieldRules';
import { calendarDate, clockTime, record, reference } from '@/shared/validation/fields';
import { activityFields } from './activityFields';

export const END_BEFORE_START = 'Jam selesai harus setelah jam mulai';
const NO_LENGTH = 'Jam selesai tidak boleh sama dengan jam mulai';

const endTime = (message: string, isAllowed: (end: string, start: string) => boolean) =>
  clockTime('Jam selesai tidak valid')
    .required('Jam selesai wajib diisi')
    .test(
      'after-start',
      message,
      (end, { parent }) =>
        !isClockTime(end) || !isClockTime(parent.start_time) || isAllowed(end, parent.start_time),
    );

const INTERNSHIP_REQUIRED = 'Magang wajib dipilih';

/** One block of the bulk form, and the edit form. */
export const activityRules = record({
  name: requiredLine(activityFields.name),
  description: requiredText(activityFields.description),
  date: calendarDate('Tanggal tidak valid').required('Tanggal wajib diisi'),
  start_time: clockTime('Jam mulai tidak valid').required('Jam mulai wajib diisi'),
  end_time: endTime(END_BEFORE_START, (end, start) => end > start),
  address: requiredText(activityFields.address),
});

/** An activity that may end on the next day. */
export const nightActivityRules = activityRules.shape({
  end_time: endTime(NO_LENGTH, (end, start) => end !== start),
});

/** The rules for a changed activity: a night shift, which weekly hours have made, may stay one. */
export const activityUpdateRules = (
  stored: { start_time: string; end_time: string } | undefined,
) => (stored && isNightShift(stored) ? nightActivityRules : activityRules);

/** `POST /activities`: one activity with its internship. */
export const activityCreateRules = activityRules.shape({
  internship_id: reference(INTERNSHIP_REQUIRED).required(INTERNSHIP_REQUIRED),
});
