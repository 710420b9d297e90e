import { fieldErrors } from '@/server/http/errors';
import { CELL_CHARACTERS_MAX } from '@/server/sheets/sheetLimits';
import type { ImportRowInput } from '@/shared/validation/importRowsRules';
import type { Errors } from './importer';

export interface ImportRow {
  number: number;
  values: Record<string, string>;
  /** the state of the record when the rows were checked */
  seen: string | null;
  errors: Errors;
}

export const readRows = (rows: readonly ImportRowInput[], fields: readonly string[]): ImportRow[] =>
  rows.map(({ number, values, seen = null, errors = {} }) => ({
    number,
    values: textsOf(values, fields),
    seen,
    errors: textsOf(errors, fields),
  }));

/** The known fields that are not empty. */
function textsOf(
  values: Record<string, unknown>,
  fields: readonly string[],
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const value = Object.hasOwn(values, field) ? values[field] : null;
    if (value === null) continue;
    if (typeof value !== 'string' || value.length > CELL_CHARACTERS_MAX) {
      throw fieldErrors({ rows: ['Data tidak dapat dibaca'] });
    }
    if (value.trim() !== '') texts[field] = value;
  }
  return texts;
}
