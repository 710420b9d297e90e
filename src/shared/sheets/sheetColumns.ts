import type { ImportKind } from '../records';
import type { SheetColumn } from './sheetColumn';
import { SHEETS } from './sheets.gen';

/** The columns of a file of each kind, in the order of the template. */
export const SHEET_COLUMNS: Readonly<Record<ImportKind, readonly SheetColumn[]>> = SHEETS;
