import {
  type ExportTable,
  importedColumns,
  ownColumn,
  type RowOf,
} from '@/server/exports/exportTable';
import { placementColumns } from '@/server/resources/internships/placementExport';
import { COURSE_LABELS } from '@/shared/constants/fieldLabels/courseLabels';
import { SCORE_PARTS } from '@/shared/constants/scores';
import { gradeColumns } from '@/shared/sheets/gradeColumns';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllGrades } from './gradeQueries';

type Row = RowOf<typeof selectAllGrades>;

const imported = importedColumns<Row>(gradeColumns);

export const gradeExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.grades,
  columns: [
    ...placementColumns(imported, ({ internship }) => internship, 'internship.'),
    imported('mentor_name', ({ internship }) => internship.mentor.user.name, {
      field: 'internship.mentor.user.name',
    }),
    imported('course_code', ({ course_code }) => course_code),
    ownColumn('course.name', COURSE_LABELS.name, ({ course }: Row) => course.name),
    ...SCORE_PARTS.map((part) => imported(part, (grade) => grade[part])),
    ownColumn('total', 'Total', ({ total }: Row) => total, 'number'),
    ownColumn('letter_grade', 'Huruf', ({ letter_grade }: Row) => letter_grade),
  ],
};
