import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import { Badge } from '@/client/ui/cells/Badge';
import { POSITION_VERDICT_LABELS, type PositionVerdict } from '@/shared/constants/attendance';

const STYLES = {
  on_site: { tone: 'success', icon: <PlaceOutlined /> },
  uncertain: { tone: 'neutral', icon: <HelpOutlineOutlined /> },
  off_site: { tone: 'warning', icon: <WrongLocationOutlined /> },
} as const;

/** A press that a reviewer has entered. */
export const NoPositionBadge = () => (
  <Badge tone="neutral" icon={<LocationOffOutlined />}>
    Tanpa lokasi
  </Badge>
);

/** How the position of an attendance stands to the places of the company. */
export const PositionBadge = ({ verdict }: { verdict: PositionVerdict }) => (
  <Badge {...STYLES[verdict]}>{POSITION_VERDICT_LABELS[verdict]}</Badge>
);
