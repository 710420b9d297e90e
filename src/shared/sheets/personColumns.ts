import { USER_LABELS } from '../constants/fieldLabels/userLabels';
import { GENDER_LABELS } from '../constants/genders';
import { optional, required } from './sheetColumn';

export const nameColumn = (...examples: [string, string, string]) =>
  required('name', USER_LABELS.name, 'text', { note: 'Nama lengkap dengan gelar.', examples });

export const emailColumn = (...examples: [string, string, string]) =>
  required('email', USER_LABELS.email, 'text', {
    aliases: ['E-mail', 'Surel'],
    note: 'Setiap akun memiliki email sendiri.',
    examples,
  });

export const phoneColumn = (...examples: [string, string, string]) =>
  optional('phone_number', USER_LABELS.phone_number, 'phone', {
    aliases: ['No Telepon', 'Nomor Telepon', 'Telepon', 'No. HP', 'No HP'],
    note: 'Ditulis sebagai teks, agar nol di depan tidak hilang.',
    examples,
  });

/** Personal information, which may be left empty. */
export const personalColumns = [
  optional('gender', USER_LABELS.gender, 'choice', {
    choices: GENDER_LABELS,
    otherLabels: { l: 'male', p: 'female', pria: 'male', wanita: 'female' },
    note: 'Boleh dikosongkan.',
    examples: ['Laki-laki', 'Perempuan', ''],
  }),
  optional('place_of_birth', USER_LABELS.place_of_birth, 'text', {
    note: 'Boleh dikosongkan.',
    examples: ['Bandung', 'Cimahi', ''],
  }),
  optional('date_of_birth', USER_LABELS.date_of_birth, 'date', {
    note: 'Tanggal, misalnya 17/05/2005 (hari/bulan/tahun). Boleh dikosongkan.',
    examples: ['17/05/2005', '02/11/2004', ''],
  }),
  optional('address', USER_LABELS.address, 'text', {
    note: 'Boleh dikosongkan.',
    examples: ['Jl. Ganesha No. 10, Bandung', 'Jl. Amir Machmud No. 5, Cimahi', ''],
  }),
];
