import { type ExportTable, exportedFields, type RowOf } from '@/server/exports/exportTable';
import { internshipPeriodFields } from '@/shared/resources/internship-periods/internshipPeriodFields';
import type { internshipPeriodList } from './internshipPeriodQueries';

export const internshipPeriodExport: ExportTable<RowOf<typeof internshipPeriodList>> = {
  title: 'Periode Magang',
  columns: exportedFields(internshipPeriodFields),
};
