import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import { Badge } from '@/client/ui/cells/Badge';
import { POSITION_VERDICT_LABELS, type PositionVerdict } from '@/shared/constants/attendance';

const LOOKS = {
  on_site: { tone: 'success', icon: <PlaceOutlined /> },
  uncertain: { tone: 'neutral', icon: <HelpOutlineOutlined /> },
  off_site: { tone: 'warning', icon: <WrongLocationOutlined /> },
} as const;

/** How the position of an attendance stands to the places of the company. */
export const PositionBadge = ({ verdict }: { verdict: PositionVerdict }) => (
  <Badge {...LOOKS[verdict]}>{POSITION_VERDICT_LABELS[verdict]}</Badge>
);
