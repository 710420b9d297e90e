import { ADDRESS_MAX, DESCRIPTION_MAX, NAME_MAX } from '../constants/limits';
import { isClockTime } from './dateAndTime';
import { calendarDate, clockTime, line, maxCharacters, record, reference, text } from './fields';

const INTERNSHIP_REQUIRED = 'Magang wajib dipilih';

/** One block of the bulk form, and the edit form. */
export const activityRules = record({
  name: line()
    .required('Nama aktivitas wajib diisi')
    .test(maxCharacters(NAME_MAX, 'Nama aktivitas')),
  description: text()
    .required('Deskripsi wajib diisi')
    .test(maxCharacters(DESCRIPTION_MAX, 'Deskripsi')),
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
  address: text().required('Alamat wajib diisi').test(maxCharacters(ADDRESS_MAX, 'Alamat')),
});

/** `POST /activities`: one activity with its internship. */
export const activityCreateRules = activityRules.shape({
  internship_id: reference(INTERNSHIP_REQUIRED).required(INTERNSHIP_REQUIRED),
});
