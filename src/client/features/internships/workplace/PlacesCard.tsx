import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { type InternshipPlace, useListInternshipPlacesQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useRole } from '@/client/session/useSession';
import { Badge } from '@/client/ui/cells/Badge';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { PendingRows } from './PendingRows';

const dialog = lazyComponent(() => import('./PlacesDialog'), 'PlacesDialog');

const PlaceRow = ({ place }: { place: InternshipPlace }) => (
  <SectionRow>
    <div>
      <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${place.address} · ${place.time_zone}`}
      </Typography>
    </div>
    {!place.is_active && <Badge>Nonaktif</Badge>}
    {place.is_default && <Badge>Bawaan</Badge>}
  </SectionRow>
);

/** Super admins find the places of the company behind it. */
const NoPlaces = ({ companyId }: { companyId: number }) => (
  <SectionLine>
    <Typography sx={{ color: 'text.secondary' }}>Mitra ini belum punya lokasi.</Typography>
    {can(useRole(), 'masterData') && (
      <MuiLink component={Link} to={paths.places.ofCompany(companyId)}>
        Lokasi Mitra
      </MuiLink>
    )}
  </SectionLine>
);

type Props = { internshipId: number; companyId: number; canChange: boolean };

/** The places at which the student of a placement attends. */
export function PlacesCard({ internshipId, companyId, canChange }: Props) {
  const [isChanging, setChanging] = useState(false);
  const query = useListInternshipPlacesQuery({ id: internshipId });
  const { data, isError, error, refetch } = query;
  const places = data?.data;
  const edited = useRecordToEdit(query, isChanging ? internshipId : null)?.data;
  const chosen = places?.filter(({ is_chosen }) => is_chosen) ?? [];
  const hasPlaces = places !== undefined && places.length > 0;

  const changeButton = (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={<EditOutlined />}
      onPointerEnter={dialog.preload}
      onClick={() => setChanging(true)}
    >
      Ubah Lokasi
    </Button>
  );

  return (
    <SectionCard title="Lokasi Absen" action={canChange && hasPlaces && changeButton}>
      {hasPlaces && chosen.length === 0 && (
        <SectionLine>Semua lokasi aktif mitra berlaku.</SectionLine>
      )}
      {places ? (
        <SectionRows>
          {(chosen.length > 0 ? chosen : places).map((place) => (
            <PlaceRow key={place.id} place={place} />
          ))}
        </SectionRows>
      ) : (
        <PendingRows isError={isError} error={error} onRetry={refetch} />
      )}
      {places?.length === 0 && <NoPlaces companyId={companyId} />}
      {edited && (
        <dialog.Component
          internshipId={internshipId}
          places={edited}
          onClose={() => setChanging(false)}
        />
      )}
    </SectionCard>
  );
}
