import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Apply, RecordAction } from './recordAction';

export const viewAction = <Row>(to: (row: Row) => string): RecordAction<Row> => ({
  label: 'Lihat',
  icon: VisibilityOutlined,
  to,
});

export const editAction = <Row>(to: (row: Row) => string): RecordAction<Row> => ({
  label: 'Edit',
  icon: EditOutlined,
  to,
});

/** Deletes a row, which `remove` asks about first, or with `apply` the selected rows. */
export const deleteAction = <Row>(
  remove: (row: Row) => unknown,
  apply?: Apply<Row, 'delete'>,
): RecordAction<Row> => ({
  label: 'Hapus',
  icon: DeleteOutlined,
  tone: 'danger',
  onRow: remove,
  operation: apply && {
    question: (what) => `${what} akan dihapus dan tidak dapat dikembalikan.`,
    done: 'dihapus',
    apply: (rows) => apply('delete', rows),
  },
});
