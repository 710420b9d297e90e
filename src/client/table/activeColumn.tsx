import { StatusBadge, statusText } from '@/client/ui/cells/StatusBadge';
import type { Column } from './column';

/** Whether a record is active, as a badge. */
export const activeColumn = <Row extends { is_active: boolean }>(
  widths: Pick<Column<Row>, 'width' | 'minWidth'>,
) => ({
  field: 'is_active' as const,
  sortsAs: 'other' as const,
  card: 'badge' as const,
  value: (row: Row) => statusText(row.is_active),
  render: (row: Row) => <StatusBadge active={row.is_active} />,
  ...widths,
});
