import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import { companySheet } from '@/shared/resources/companies/companySheet';
import type { companyList } from './companyQueries';

export const companyExport: ExportTable<RowOf<typeof companyList>> = {
  title: RECORDS.companies.title,
  columns: exportedSheet(companySheet),
};
