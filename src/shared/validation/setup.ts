import { type LocaleObject, setLocale } from 'yup';

/**
 * The messages of rules without an own one. Yup's defaults are in English and name the column.
 * `fields.ts` imports this first, because Yup reads the locale while a schema is built.
 */
export const INDONESIAN = {
  mixed: {
    default: 'Tidak valid',
    required: 'Wajib diisi',
    defined: 'Wajib diisi',
    notNull: 'Wajib diisi',
    oneOf: 'Pilihan tidak valid',
    notOneOf: 'Pilihan tidak valid',
    notType: ({ type }) => NOT_TYPE[type] ?? 'Tidak valid',
  },
  string: {
    length: ({ length }) => `Harus ${length} karakter`,
    min: ({ min }) => `Minimal ${min} karakter`,
    max: ({ max }) => `Maksimal ${max} karakter`,
    matches: 'Format tidak valid',
    email: 'Email tidak valid',
    url: 'Alamat web tidak valid',
    uuid: 'Kode unik tidak valid',
    datetime: 'Waktu tidak valid',
    datetime_precision: 'Waktu tidak valid',
    datetime_offset: 'Waktu tidak valid',
    trim: 'Tidak boleh diawali atau diakhiri spasi',
    lowercase: 'Harus huruf kecil',
    uppercase: 'Harus huruf besar',
  },
  number: {
    min: ({ min }) => `Minimal ${min}`,
    max: ({ max }) => `Maksimal ${max}`,
    lessThan: ({ less }) => `Harus kurang dari ${less}`,
    moreThan: ({ more }) => `Harus lebih dari ${more}`,
    positive: 'Harus lebih dari 0',
    negative: 'Harus kurang dari 0',
    integer: 'Harus bilangan bulat',
  },
  date: {
    min: ({ min }) => `Tidak boleh sebelum ${min}`,
    max: ({ max }) => `Tidak boleh setelah ${max}`,
  },
  boolean: { isValue: ({ value }) => (value === 'true' ? 'Harus ya' : 'Harus tidak') },
  object: {
    noUnknown: 'Berisi isian yang tidak dikenal',
    exact: 'Berisi isian yang tidak dikenal',
  },
  array: {
    length: ({ length }) => `Harus ${length} baris`,
    min: ({ min }) => `Minimal ${min} baris`,
    max: ({ max }) => `Maksimal ${max} baris`,
  },
  tuple: { notType: 'Daftar tidak valid' },
} satisfies LocaleObject;

const NOT_TYPE: Readonly<Record<string, string>> = {
  string: 'Harus berupa teks',
  number: 'Harus berupa angka',
  boolean: 'Harus berupa ya atau tidak',
  date: 'Tanggal tidak valid',
  object: 'Data tidak dapat dibaca',
  array: 'Harus berupa daftar',
};

setLocale(INDONESIAN);
