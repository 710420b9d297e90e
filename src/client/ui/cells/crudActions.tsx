import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { RowAction } from './rowAction';

export const viewAction = (to: string): RowAction => ({
  label: 'Lihat',
  icon: <VisibilityOutlined fontSize="small" />,
  to,
});

export const editAction = (to: string): RowAction => ({
  label: 'Edit',
  icon: <EditOutlined fontSize="small" />,
  to,
});

/** Says in place of 'Edit' why the record cannot be changed. */
export const lockedAction = (why: string): RowAction => ({
  label: why,
  icon: <LockOutlined fontSize="small" />,
  isDisabled: true,
});

/** `remove` asks for confirmation first; see `useConfirmedDelete`. */
export const deleteAction = (remove: () => unknown): RowAction => ({
  label: 'Hapus',
  icon: <DeleteOutlined fontSize="small" />,
  tone: 'danger',
  onClick: () => void remove(),
});
