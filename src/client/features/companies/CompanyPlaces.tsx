import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useListPlacesQuery } from '@/client/api/api';
import { StatusBadge } from '@/client/ui/cells/StatusBadge';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';
import { paths } from '@/shared/paths';

/** More are on the list of all places. */
const SHOWN = 5;

/** The places of a company, on its page. */
export function CompanyPlaces({ id }: { id: number }) {
  const { currentData, isError, error, refetch } = useListPlacesQuery({
    companyId: id,
    sort: 'name',
    page: 1,
    perPage: SHOWN,
  });
  const places = currentData?.data;
  const total = currentData?.meta.total ?? 0;

  const addButton = (
    <Button
      component={Link}
      to={paths.places.createFor(id)}
      variant="outlined"
      size="small"
      startIcon={<AddOutlined />}
    >
      Tambah Lokasi
    </Button>
  );

  return (
    <Box sx={{ flex: 'none', mt: 2.5 }}>
      <SectionCard title="Lokasi" action={addButton}>
        {places ? (
          <SectionRows>
            {places.map((place) => (
              <SectionRow key={place.id}>
                <div>
                  <MuiLink
                    component={Link}
                    to={paths.places.edit(place.id)}
                    sx={{ fontWeight: 600 }}
                  >
                    {place.name}
                  </MuiLink>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {`${place.address} · ${place.time_zone} · radius ${place.radius} m`}
                  </Typography>
                </div>
                <StatusBadge active={place.is_active} />
              </SectionRow>
            ))}
          </SectionRows>
        ) : (
          <SectionLine>
            {isError ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={44} />}
          </SectionLine>
        )}
        {places?.length === 0 && (
          <SectionLine>
            <Typography sx={{ color: 'text.secondary' }}>Belum ada lokasi.</Typography>
          </SectionLine>
        )}
        {total > SHOWN && (
          <SectionLine>
            <MuiLink component={Link} to={paths.places.ofCompany(id)}>
              {`Lihat semua (${total})`}
            </MuiLink>
          </SectionLine>
        )}
      </SectionCard>
    </Box>
  );
}
