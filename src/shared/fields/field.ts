import type { Labels } from '../constants/labels';

/** The kinds of values that lists can have conditions on. */
type ListedType = 'text' | 'identifier' | 'phone' | 'number' | 'year' | 'date' | 'choice';

/**
 * - `identifier`: digits that are not a number; `length` says how many
 * - `year`: a number without separators
 * - `choice`: one of `choices`; a flag if they are 'true' and 'false'
 * - `reference`: another record, which people know by its name
 */
export type FieldType = ListedType | 'time' | 'instant' | 'reference' | 'image' | 'secret';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
type Tones<Value extends string = string> = Readonly<Record<Value, Tone>>;

/** The colours of a flag. */
export const FLAG_TONES = { true: 'success', false: 'neutral' } as const satisfies Tones;

/** A field whose values are badges: a state, or whether a record is active. */
export type BadgeField<Value extends string> = {
  readonly choices: Labels<Value>;
  readonly tones: Tones<Value>;
};

/** A field of a record, stated once for forms, lists, conditions, sheets, exports and the audit trail. */
export interface Field<Type extends FieldType = FieldType> {
  /** In forms, in sheets and in the audit trail. */
  readonly label: string;
  /** At the head of a list and in its conditions, if it differs. */
  readonly short?: string;
  /** Inside a message about the field, if it is not the label in lower case. */
  readonly inMessages?: string;
  readonly type: Type;
  /** The words for the values. */
  readonly choices?: Labels;
  /** The colours of the values, where screens show them as badges. */
  readonly tones?: Tones;
  /** Characters of a text, values of a number. */
  readonly min?: number;
  readonly max?: number;
  readonly length?: number;
  /** Out of 100, so that files may write it as a percentage: 85 is 85 %. */
  readonly isOutOf100?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** The fields that entries of the audit trail can contain, by the table of their record. */
export type AuditedFields = Readonly<Record<string, Fields>>;

/** The fields of a list, by the path of their values in its rows. */
export type ListedFields = Readonly<Record<string, Field<ListedType>>>;

export const shortLabel = ({ label, short = label }: Field): string => short;

/** At the head of a file; a choice is called what a list calls it: 'Status'. */
export const columnLabel = (field: Field): string =>
  field.type === 'choice' ? shortLabel(field) : field.label;

/** Some of the fields, in this order. */
export const pick = <Known extends object, Name extends keyof Known>(
  fields: Known,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Known, Name>;

/** The values of an empty form. */
export const emptyValues = <Known extends Fields>(fields: Known) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<keyof Known, ''>;
