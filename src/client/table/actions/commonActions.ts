import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Outcome, RecordAction } from './recordAction';

/** Applies an operation of the server to rows. */
export type Apply<Row, Name extends string> = (
  name: Name,
  rows: readonly Row[],
) => Promise<readonly Outcome[]>;

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

export const activateAction = <Row>(apply: Apply<Row, 'activate'>): RecordAction<Row> => ({
  label: 'Aktifkan',
  icon: CheckCircleOutlined,
  operation: {
    question: (what) => `${what} akan diaktifkan.`,
    done: 'diaktifkan',
    apply: (rows) => apply('activate', rows),
  },
});

export const deactivateAction = <Row>(apply: Apply<Row, 'deactivate'>): RecordAction<Row> => ({
  label: 'Nonaktifkan',
  icon: BlockOutlined,
  operation: {
    question: (what) => `${what} akan dinonaktifkan.`,
    done: 'dinonaktifkan',
    apply: (rows) => apply('deactivate', rows),
  },
});
