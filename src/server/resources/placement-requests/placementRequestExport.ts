import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import {
  placementRequestFields,
  placementRequestListed,
} from '@/shared/resources/placement-requests/placementRequestFields';
import type { placementRequestList } from './placementRequestQueries';

type Row = RowOf<typeof placementRequestList>;

export const placementRequestExport: ExportTable<Row> = {
  title: RECORDS.placement_requests.title,
  columns: [
    ...exportedFields<Row>(
      pick(placementRequestListed, 'student_nim', 'student_name', 'company_name', 'state'),
    ),
    ownColumn<Row>('members', 'Anggota', ({ members }) =>
      members
        .filter(({ is_spokesperson }) => !is_spokesperson)
        .map(({ name, nim }) => (name === null ? nim : `${name} (${nim})`))
        .join(', '),
    ),
    ...exportedFields<Row>(pick(placementRequestFields, 'note', 'comment')),
    exportedField<Row>('sent_at', { label: 'Dikirim', type: 'instant' }),
    exportedField<Row>('decided_at', { label: 'Diputuskan', type: 'instant' }),
    exportedField<Row>('decided_by_name', { label: 'Diputuskan Oleh', type: 'text' }),
  ],
};
