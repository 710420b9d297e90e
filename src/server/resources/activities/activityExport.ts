import { type ExportTable, exportedFields, type RowOf } from '@/server/exports/exportTable';
import { mentorNameColumn, placementColumns } from '@/server/resources/internships/placementExport';
import { activityFields } from '@/shared/fields/activityFields';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import type { selectAllActivities } from './activityList';

type Row = RowOf<typeof selectAllActivities>;

const ofActivity = pick(
  activityFields,
  'date',
  'start_time',
  'end_time',
  'name',
  'description',
  'address',
  'attendance_time',
  'validated_at_by_lecturer',
  'validated_at_by_mentor',
);

export const activityExport: ExportTable<Row> = {
  title: RECORDS.activities.title,
  columns: [
    ...placementColumns<Row>(({ internship }) => internship, 'internship.'),
    mentorNameColumn('internship.'),
    ...exportedFields<Row>(ofActivity),
  ],
};
