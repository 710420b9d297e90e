import { type ExportTable, ownColumn, type RowOf } from '@/server/exports/exportTable';
import { PERIOD_LABELS } from '@/shared/constants/fieldLabels/periodLabels';
import { ACTIVE_LABELS } from '@/shared/constants/labels';
import type { selectAllInternshipPeriods } from './internshipPeriodQueries';

export const internshipPeriodExport: ExportTable<RowOf<typeof selectAllInternshipPeriods>> = {
  title: 'Periode Magang',
  columns: [
    ownColumn('start_date', PERIOD_LABELS.start_date, ({ start_date }) => start_date, 'date'),
    ownColumn('end_date', PERIOD_LABELS.end_date, ({ end_date }) => end_date, 'date'),
    ownColumn('year', PERIOD_LABELS.year, ({ year }) => year, 'number'),
    ownColumn('semester', PERIOD_LABELS.semester, ({ semester }) => semester, 'number'),
    ownColumn('is_active', 'Status', ({ is_active }) => ACTIVE_LABELS[`${is_active}`]),
    ownColumn('closed_at', PERIOD_LABELS.closed_at, ({ closed_at }) => closed_at, 'instant'),
  ],
};
