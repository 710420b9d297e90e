import {
  type ExportTable,
  exportedField,
  exportedFields,
  type RowOf,
} from '@/server/exports/exportTable';
import { mentorNameColumn, placementColumns } from '@/server/resources/internships/placementExport';
import { RECORDS } from '@/shared/records';
import { courseFields } from '@/shared/resources/courses/courseFields';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import type { selectAllGrades } from './gradeQueries';

type Row = RowOf<typeof selectAllGrades>;

const { 'course.name': _name, course_code, ...graded } = gradeListed;

export const gradeExport: ExportTable<Row> = {
  title: RECORDS.grades.title,
  columns: [
    ...placementColumns<Row>(({ internship }) => internship, 'internship.'),
    mentorNameColumn('internship.'),
    exportedField('course_code', course_code),
    exportedField('course.name', courseFields.name),
    ...exportedFields<Row>(graded),
  ],
};
