import { type ExportTable, exportedFields, type RowOf } from '@/server/exports/exportTable';
import { internshipPeriodFields } from '@/shared/fields/internshipPeriodFields';
import type { selectAllInternshipPeriods } from './internshipPeriodQueries';

export const internshipPeriodExport: ExportTable<RowOf<typeof selectAllInternshipPeriods>> = {
  title: 'Periode Magang',
  columns: exportedFields(internshipPeriodFields),
};
