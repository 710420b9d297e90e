import type { Labels } from '../constants/labels';
import { columnLabel, type Field, type FieldType } from '../fields/field';

/** A `choice` without `choices` is one of records that only the server knows. */
export type SheetColumnType = Extract<
  FieldType,
  'text' | 'identifier' | 'phone' | 'number' | 'date' | 'time' | 'choice'
>;

/** A column of the files that are imported and exported. */
export interface SheetColumn {
  readonly field: string;
  readonly header: string;
  /** Other names of the header, such as in a list or an export. */
  readonly aliases?: readonly string[];
  /** A file without the column is refused, not necessarily one with an empty cell. */
  readonly isRequired: boolean;
  readonly type: SheetColumnType;
  readonly length?: number;
  readonly isOutOf100?: true;
  /** The value that is stored, and what the file says. */
  readonly choices?: Labels;
  /** Other words for a value, in lower case without spaces and hyphens. */
  readonly otherLabels?: Labels;
  readonly note: string;
  /** One for each of the three example rows. */
  readonly examples: readonly [string, string, string];
}

/** The texts of a sheet about a field, beside those of the field itself. */
export type SheetText = Pick<SheetColumn, 'aliases' | 'otherLabels' | 'note' | 'examples'> & {
  isOptional?: boolean;
};

type SheetField = Field<SheetColumnType>;

export const sheetColumn = (
  name: string,
  field: SheetField,
  { isOptional = false, aliases = [], ...text }: SheetText,
): SheetColumn => {
  const { label, short = label, type, choices, length, isOutOf100 } = field;
  const header = columnLabel(field);
  const others = [label, short].filter((other) => other !== header);
  return {
    field: name,
    header,
    isRequired: !isOptional,
    type,
    choices,
    length,
    isOutOf100,
    ...text,
    aliases: [...new Set([...others, ...aliases])],
  };
};

/** The columns of the fields, in the order of what the sheet says about them. */
export const sheetOf = <Known extends Readonly<Record<string, SheetField>>>(
  fields: Known,
  texts: Readonly<Record<keyof Known & string, SheetText>>,
): SheetColumn[] =>
  Object.entries<SheetText>(texts).flatMap(([name, text]) => {
    const field = fields[name];
    return field ? sheetColumn(name, field, text) : [];
  });
