import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { ACTIVE_LABELS, type Labels } from '@/shared/constants/labels';
import { Badge } from './Badge';

/** The text of the badge, for tables that search and sort in the browser. */
export const statusText = (
  isActive: boolean | null | undefined,
  labels: Labels<'true' | 'false'> = ACTIVE_LABELS,
) => labels[isActive ? 'true' : 'false'];

type Props = { active: boolean | null | undefined; labels?: Labels<'true' | 'false'> };

/** Spec §9: 'Aktif' and 'Tidak Aktif' unless the screen has its own labels. */
export const StatusBadge = ({ active, labels = ACTIVE_LABELS }: Props) =>
  active ? (
    <Badge tone="success" icon={<CheckCircleOutlined aria-hidden />}>
      {labels.true}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<RemoveCircleOutlineOutlined aria-hidden />}>
      {labels.false}
    </Badge>
  );
