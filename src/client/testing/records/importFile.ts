import type { ImportColumn, ImportFile } from '@/client/api/api';

export const importColumn = (
  field: string,
  header: string,
  rest: Partial<ImportColumn> = {},
): ImportColumn => ({
  field,
  header,
  is_required: true,
  type: 'text',
  choices: null,
  note: '',
  ...rest,
});

/** A file of one sheet whose first row is the header. */
export const anImportFile = (rest: Partial<ImportFile> = {}): ImportFile => ({
  columns: [],
  other_columns: [],
  unknown_columns: [],
  missing: [],
  is_ambiguous: false,
  sheets: [],
  header_rows: [1],
  headings: [],
  left_out: [],
  hidden_rows: [],
  hidden_columns: [],
  month_first: [],
  rows: [],
  ...rest,
});
