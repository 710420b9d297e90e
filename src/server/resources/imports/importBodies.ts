import type { LargeBodies } from '@/server/contract/registerContract';
import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';

const COLUMNS = Math.max(...Object.values(SHEET_COLUMNS).map(({ length }) => length));

/** A row is an object with two more, of a cell and an error per column, and three other values. */
const VALUES_PER_ROW = 2 * COLUMNS + 6;

/**
 * 10,000 rows of the largest template have about 8 MB. The document lets them have more, but a proxy in
 * front takes no more than this.
 */
const ROWS = {
  json: { bytes: 12 * 1024 * 1024, values: (IMPORT_ROWS_MAX + 100) * VALUES_PER_ROW },
};

export const IMPORT_BODIES: LargeBodies = {
  readImportFile: { file: IMPORT_FILE_MAX_BYTES },
  checkImport: ROWS,
  createImport: ROWS,
  exportRefusedRows: ROWS,
};
