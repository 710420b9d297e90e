import { type ExportTable, importedColumns, type RowOf } from '@/server/exports/exportTable';
import { companyColumns } from '@/shared/sheets/companyColumns';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllCompanies } from './companyQueries';

type Row = RowOf<typeof selectAllCompanies>;

const imported = importedColumns<Row>(companyColumns);

export const companyExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.companies,
  columns: [
    imported('name', ({ name }) => name),
    imported('business_field', ({ business_field }) => business_field),
    imported('address', ({ address }) => address),
    imported('phone_number', ({ phone_number }) => phone_number),
    imported('email', ({ email }) => email),
    imported('internship_quota', ({ internship_quota }) => internship_quota),
    imported('is_active', ({ is_active }) => is_active),
  ],
};
