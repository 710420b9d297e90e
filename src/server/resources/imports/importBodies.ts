import type { OperationId } from '@/server/contract/operations';
import { IMPORT_FILE_MAX_BYTES } from '@/shared/constants/limits';

/** 10,000 rows of the largest template have about 8 MB. */
const ROWS = { json: 16 * 1024 * 1024 };

export const IMPORT_BODIES: Partial<Record<OperationId, { json?: number; file?: number }>> = {
  readImportFile: { file: IMPORT_FILE_MAX_BYTES },
  checkImport: ROWS,
  createImport: ROWS,
  exportRefusedRows: ROWS,
};
