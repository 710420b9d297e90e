import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import { letterFields, letterListed } from '@/shared/resources/letters/letterFields';
import type { letterList } from './letterQueries';

type Row = RowOf<typeof letterList>;

export const letterExport: ExportTable<Row> = {
  title: RECORDS.letters.title,
  columns: [
    ...exportedFields<Row>(pick(letterListed, 'number', 'kind', 'date')),
    ownColumn<Row>('student_names', 'Nama Mahasiswa', ({ students }) =>
      students.map(({ name, nim }) => `${name} (${nim})`).join(', '),
    ),
    ...exportedFields<Row>(pick(letterListed, 'company_name', 'state')),
    ...exportedFields<Row>(
      pick(letterFields, 'signatory_name', 'signatory_position', 'signatory_nip'),
    ),
    exportedField<Row>('created_by_name', { label: 'Dibuat Oleh', type: 'text' }),
    ...exportedFields<Row>(pick(letterFields, 'cancelled_at', 'cancelled_reason')),
  ],
};
