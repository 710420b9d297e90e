import './setup';
import {
  array,
  boolean,
  type ISchema,
  type Message,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { ID_MAX } from '../constants/limits';
import { hasControls, oneLine, trimmed } from '../hiddenCharacters';
import { withoutSeparators } from '../personNumber';
import { isCalendarDate, isClockTime } from './dateAndTime';

/*
 * The building blocks of all rules. They validate what a Formik form holds ('' for an empty field,
 * which Formik turns into undefined) and what the server receives (JSON or multipart strings).
 * A blank value becomes null: a required field then reports only that it is required, a nullable one
 * is cleared, and an optional one that cannot be cleared is refused.
 * They replace Yup's own casts, which read [7] as 7, an object from the string '{"a":1}', and 12 as
 * '12', which loses the last digits of an 18-digit NIP.
 */

/** Yup's casts also call `toString` of the value, which throws for the JSON `{ "toString": 1 }`. */
const withoutCasts = <Uncast extends Schema>(schema: Uncast): Uncast => {
  schema.transforms = [];
  return schema;
};

const UNSTORABLE = 'Mengandung karakter yang tidak dapat disimpan';

/** PostgreSQL refuses NUL in text; half a surrogate pair has no UTF-8 form. */
const isStorable = (value: string): boolean =>
  !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** Counts characters as PostgreSQL does: an emoji is one, not two. */
const characters = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

type MaybeText = string | null | undefined;

const unlessAbsent = (isValid: (value: string) => boolean) => (value: MaybeText) =>
  value == null || isValid(value);

export const minCharacters = (min: number, message: string) => ({
  name: 'min',
  message,
  test: unlessAbsent((value) => characters(value) >= min),
});

export const maxCharacters = (max: number, label: string) => ({
  name: 'max',
  message: `${label} maksimal ${max} karakter`,
  test: unlessAbsent((value) => characters(value) <= max),
});

export const exactCharacters = (length: number, message: string) => ({
  name: 'length',
  message,
  test: unlessAbsent((value) => characters(value) === length),
});

export const pattern = (regex: RegExp, message: string) => ({
  name: 'matches',
  message,
  test: unlessAbsent((value) => regex.test(value)),
});

const storable = { name: 'storable', message: UNSTORABLE, test: unlessAbsent(isStorable) };

/** A text of any number of lines. */
export const text = () =>
  withoutCasts(string())
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? trimmed(original) || null : original,
    )
    .test(storable);

const NOT_ONE_LINE = 'Mengandung ganti baris atau karakter tersembunyi. Hapus lalu ketik ulang.';

/** A single line such as a name, without characters that would make equal-looking names differ. */
export const line = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? oneLine(value) || null : value))
    .test(
      'line',
      NOT_ONE_LINE,
      unlessAbsent((value) => !isStorable(value) || !hasControls(value)),
    );

/** A NIM, NIP or NIK, in which spaces and dots do not count. */
export const personNumber = () =>
  line().transform((value: unknown) =>
    typeof value === 'string' ? withoutSeparators(value) || null : value,
  );

/** Like `text`, but every character counts: passwords. */
export const untrimmedText = () =>
  withoutCasts(string())
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .test(storable);

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const email = () => text().test(pattern(EMAIL, 'Email tidak valid'));

export const calendarDate = (invalid: string) =>
  text().test('date', invalid, unlessAbsent(isCalendarDate));

export const clockTime = (invalid: string) =>
  text().test('time', invalid, unlessAbsent(isClockTime));

const NUMERAL = /^-?\d+(?:\.\d+)?$/;

const toNumber = (original: unknown): unknown => {
  if (typeof original !== 'string') return original;
  const trimmed = original.trim();
  if (trimmed === '') return null;
  return NUMERAL.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** ISO 8601 with a time zone, as `Date.toJSON` writes it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

export const instant = (invalid: string) =>
  text().test(
    'instant',
    invalid,
    unlessAbsent((value) => INSTANT.test(value) && !Number.isNaN(Date.parse(value))),
  );

export const numeric = (notNumber: Message) =>
  withoutCasts(number())
    .transform((_value, original: unknown) => toNumber(original))
    .typeError(notNumber);

export const wholeNumber = (label: string) =>
  numeric(`${label} harus berupa angka`).integer(`${label} harus bilangan bulat`);

/** An identifier chosen from a list; anything else counts as not chosen. */
export const reference = (notChosen: string) =>
  numeric(notChosen).test(
    'id',
    notChosen,
    (value) => value == null || (Number.isInteger(value) && value >= 1 && value <= ID_MAX),
  );

export const flag = () =>
  withoutCasts(boolean()).transform((_value, original: unknown) => {
    if (original === 1 || original === '1' || original === 'true') return true;
    if (original === 0 || original === '0' || original === 'false') return false;
    return original === '' ? null : original;
  });

/** Hides inherited names: Yup would take the `toString` of every object for a field of the record. */
const withoutInheritedNames = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const isInherited = (name: string) => name in Object.prototype;
  if (!Object.keys(value).some(isInherited)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !isInherited(name)));
};

export const record = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).transform((value, original: unknown) =>
    typeof original === 'string' ? original : withoutInheritedNames(value),
  );

export const list = <Item>(item: ISchema<Item>) =>
  array(item).transform((value, original: unknown) =>
    typeof original === 'string' ? original : value,
  );
