import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Badge } from './Badge';

type Props = { active: boolean | null | undefined; activeText?: string; inactiveText?: string };

/** Spec §9: 'Aktif' and 'Tidak Aktif' unless the screen has words of its own. */
export const StatusBadge = ({
  active,
  activeText = 'Aktif',
  inactiveText = 'Tidak Aktif',
}: Props) =>
  active ? (
    <Badge tone="success" icon={<CheckCircleOutlined aria-hidden />}>
      {activeText}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<RemoveCircleOutlineOutlined aria-hidden />}>
      {inactiveText}
    </Badge>
  );
