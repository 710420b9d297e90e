import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import type { Labels } from '@/shared/constants/labels';

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

/** The name of a parameter in the calls of the API: `time_zone` is `timeZone` there. */
export type ParameterName<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<ParameterName<Rest>>}`
  : Name;

/** A flag is 'true' or 'false' in the URL. */
type ParameterValue<Value extends string> = Value extends 'true' | 'false' ? boolean : Value;

const parameterName = (name: string) =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const parameterValue = (value: string) => (value === YES || value === NO ? value === YES : value);

type Parameter<Name extends string, Value extends string> = Record<
  ParameterName<Name>,
  ParameterValue<Value>
>;

/** A filter by a field with few values, such as the state of a record. Its name is the server's parameter. */
export const fieldFilter = <Name extends string, Value extends string>(
  name: Name,
  { label, short = label, choices }: { label: string; short?: string; choices: Labels<Value> },
): TableFilter<Parameter<Name, Value>> => ({
  key: name,
  label: short,
  choices: Object.entries<string>(choices).map(([value, word]) => ({ value, label: word })),
  toQuery: (value) =>
    ({ [parameterName(name)]: parameterValue(value) }) as Partial<Parameter<Name, Value>>,
});
