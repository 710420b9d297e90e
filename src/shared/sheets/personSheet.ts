import { pick } from '../fields/field';
import { userFields } from '../fields/userFields';
import { sheetColumn, sheetOf } from './sheetColumn';

type Examples = [string, string, string];

export const nameColumn = (...examples: Examples) =>
  sheetColumn('name', userFields.name, { note: 'Nama lengkap dengan gelar.', examples });

export const emailColumn = (...examples: Examples) =>
  sheetColumn('email', userFields.email, {
    aliases: ['E-mail', 'Surel'],
    note: 'Setiap akun memiliki email sendiri.',
    examples,
  });

export const phoneColumn = (...examples: Examples) =>
  sheetColumn('phone_number', userFields.phone_number, {
    isOptional: true,
    aliases: ['No Telepon', 'Nomor Telepon', 'Telepon', 'No. HP', 'No HP'],
    note: 'Ditulis sebagai teks, agar nol di depan tidak hilang.',
    examples,
  });

const personal = pick(userFields, 'gender', 'place_of_birth', 'date_of_birth', 'address');

/** Personal information, which may be left empty. */
export const personalColumns = sheetOf(personal, {
  gender: {
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
