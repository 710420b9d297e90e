import AddOutlined from '@mui/icons-material/AddOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { EventColour } from '@/client/ui/Timeline';
import type { AuditAction } from '@/shared/constants/audit';

interface ActionStyle {
  Icon: typeof AddOutlined;
  colour: EventColour;
}

export const ACTION_STYLES: Readonly<Record<AuditAction, ActionStyle>> = {
  create: { Icon: AddOutlined, colour: 'success' },
  update: { Icon: EditOutlined, colour: 'info' },
  delete: { Icon: DeleteOutlineOutlined, colour: 'error' },
  validate: { Icon: CheckCircleOutlined, colour: 'success' },
  undo_validation: { Icon: UndoOutlined, colour: 'secondary' },
  return: { Icon: ReplyOutlined, colour: 'warning' },
  undo_return: { Icon: UndoOutlined, colour: 'secondary' },
  approve: { Icon: CheckCircleOutlined, colour: 'success' },
  reject: { Icon: BlockOutlined, colour: 'error' },
  withdraw: { Icon: UndoOutlined, colour: 'secondary' },
  undo_decision: { Icon: UndoOutlined, colour: 'secondary' },
  hand_in: { Icon: SendOutlined, colour: 'info' },
  attend: { Icon: FactCheckOutlined, colour: 'success' },
  void_press: { Icon: UndoOutlined, colour: 'warning' },
  activate: { Icon: ToggleOnOutlined, colour: 'success' },
  deactivate: { Icon: ToggleOffOutlined, colour: 'warning' },
  close: { Icon: LockOutlined, colour: 'warning' },
  reopen: { Icon: LockOpenOutlined, colour: 'success' },
  change_role: { Icon: ManageAccountsOutlined, colour: 'warning' },
  change_password: { Icon: KeyOutlined, colour: 'info' },
  reset_password: { Icon: LockResetOutlined, colour: 'warning' },
  issue_password_code: { Icon: KeyOutlined, colour: 'warning' },
  issue_second_factor_code: { Icon: KeyOutlined, colour: 'warning' },
  change_second_factor: { Icon: KeyOutlined, colour: 'warning' },
  second_factor_refused: { Icon: KeyOutlined, colour: 'error' },
  recover_password: { Icon: LockResetOutlined, colour: 'info' },
  password_refused: { Icon: ErrorOutlineOutlined, colour: 'warning' },
  login: { Icon: LoginOutlined, colour: 'secondary' },
  login_failed: { Icon: ErrorOutlineOutlined, colour: 'warning' },
  logout: { Icon: LogoutOutlined, colour: 'secondary' },
  end_session: { Icon: LogoutOutlined, colour: 'secondary' },
  invite: { Icon: SendOutlined, colour: 'info' },
  cancel_invitation: { Icon: UndoOutlined, colour: 'warning' },
  accept_invitation: { Icon: CheckCircleOutlined, colour: 'success' },
  denied: { Icon: BlockOutlined, colour: 'error' },
  anonymise: { Icon: PersonOffOutlined, colour: 'warning' },
  export: { Icon: FileDownloadOutlined, colour: 'info' },
  purge: { Icon: DeleteSweepOutlined, colour: 'secondary' },
};
