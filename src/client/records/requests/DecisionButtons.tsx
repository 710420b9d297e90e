import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import type { AttendanceRequest } from '@/client/api/api';
import { Kbd } from '@/client/ui/Kbd';
import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';

const BUTTONS = [
  { decision: 'approve', label: 'Setujui', key: 'V', Icon: CheckOutlined },
  { decision: 'reject', label: 'Tolak', key: 'R', Icon: CloseOutlined },
  { decision: 'undo', label: 'Urungkan', key: null, Icon: UndoOutlined },
] as const;

type Props = {
  request: AttendanceRequest;
  isPending: boolean;
  /** Whether the page has keys for the decisions, which the buttons then show. */
  hasKeys?: boolean;
  onDecide: (decision: RequestDecision, request: AttendanceRequest) => void;
};

/** The decisions on a request that the user may make now. */
export const DecisionButtons = ({ request, isPending, hasKeys = false, onDecide }: Props) =>
  BUTTONS.filter(({ decision }) => request.allowed.includes(decision)).map(
    ({ decision, label, key, Icon }) => (
      <Button
        key={decision}
        variant={decision === 'approve' ? 'contained' : 'outlined'}
        color={decision === 'approve' ? 'primary' : 'secondary'}
        size="small"
        startIcon={<Icon />}
        disabled={isPending}
        onClick={() => onDecide(decision, request)}
      >
        {label} {hasKeys && key && <Kbd aria-hidden>{key}</Kbd>}
      </Button>
    ),
  );
