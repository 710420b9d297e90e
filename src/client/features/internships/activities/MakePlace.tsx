import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ActivityDetail } from '@/client/api/api';
import { useRole } from '@/client/session/useSession';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';

type Props = { activity: ActivityDetail; companyId: number | undefined };

/** Leads super admins to a new place of the company where the student attended outside of its places. */
export function MakePlace({ activity, companyId }: Props) {
  const mayCreate = can(useRole(), 'masterData');
  const { latitude, longitude, is_position_rounded, position_verdict } = activity;
  if (!mayCreate || companyId === undefined || latitude === null || longitude === null) return null;
  if (is_position_rounded || position_verdict === 'on_site') return null;
  return (
    <Button
      component={Link}
      to={paths.places.createFor(companyId, { latitude, longitude })}
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={<AddLocationAltOutlined />}
      sx={{ m: '12px 20px 0' }}
    >
      Jadikan Lokasi Mitra
    </Button>
  );
}
