import { ATTENDANCE_KINDS, OFF_SITE_REASONS } from '@/shared/constants/attendance';
import {
  ACCURACY_MAX,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  OFF_SITE_NOTE_MAX,
  OFF_SITE_NOTE_MIN,
} from '@/shared/constants/limits';
import { maxCharacters, minCharacters, numeric, record, text } from '@/shared/validation/fields';
import { keptByDevice, queuedEventId } from '@/shared/validation/keptByDevice';

const NO_LOCATION = 'Lokasi tidak tersedia';
const NO_ACCURACY = 'Akurasi lokasi tidak valid';

const coordinate = (label: string, max: number) =>
  numeric(NO_LOCATION)
    .required(NO_LOCATION)
    .test(
      'range',
      `${label} harus antara -${max} dan ${max}`,
      (value) => value >= -max && value <= max,
    );

const NO_REASON = 'Alasan tidak valid';

const NOTE_REQUIRED = `Keterangan wajib diisi, minimal ${OFF_SITE_NOTE_MIN} karakter`;

const note = () =>
  text()
    .test(minCharacters(OFF_SITE_NOTE_MIN, `Keterangan minimal ${OFF_SITE_NOTE_MIN} karakter`))
    .test(maxCharacters(OFF_SITE_NOTE_MAX, 'Keterangan'));

export const attendanceRules = record({
  latitude: coordinate('Garis lintang', LATITUDE_MAX),
  longitude: coordinate('Garis bujur', LONGITUDE_MAX),
  accuracy: numeric(NO_ACCURACY).nullable().min(0, NO_ACCURACY).max(ACCURACY_MAX, NO_ACCURACY),
  kind: text()
    .nullable()
    .oneOf([...ATTENDANCE_KINDS, null], 'Jenis absen tidak valid'),
  device_event_id: queuedEventId('ID absen tidak valid'),
  ...keptByDevice,
  reason: text()
    .nullable()
    .oneOf([...OFF_SITE_REASONS, null], NO_REASON),
  reason_note: note().nullable(),
});

/** Rules of the reason for attending off site; the server stores an attendance without one as well. */
export const offSiteRules = record({
  reason: text().required('Alasan wajib dipilih').oneOf(OFF_SITE_REASONS, NO_REASON),
  reason_note: note()
    .nullable()
    .when('reason', ([chosen], rules) =>
      chosen === 'other' ? rules.required(NOTE_REQUIRED) : rules,
    ),
});
