import { types } from 'pg';

const TEXT_ARRAY: number = 1009;

const asText = (text: string) => text;
const hoursAndMinutes = (text: string) => text.slice(0, 5);

/**
 * Column parsers that give the same values in both database modes and in every time zone. By default
 * node-postgres parses a `date` as local midnight, which in Asia/Jakarta is the previous day in UTC.
 * A `timestamptz` is an instant, so a Date is safe.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.TIME, hoursAndMinutes],
  [types.builtins.TIMESTAMP, asText],
  [types.builtins.NUMERIC, Number],
  [types.builtins.INT8, Number],
]);

const ARRAYS_OF: Record<number, number> = {
  1182: types.builtins.DATE,
  1183: types.builtins.TIME,
  1115: types.builtins.TIMESTAMP,
  1231: types.builtins.NUMERIC,
  1016: types.builtins.INT8,
};

const parseTextArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY);

for (const [array, element] of Object.entries(ARRAYS_OF)) {
  const parse = parsers.get(element) ?? asText;
  parsers.set(Number(array), (text) =>
    parseTextArray(text).map((value) => (value === null ? null : parse(value))),
  );
}

/** `types` of a pg client or pool. */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};
