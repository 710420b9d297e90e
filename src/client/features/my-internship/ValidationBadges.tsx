import CheckOutlined from '@mui/icons-material/CheckOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Stack from '@mui/material/Stack';
import type { Activity } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';

const ValidationBadge = ({ by, isValid }: { by: string; isValid: boolean }) => (
  <Badge
    tone={isValid ? 'success' : 'neutral'}
    icon={isValid ? <CheckOutlined /> : <HourglassEmptyOutlined />}
  >
    {by}
    <VisuallyHidden>{isValid ? ' sudah validasi' : ' belum validasi'}</VisuallyHidden>
  </Badge>
);

export const ValidationBadges = ({ activity }: { activity: Activity }) => (
  <Stack direction="row" component="span" sx={{ gap: 0.75, display: 'inline-flex' }}>
    <ValidationBadge by="Mentor" isValid={Boolean(activity.validated_at_by_mentor)} />
    <ValidationBadge by="Dosen" isValid={Boolean(activity.validated_at_by_lecturer)} />
  </Stack>
);
