import {
  type ExportTable,
  importedColumns,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { placementColumns } from '@/server/resources/internships/placementExport';
import { ACTIVITY_LABELS } from '@/shared/constants/fieldLabels/activityLabels';
import { activityColumns } from '@/shared/sheets/activityColumns';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllActivities } from './activityList';

type Row = RowOf<typeof selectAllActivities>;

const imported = importedColumns<Row>(activityColumns);

const happened = (
  field: 'attendance_time' | 'validated_at_by_lecturer' | 'validated_at_by_mentor',
) => ownColumn(field, ACTIVITY_LABELS[field], (activity: Row) => activity[field], 'instant');

export const activityExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.activities,
  columns: [
    ...placementColumns(imported, ({ internship }) => internship, 'internship.'),
    imported('mentor_name', ({ internship }) => internship.mentor.user.name, {
      field: 'internship.mentor.user.name',
    }),
    imported('date', ({ date }) => date),
    imported('start_time', ({ start_time }) => start_time),
    imported('end_time', ({ end_time }) => end_time),
    imported('name', ({ name }) => name),
    imported('description', ({ description }) => description),
    imported('address', ({ address }) => address),
    happened('attendance_time'),
    happened('validated_at_by_lecturer'),
    happened('validated_at_by_mentor'),
  ],
};
