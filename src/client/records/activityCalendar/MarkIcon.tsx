import AssignmentLateOutlined from '@mui/icons-material/AssignmentLateOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Badge } from '@/client/ui/cells/Badge';
import type { Tone } from '@/shared/fields/field';
import { MARK_LABELS, type Mark } from './activityMark';

/** Each mark has a shape of its own: colour is not the only sign. */
const ICONS = {
  planned: RadioButtonUncheckedOutlined,
  attended: HowToRegOutlined,
  missed: EventBusyOutlined,
  logMissing: AssignmentLateOutlined,
  waiting: HourglassEmptyOutlined,
  returned: UndoOutlined,
  validated: CheckCircleOutlined,
} as const;

const TONES: Readonly<Record<Mark, Tone>> = {
  planned: 'neutral',
  attended: 'info',
  missed: 'error',
  logMissing: 'warning',
  waiting: 'info',
  returned: 'error',
  validated: 'success',
};

export const MarkIcon = ({ mark }: { mark: Mark }) => {
  const Icon = ICONS[mark];
  const tone = TONES[mark];
  return (
    <Icon
      aria-hidden
      data-mark={mark}
      sx={{ fontSize: 16, color: `${tone === 'neutral' ? 'secondary' : tone}.text` }}
    />
  );
};

export const MarkBadge = ({ mark }: { mark: Mark }) => {
  const Icon = ICONS[mark];
  return (
    <Badge tone={TONES[mark]} icon={<Icon />}>
      {MARK_LABELS[mark]}
    </Badge>
  );
};
