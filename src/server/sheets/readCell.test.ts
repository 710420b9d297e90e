import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import type { RawCell } from './rawCells';
import { readCell } from './readCell';

const columnOf = (kind: keyof typeof SHEET_COLUMNS, field: string): SheetColumn => {
  const column = SHEET_COLUMNS[kind].find((one) => one.field === field);
  if (!column) throw new Error(field);
  return column;
};

const COLUMNS = {
  nim: columnOf('students', 'nim'),
  nip: columnOf('lecturers', 'nip'),
  nik: columnOf('mentors', 'nik'),
  phone: columnOf('students', 'phone_number'),
  date: columnOf('students', 'date_of_birth'),
  gender: columnOf('students', 'gender'),
  time: columnOf('activities', 'start_time'),
  score: columnOf('grades', 'midterm'),
  quota: columnOf('companies', 'internship_quota'),
};

const cellOf = (value: string | number | Date | boolean): RawCell => {
  if (typeof value === 'string') return { is: 'text', text: value };
  if (typeof value === 'number') return { is: 'number', number: value };
  if (typeof value === 'boolean') return { is: 'flag', flag: value };
  return { is: 'date', date: value };
};

describe('values that can be read for certain', () => {
  test.each<[keyof typeof COLUMNS, string | number | Date | boolean, string]>([
    ['nim', '2403310001', '2403310001'],
    ['nim', '0403310001', '0403310001'],
    ['nim', 2403310001, '2403310001'],
    ['nim', '2403310001.0', '2403310001'],
    ['nim', '24.03.31.1', '24.03.31.1'],
    ['nim', '2403.310.001', '2403310001'],
    ['nik', '3273 0145 0188 0001', '3273014501880001'],
    ['nip', '198503152010122002', '198503152010122002'],
    ['nip', '19850315\u00a0201012 2\u200b002', '198503152010122002'],
    ['phone', '0812-3456-789', '0812-3456-789'],
    ['phone', '+62 812 3456 789', '+62 812 3456 789'],
    ['phone', 81234567890, '081234567890'],
    ['phone', '81234567890', '081234567890'],
    ['phone', 6281234567890, '+6281234567890'],
    ['phone', 1500123, '1500123'],
    ['score', '78,5', '78.5'],
    ['score', 78.5, '78.5'],
    ['score', 0.1 + 0.2, '0.3'],
    ['quota', 6, '6'],
    ['date', '17/05/2005', '2005-05-17'],
    ['date', '7-5-2005', '2005-05-07'],
    ['date', '2005-05-17', '2005-05-17'],
    ['date', '2005-05-17 00:00:00', '2005-05-17'],
    ['date', '17 Mei 2005', '2005-05-17'],
    ['date', 'Selasa, 17 Agustus 2005', '2005-08-17'],
    ['date', new Date('2005-05-17T00:00:00Z'), '2005-05-17'],
    ['date', '17/05/05', '2005-05-17'],
    ['date', '17-8-65', '1965-08-17'],
    ['date', '17 Mei 05', '2005-05-17'],
    ['date', 38489, '2005-05-17'],
    ['date', '38489', '2005-05-17'],
    ['date', 38489.75, '2005-05-17'],
    ['date', new Date('2005-05-17T14:30:00Z'), '2005-05-17'],
    ['date', '17/05/2005 0:00', '2005-05-17'],
    ['date', '17/05/2005 00:00:00', '2005-05-17'],
    ['date', '2005-05-17 14:30', '2005-05-17'],
    ['date', '17-05-2005 0.00', '2005-05-17'],
    ['date', '17/05/2005 00.00.00', '2005-05-17'],
    ['date', '17/05/05 2:30 PM', '2005-05-17'],
    ['date', '2005-05-17T00:00:00.000Z', '2005-05-17'],
    ['date', '2005-05-17T21:30:00+07:00', '2005-05-17'],
    ['date', '17 Mei 2005 pukul 00.00', '2005-05-17'],
    ['date', 'Selasa, 17 Mei 2005, jam 08.00 WIB', '2005-05-17'],
    ['date', '17-Mei-2005', '2005-05-17'],
    ['date', '17–05–2005', '2005-05-17'],
    ['date', '2005/05/17', '2005-05-17'],
    ['date', '2005.5.7 08:00', '2005-05-07'],
    ['date', '20050517', '2005-05-17'],
    ['date', 20050517, '2005-05-17'],
    ['nim', "'2403310001", '2403310001'],
    ['phone', "'081234567890", '081234567890'],
    ['time', '8:00', '08:00'],
    ['time', '08.30', '08:30'],
    ['time', '16:00:00', '16:00'],
    ['time', '16.00.59', '16:00'],
    ['time', 'pukul 08.00', '08:00'],
    ['time', '4:05 PM', '16:05'],
    ['time', '12:00 AM', '00:00'],
    ['time', '08.00 WIB', '08:00'],
    ['time', new Date('1899-12-31T07:59:59.999Z'), '08:00'],
    ['time', 0.5, '12:00'],
    ['gender', 'laki laki', 'male'],
    ['gender', 'P', 'female'],
    ['gender', 'male', 'male'],
  ])('%s %p is %s', (column, value, expected) => {
    expect(readCell(cellOf(value), COLUMNS[column])).toEqual({ value: expected });
  });
});

const ENDS_LOST = 'menjadi angka, dan digit terakhirnya hilang';

describe('values that a spreadsheet has damaged', () => {
  test.each<[keyof typeof COLUMNS, string | number | Date | boolean, string]>([
    // A spreadsheet keeps 15 of 16 or 18 digits.
    ['nik', 3273014501880001, ENDS_LOST],
    ['nip', 198503152010122000, ENDS_LOST],
    ['nip', '1.98503E+17', ENDS_LOST],
    ['nik', '3,27301E+15', ENDS_LOST],
    ['nim', '2.40331E+09', ENDS_LOST],
    // A zero may have been lost or forgotten.
    ['nim', 403310001, 'NIM ini hanya 9 dari 10 digit. Mungkin nol di depan hilang.'],
    ['nim', '403310001', 'NIM ini hanya 9 dari 10 digit. Mungkin nol di depan hilang.'],
    ['nim', 24033100.5, 'berisi angka pecahan'],
    ['nim', new Date('2024-03-31T00:00:00Z'), 'Sel ini berisi tanggal.'],
    ['phone', '8.12346E+11', ENDS_LOST],
    ['phone', 224231234, 'Mungkin nol di depan hilang.'],
    ['phone', 0.5, ENDS_LOST],
    ['date', 12, 'Sel ini bukan tanggal.'],
    ['date', true, 'Sel ini bukan tanggal.'],
    ['time', 8, 'Sel ini bukan jam.'],
    ['time', new Date('1900-01-01T01:00:00Z'), 'Sel ini bukan jam.'],
    ['score', new Date('2026-05-08T00:00:00Z'), 'Sel ini berisi tanggal.'],
  ])('%s %p is an error of its cell', (column, value, expected) => {
    const read = readCell(cellOf(value), COLUMNS[column]);
    expect(read.error).toContain(expected);
  });

  // A caller that ignores the error must not store the value.
  test.each<[keyof typeof COLUMNS, number | string, RegExp]>([
    ['nik', 3273014501880001, /^\d{16}$/],
    ['nip', 198503152010122000, /^\d{18}$/],
    ['nim', 403310001, /^.{10}$/],
  ])('%s %p does not keep the rules either', (column, value, rule) => {
    expect(readCell(cellOf(value), COLUMNS[column]).value).not.toMatch(rule);
  });

  test('a date without a format counts from 1904 if its workbook does', () => {
    const cell = { is: 'number', number: 37_027, is1904: true } as const;
    expect(readCell(cell, COLUMNS.date)).toEqual({ value: '2005-05-17' });
  });

  test('a date is read month first if the person says so', () => {
    expect(readCell(cellOf('05/17/2005'), COLUMNS.date, true)).toEqual({ value: '2005-05-17' });
  });

  const NOT_DATE = 'Sel ini bukan tanggal.';
  const NO_DAY = 'Tanggal ini tidak ada di kalender.';
  const SEVERAL = 'Sel ini memuat beberapa tanggal. Tulis satu baris untuk tiap tanggal,';
  const UNIVERSAL = 'Jam di sel ini menurut waktu UTC, jadi harinya tidak pasti.';

  test.each([
    ['17/05/5', NOT_DATE],
    ['besok', NOT_DATE],
    ['17052005', NOT_DATE],
    ['Mei 2005', NOT_DATE],
    [`a${' '.repeat(30_000)}b`, NOT_DATE],
    ['17/05/2005 25', NOT_DATE],
    ['31/02/2005', NO_DAY],
    ['05/17/2005 0:00', NO_DAY],
    ['17/05/0000', NO_DAY],
    ['17 Mei 0026', NO_DAY],
    ['2005-05-17T07:00:00.000Z', UNIVERSAL],
    ['2005-05-16T17:00:00Z', UNIVERSAL],
    ['2005-05-16T17:00+00:00', UNIVERSAL],
    ['20–24 Maret 2026', SEVERAL],
    ['20 - 24 Maret 2026', SEVERAL],
    ['20 s.d. 24 Maret 2026', SEVERAL],
    ['20 s/d 24 Maret', SEVERAL],
    ['20 sampai dengan 24 Maret 2026', SEVERAL],
    ['Jumat, 20 dan Selasa, 24 Maret 2026', SEVERAL],
    ['20, 23, dan 24 Maret 2026', SEVERAL],
    ['20/03/2026 - 24/03/2026', SEVERAL],
    ['20-24/03/2026', SEVERAL],
    ['31 Desember 2026 – 2 Januari 2027', SEVERAL],
  ])('the date %s is an error that names the format', (text, error) => {
    expect(readCell(cellOf(text), COLUMNS.date).error).toMatch(
      new RegExp(`^${error.replaceAll('.', '\\.')} .*17/05/2026 \\(hari/bulan/tahun\\)\\.$`),
    );
  });

  test.each(['8', '25.00', '08:00-16:00', '17/05/2026 08:00', 'pagi'])(
    'the time %s is an error that names the format',
    (text) => {
      expect(readCell(cellOf(text), COLUMNS.time).error).toBe(
        'Sel ini bukan jam. Tulis seperti 08:00.',
      );
    },
  );
});
