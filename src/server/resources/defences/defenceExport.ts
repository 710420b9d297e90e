import {
  type ExportTable,
  exportedField,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { defenceListed } from '@/shared/fields/defenceFields';
import type { selectAllDefences } from './defenceQueries';

type Row = RowOf<typeof selectAllDefences>;

const { student_name, nim, company_name, lecturer_name, date, time, room, examiners, state } =
  defenceListed;

export const defenceExport: ExportTable<Row> = {
  title: 'Ujian',
  columns: [
    exportedField('student_name', student_name),
    exportedField('nim', nim),
    exportedField('company_name', company_name),
    exportedField('lecturer_name', lecturer_name),
    ownColumn('date', date.label, ({ defence }) => defence?.date, 'date'),
    ownColumn('time', time.label, ({ defence }) => defence?.time, 'time'),
    ownColumn('room', room.label, ({ defence }) => defence?.room),
    ownColumn('examiners', examiners.label, ({ defence }) =>
      defence?.examiners.map(({ name }) => name).join(', '),
    ),
    exportedField('state', state),
    ownColumn('score', 'Nilai Ujian', ({ defence }) => defence?.score, 'number'),
  ],
};
