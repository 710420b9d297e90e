import { type ExportTable, importedColumns, type RowOf } from '@/server/exports/exportTable';
import { SCORE_PARTS, weightOf } from '@/shared/constants/scores';
import { courseColumns } from '@/shared/sheets/courseColumns';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import type { selectAllCourses } from './courseQueries';

type Row = RowOf<typeof selectAllCourses>;

const imported = importedColumns<Row>(courseColumns);

export const courseExport: ExportTable<Row> = {
  title: IMPORT_KIND_LABELS.courses,
  columns: [
    imported('code', ({ code }) => code),
    imported('name', ({ name }) => name),
    imported('semester', ({ semester }) => semester, { type: 'number' }),
    imported('hours_per_week', ({ hours_per_week }) => hours_per_week),
    imported('credits', ({ credits }) => credits),
    ...SCORE_PARTS.map((part) => imported(weightOf(part), (course) => course[weightOf(part)])),
    imported('academic_year', ({ academic_year }) => academic_year),
  ],
};
