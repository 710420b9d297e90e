import { type ExportTable, exportedFields, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import {
  finalReportListed,
  finalReportShown,
} from '@/shared/resources/final-reports/finalReportFields';
import type { finalReportList } from './finalReportQueries';

type Row = RowOf<typeof finalReportList>;

export const finalReportExport: ExportTable<Row> = {
  title: RECORDS.final_reports.title,
  columns: exportedFields<Row>({ ...finalReportListed, ...finalReportShown }),
};
