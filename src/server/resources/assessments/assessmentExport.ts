import {
  type ExportTable,
  exportedField,
  exportedFields,
  type RowOf,
} from '@/server/exports/exportTable';
import { assessmentSheetListed } from '@/shared/fields/assessmentFields';
import { RECORDS } from '@/shared/records';
import type { selectAllAssessments } from './assessmentList';

type Row = RowOf<typeof selectAllAssessments>;

export const assessmentExport: ExportTable<Row> = {
  title: RECORDS.assessment_sheets.title,
  columns: [
    ...exportedFields<Row>(assessmentSheetListed),
    exportedField('total', { label: 'Total', type: 'number' }),
    exportedField('sent_at', { label: 'Dikirim', type: 'instant' }),
  ],
};
