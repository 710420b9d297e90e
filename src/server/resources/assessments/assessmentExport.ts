import { type ExportTable, exportedFields, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import {
  assessmentSheetListed,
  assessmentSheetShown,
} from '@/shared/resources/assessments/assessmentFields';
import type { selectAllAssessments } from './assessmentList';

type Row = RowOf<typeof selectAllAssessments>;

export const assessmentExport: ExportTable<Row> = {
  title: RECORDS.assessment_sheets.title,
  columns: exportedFields<Row>({ ...assessmentSheetListed, ...assessmentSheetShown }),
};
