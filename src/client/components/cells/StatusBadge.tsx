import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Badge } from './Badge';

const ACTIVE = 'Aktif';
const INACTIVE = 'Tidak Aktif';

/** What the badge says, for a table that searches and sorts in the browser. */
export const statusText = (isActive: boolean | null | undefined) => (isActive ? ACTIVE : INACTIVE);

type Props = { active: boolean | null | undefined; activeText?: string; inactiveText?: string };

/** Spec §9: 'Aktif' and 'Tidak Aktif' unless the screen has words of its own. */
export const StatusBadge = ({ active, activeText = ACTIVE, inactiveText = INACTIVE }: Props) =>
  active ? (
    <Badge tone="success" icon={<CheckCircleOutlined aria-hidden />}>
      {activeText}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<RemoveCircleOutlineOutlined aria-hidden />}>
      {inactiveText}
    </Badge>
  );
