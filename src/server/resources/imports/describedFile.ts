import type { Database } from '@/server/db/database';
import type { ReadSheet } from '@/server/sheets/readSheet';
import type { ImportKind } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { describedColumns } from './offeredColumns';

/** The content of a file as the contract describes it. */
export async function describedFile(db: Database, kind: ImportKind, sheet: ReadSheet) {
  const others = SHEET_COLUMNS[kind].filter(({ field }) => !sheet.fields.includes(field));
  return {
    columns: await describedColumns(db, kind, sheet.fields),
    other_columns: await describedColumns(
      db,
      kind,
      others.map(({ field }) => field),
    ),
    unknown_columns: sheet.unknown,
    missing: sheet.missing,
    is_ambiguous: sheet.isAmbiguous,
    sheets: sheet.sheets.map(({ name, isRead, isHidden, isSame, fit, offset }) => ({
      name,
      is_read: isRead,
      is_hidden: isHidden,
      is_same: isSame,
      fit,
      offset,
    })),
    header_rows: sheet.headerRows,
    headings: sheet.headings,
    left_out: sheet.leftOut,
    hidden_rows: sheet.hiddenRows,
    hidden_columns: sheet.hiddenColumns,
    month_first: sheet.monthFirst,
    rows: sheet.rows,
  };
}
