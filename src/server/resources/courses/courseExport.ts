import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import { courseSheet } from '@/shared/sheets/courseSheet';
import type { selectAllCourses } from './courseQueries';

export const courseExport: ExportTable<RowOf<typeof selectAllCourses>> = {
  title: RECORDS.courses.title,
  columns: exportedSheet(courseSheet),
};
