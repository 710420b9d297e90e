import { activityFields } from '../fields/activityFields';
import { isClockTime } from './dateAndTime';
import { requiredLine, requiredText } from './fieldRules';
import { calendarDate, clockTime, record, reference } from './fields';

const INTERNSHIP_REQUIRED = 'Magang wajib dipilih';

/** One block of the bulk form, and the edit form. */
export const activityRules = record({
  name: requiredLine(activityFields.name),
  description: requiredText(activityFields.description),
  date: calendarDate('Tanggal tidak valid').required('Tanggal wajib diisi'),
  start_time: clockTime('Jam mulai tidak valid').required('Jam mulai wajib diisi'),
  end_time: clockTime('Jam selesai tidak valid')
    .required('Jam selesai wajib diisi')
    .test(
      'after-start',
      'Jam selesai harus setelah jam mulai',
      (end, { parent }) =>
        !isClockTime(end) || !isClockTime(parent.start_time) || end > parent.start_time,
    ),
  address: requiredText(activityFields.address),
});

/** `POST /activities`: one activity with its internship. */
export const activityCreateRules = activityRules.shape({
  internship_id: reference(INTERNSHIP_REQUIRED).required(INTERNSHIP_REQUIRED),
});
