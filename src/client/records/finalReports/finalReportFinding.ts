import { FINAL_REPORT_STATE_LABELS } from '@/shared/resources/final-reports/constants';
import type { RecordFinding } from '../recordFinding';

export const finalReportFinding: RecordFinding<'final_reports'> = {
  key: 'final-report',
  group: 'Laporan Akhir',
  textOf: ({ internship_id, student_name, student_nim, title, state }) => ({
    id: internship_id,
    label: student_name,
    description: `${student_nim} · ${FINAL_REPORT_STATE_LABELS[state]} · ${title}`,
  }),
};
