import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { RECORDS } from '@/shared/records';
import { courseSheet } from '@/shared/resources/courses/courseSheet';
import type { courseList } from './courseQueries';

export const courseExport: ExportTable<RowOf<typeof courseList>> = {
  title: RECORDS.courses.title,
  columns: exportedSheet(courseSheet),
};
