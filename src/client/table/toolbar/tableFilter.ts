import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';

type FilterChoice = { value: string; label: string };

/** A filter beside the search box, kept in the URL under `key`. */
export type TableFilter<Query> = {
  key: string;
  label: string;
  /** The parameters of the list query for a chosen value. */
  toQuery: (value: string) => Partial<Query>;
} & (
  | { choices: readonly FilterChoice[] }
  /** A long list, loaded when it is needed and searchable. The value is an identifier, or a code. */
  | { useChoices: UseLoadedChoices; areCodes?: boolean }
  /** A day, 'YYYY-MM-DD'. */
  | { input: 'date' }
  /** A value from a link to the list, which people can only remove. */
  | { textOf: (value: string) => string }
);

/** A filter of a table, whatever its query is. */
export type AnyFilter = TableFilter<object>;

const IDENTIFIER = /^[1-9]\d{0,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TEXT_LENGTH = 100;

const isText = (value: string) => value !== '' && value.length <= TEXT_LENGTH;

const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value));

/** Users edit URLs: unknown values are ignored. */
export const isChoice = (filter: AnyFilter, value: string) => {
  if ('choices' in filter) return filter.choices.some((choice) => choice.value === value);
  if ('input' in filter) return isDay(value);
  if ('textOf' in filter) return isText(value);
  return filter.areCodes ? isText(value) : IDENTIFIER.test(value);
};

type Flag<Query> = {
  key: string;
  label: string;
  /** The texts for true and false. */
  texts: readonly [yes: string, no: string];
  toQuery: (isSet: boolean) => Partial<Query>;
};

const YES = 'true';
const NO = 'false';

/** A filter of two choices: active or not, validated or not. */
export const flagFilter = <Query>(flag: Flag<Query>): TableFilter<Query> => ({
  key: flag.key,
  label: flag.label,
  choices: [
    { value: YES, label: flag.texts[0] },
    { value: NO, label: flag.texts[1] },
  ],
  toQuery: (value) => flag.toQuery(value === YES),
});

type FieldFilter<Query, Value extends string> = {
  key: string;
  /** A field whose values are words, or what differs from one. */
  field: { label: string; choices: Readonly<Record<Value, string>> };
  /** The offered values, in their order. */
  values: readonly Value[];
  toQuery: (value: Value) => Partial<Query>;
};

/** A filter by a field with few values, such as the state of a record. */
export const fieldFilter = <Query, Value extends string>({
  key,
  field,
  values,
  toQuery,
}: FieldFilter<Query, Value>): TableFilter<Query> => ({
  key,
  label: field.label,
  choices: values.map((value) => ({ value, label: field.choices[value] })),
  toQuery: (value) => toQuery(value as Value),
});
