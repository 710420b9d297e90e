import {
  type ExportTable,
  exportedField,
  exportedFields,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { pick } from '@/shared/fields/field';
import { RECORDS } from '@/shared/records';
import { defenceListed, defenceShown } from '@/shared/resources/defences/defenceFields';
import type { selectAllDefences } from './defenceList';

type Row = RowOf<typeof selectAllDefences>;

const time = 'defence.time';
const examiners = 'defence.examiners';

export const defenceExport: ExportTable<Row> = {
  title: RECORDS.defences.title,
  columns: [
    ...exportedFields<Row>(
      pick(defenceListed, 'student_name', 'nim', 'company_name', 'lecturer_name', 'defence.date'),
    ),
    ownColumn(time, defenceShown[time].label, ({ defence }) => defence?.time, 'time'),
    exportedField('defence.room', defenceListed['defence.room']),
    ownColumn(examiners, defenceShown[examiners].label, ({ defence }) =>
      defence?.examiners.map(({ name }) => name).join(', '),
    ),
    exportedField('state', defenceListed.state),
    ownColumn('score', 'Nilai Ujian', ({ defence }) => defence?.score, 'number'),
  ],
};
