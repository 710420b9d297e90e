import { userFields } from '@/shared/resources/users/userFields';
import { pick } from '../fields/field';
import { sheetColumn, sheetOf } from './sheetColumn';

export const PHONE_ALIASES = [
  'No Telepon',
  'No telephone',
  'Nomor Telepon',
  'Telepon',
  'No Telp',
  'Telp',
  'No HP',
  'Nomor HP',
  'HP',
  'No WA',
  'Nomor WA',
  'WhatsApp',
];

type Examples = [string, string, string];

/** `aliases`: what offices call the name of this kind of person. */
export const nameColumn = (aliases: readonly string[], ...examples: Examples) =>
  sheetColumn('name', userFields.name, {
    aliases: ['Nama Lengkap', ...aliases],
    note: 'Nama lengkap dengan gelar.',
    examples,
  });

export const emailColumn = (...examples: Examples) =>
  sheetColumn('email', userFields.email, {
    aliases: ['E-mail', 'Surel', 'Alamat Email'],
    note: 'Setiap akun memiliki email sendiri.',
    examples,
  });

export const phoneColumn = (...examples: Examples) =>
  sheetColumn('phone_number', userFields.phone_number, {
    isOptional: true,
    aliases: PHONE_ALIASES,
    note: 'Ditulis sebagai teks, agar nol di depan tidak hilang.',
    examples,
  });

const personal = pick(userFields, 'gender', 'place_of_birth', 'date_of_birth', 'address');

/** Personal information, which may be left empty. */
export const personalColumns = sheetOf(personal, {
  gender: {
    aliases: ['JK', 'L/P'],
    isOptional: true,
    otherLabels: { l: 'male', p: 'female', pria: 'male', wanita: 'female' },
    note: 'Boleh dikosongkan.',
    examples: ['Laki-laki', 'Perempuan', ''],
  },
  place_of_birth: {
    isOptional: true,
    note: 'Boleh dikosongkan.',
    examples: ['Bandung', 'Cimahi', ''],
  },
  date_of_birth: {
    aliases: ['Tgl Lahir'],
    isOptional: true,
    note: 'Tanggal, misalnya 17/05/2005 (hari/bulan/tahun). Boleh dikosongkan.',
    examples: ['17/05/2005', '02/11/2004', ''],
  },
  address: {
    isOptional: true,
    note: 'Boleh dikosongkan.',
    examples: ['Jl. Ganesha No. 10, Bandung', 'Jl. Amir Machmud No. 5, Cimahi', ''],
  },
});
