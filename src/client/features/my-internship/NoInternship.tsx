import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type PlacementOptions, useListPlacementOptionsQuery } from '@/client/api/api';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { paths } from '@/shared/paths';

/** The card of a student without a placement (spec §8), with the way to one while requests can be sent. */
export function NoInternship({ inCard = true }: { inCard?: boolean }) {
  return (
    <EmptyState
      inCard={inCard}
      icon={<WorkOutlineOutlined />}
      text="Belum Ada Magang"
      description="Anda belum terdaftar dalam program magang saat ini. Silakan hubungi admin atau dosen pembimbing."
      action={<PlacementLink />}
    />
  );
}

function PlacementLink() {
  const { data } = useListPlacementOptionsQuery();
  const options = data?.data.find((period) => period.open_request_id !== null || isOpen(period));
  if (!options) return null;
  const { show, createFor } = paths.placementRequests.own;
  const { open_request_id: id, internship_period: period } = options;
  return (
    <Button
      component={Link}
      to={id === null ? createFor(period.id) : show(id)}
      variant="contained"
      sx={{ minHeight: { xs: 44, md: 0 } }}
    >
      {id === null ? 'Ajukan Tempat' : 'Lihat Pengajuan Tempat'}
    </Button>
  );
}

type Days = Pick<PlacementOptions, 'can_send_until' | 'is_placed'>;
const isOpen = ({ can_send_until, is_placed }: Days) => can_send_until !== null && !is_placed;
