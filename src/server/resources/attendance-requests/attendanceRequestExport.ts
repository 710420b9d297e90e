import {
  type ExportTable,
  exportedField,
  exportedFields,
  instantAtPlace,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import {
  attendanceRequestFields,
  attendanceRequestListed,
} from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { placeFields } from '@/shared/resources/places/placeFields';
import type { attendanceRequestList } from './attendanceRequestQueries';

type Row = RowOf<typeof attendanceRequestList>;

export const attendanceRequestExport: ExportTable<Row> = {
  title: RECORDS.attendance_requests.title,
  columns: [
    ...exportedFields<Row>(
      pick(attendanceRequestListed, 'student_nim', 'student_name', 'company_name'),
    ),
    ...exportedFields<Row>(
      pick(attendanceRequestFields, 'kind', 'start_date', 'end_date', 'press'),
    ),
    instantAtPlace<Row>('claimed_at', attendanceRequestFields.claimed_at),
    ...exportedFields<Row>(pick(attendanceRequestFields, 'reason', 'state', 'comment')),
    exportedField<Row>('created_at', { label: 'Diajukan', type: 'instant' }),
    exportedField<Row>('decided_at', { label: 'Diputuskan', type: 'instant' }),
    exportedField<Row>('decided_by_name', { label: 'Diputuskan Oleh', type: 'text' }),
    exportedField<Row>('time_zone', placeFields.time_zone),
  ],
};
