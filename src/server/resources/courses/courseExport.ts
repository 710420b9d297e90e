import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { courseSheet } from '@/shared/sheets/courseSheet';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllCourses } from './courseQueries';

export const courseExport: ExportTable<RowOf<typeof selectAllCourses>> = {
  title: IMPORT_KIND_LABELS.courses,
  columns: exportedSheet(courseSheet),
};
