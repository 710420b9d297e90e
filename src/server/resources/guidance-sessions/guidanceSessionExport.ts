import {
  type ExportTable,
  exportedField,
  exportedFields,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import {
  guidanceSessionFields,
  guidanceSessionListed,
} from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import type { guidanceSessionList } from './guidanceSessionQueries';

type Row = RowOf<typeof guidanceSessionList>;

export const guidanceSessionExport: ExportTable<Row> = {
  title: RECORDS.guidance_sessions.title,
  columns: [
    ...exportedFields<Row>(
      pick(guidanceSessionListed, 'student_nim', 'student_name', 'company_name'),
    ),
    exportedField<Row>('lecturer_name', { label: 'Dosen Pembimbing', type: 'text' }),
    ...exportedFields<Row>(
      pick(guidanceSessionFields, 'date', 'topic', 'result', 'state', 'reason', 'recorded_by'),
    ),
    exportedField<Row>('decided_at', { label: 'Diputuskan', type: 'instant' }),
    exportedField<Row>('decided_by_name', { label: 'Diputuskan Oleh', type: 'text' }),
    exportedField<Row>('agreed_sessions', { label: 'Bimbingan Disetujui', type: 'number' }),
    exportedField<Row>('min_sessions', { label: 'Bimbingan Minimum', type: 'number' }),
  ],
};
