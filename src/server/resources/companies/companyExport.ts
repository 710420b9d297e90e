import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { companySheet } from '@/shared/sheets/companySheet';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllCompanies } from './companyQueries';

export const companyExport: ExportTable<RowOf<typeof selectAllCompanies>> = {
  title: IMPORT_KIND_LABELS.companies,
  columns: exportedSheet(companySheet),
};
