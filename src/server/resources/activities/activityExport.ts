import {
  type ExportTable,
  exportedField,
  exportedFields,
  instantAtPlace,
  type RowOf,
} from '@/server/exports/exportTable';
import { mentorNameColumn, placementColumns } from '@/server/resources/internships/placementExport';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import { activityFields } from '@/shared/resources/activities/activityFields';
import { placeFields } from '@/shared/resources/places/placeFields';
import type { selectAllActivities } from './activityList';

type Row = RowOf<typeof selectAllActivities>;

const planned = pick(
  activityFields,
  'date',
  'start_time',
  'end_time',
  'name',
  'description',
  'address',
);

const validated = pick(activityFields, 'validated_at_by_lecturer', 'validated_at_by_mentor');

export const activityExport: ExportTable<Row> = {
  title: RECORDS.activities.title,
  columns: [
    ...placementColumns<Row>(({ internship }) => internship, 'internship.'),
    mentorNameColumn('internship.'),
    ...exportedFields<Row>(planned),
    instantAtPlace<Row>('attendance_time', activityFields.attendance_time),
    ...exportedFields<Row>(validated),
    exportedField<Row>('time_zone', placeFields.time_zone),
  ],
};
