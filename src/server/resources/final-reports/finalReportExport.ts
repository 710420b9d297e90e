import {
  type ExportTable,
  exportedField,
  exportedFields,
  type RowOf,
} from '@/server/exports/exportTable';
import { finalReportListed } from '@/shared/fields/finalReportFields';
import { RECORDS } from '@/shared/records';
import type { selectAllFinalReports } from './finalReportQueries';

type Row = RowOf<typeof selectAllFinalReports>;

export const finalReportExport: ExportTable<Row> = {
  title: RECORDS.final_reports.title,
  columns: [
    ...exportedFields<Row>(finalReportListed),
    exportedField('sent_at', { label: 'Dikirim', type: 'instant' }),
    exportedField('decided_at', { label: 'Diputuskan', type: 'instant' }),
    exportedField('decided_by_name', { label: 'Diputuskan Oleh', type: 'text' }),
  ],
};
