import { mixed, string } from 'yup';
import { ID_MAX, IMPORT_ROWS_MAX } from '../constants/limits';
import { READING_CHARACTERS_MAX } from '../sheets/sheetReading';
import { flag, record } from './fields';
import { seenChangesFields } from './seenChanges';
import { seenLeftoversFields } from './seenLeftovers';

export interface ImportRowInput {
  number: number;
  values: Record<string, unknown>;
  seen?: string | null;
  errors?: Record<string, unknown>;
}

const NO_ROWS = 'Tidak ada baris untuk diimpor';
const SEEN_MAX = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (row: unknown): row is ImportRowInput => {
  if (!isRecord(row)) return false;
  const { number, values, seen = null, errors = {} } = row;
  return (
    Number.isInteger(number) &&
    Number(number) >= 1 &&
    Number(number) <= ID_MAX &&
    isRecord(values) &&
    isRecord(errors) &&
    (seen === null || (typeof seen === 'string' && seen.length <= SEEN_MAX))
  );
};

const isList = (value: unknown): value is ImportRowInput[] => Array.isArray(value);

/** The rows as a whole, since a schema for each of 10,000 would take a second. Cells have their own rules. */
const rows = () =>
  mixed({ type: 'list', check: isList })
    .typeError('Harus berupa daftar')
    .required(NO_ROWS)
    .test('min', NO_ROWS, ({ length }) => length > 0)
    .test(
      'max',
      `Maksimal ${IMPORT_ROWS_MAX} baris sekaligus`,
      (list) => list.length <= IMPORT_ROWS_MAX,
    )
    .test('rows', 'Data tidak dapat dibaca', (list) => list.every(isRow));

const fields = {
  update_existing: flag().required('Pilih apakah data yang sudah ada diubah'),
  rows: rows(),
};

export const importRowsRules = record(fields);

export const importStoreRules = record({
  ...fields,
  ...seenChangesFields,
  ...seenLeftoversFields,
});

export const refusedRowsRules = record({ rows: rows() });

const isFile = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Only size and presence; reading the file shows its kind. */
export const importFileRules = record({
  file: mixed({ type: 'file', check: isFile })
    .typeError('Pilih berkas XLSX atau CSV.')
    .required('Pilih berkas XLSX atau CSV.'),
  reading: string().max(READING_CHARACTERS_MAX, `Maksimal ${READING_CHARACTERS_MAX} karakter`),
});
