import type { Labels } from '../constants/labels';

/**
 * - `identifier`: digits that a spreadsheet must not take for a number; `length` says how many characters
 * - `phone`: the same for telephone numbers
 * - `choice`: one of `choices`, or of records that only the server knows
 */
export type SheetColumnType =
  | 'text'
  | 'identifier'
  | 'phone'
  | 'number'
  | 'date'
  | 'time'
  | 'choice';

/** A column of the files that are imported and exported. */
export interface SheetColumn {
  readonly field: string;
  readonly header: string;
  /** What else the header may be called, such as in a list or an export. */
  readonly aliases?: readonly string[];
  /** A file without the column is refused, not necessarily one with an empty cell. */
  readonly isRequired: boolean;
  readonly type: SheetColumnType;
  readonly length?: number;
  /** The value that is stored, and what the file says. */
  readonly choices?: Labels;
  /** Other words for a value, in lower case without spaces and hyphens. */
  readonly otherLabels?: Labels;
  readonly note: string;
  /** One for each of the three example rows. */
  readonly examples: readonly [string, string, string];
}

type Rest = Omit<SheetColumn, 'field' | 'header' | 'isRequired' | 'type'>;

export const required = (
  field: string,
  header: string,
  type: SheetColumnType,
  rest: Rest,
): SheetColumn => ({ field, header, isRequired: true, type, ...rest });

export const optional = (
  field: string,
  header: string,
  type: SheetColumnType,
  rest: Rest,
): SheetColumn => ({ field, header, isRequired: false, type, ...rest });
