import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { useListPlacesQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { StatusBadge } from '@/client/ui/cells/StatusBadge';
import { LoadError } from '@/client/ui/states/LoadError';

/** More are on the list of all places. */
const SHOWN = 5;

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 20px',
});

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

const Line = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The places of a company, on its page. */
export function CompanyPlaces({ id }: { id: number }) {
  const titleId = useId();
  const { currentData, isError, error, refetch } = useListPlacesQuery({
    companyId: id,
    sort: 'name',
    page: 1,
    perPage: SHOWN,
  });
  const places = currentData?.data;
  const total = currentData?.meta.total ?? 0;

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ flex: 'none', mt: 2.5 }}>
      <Header>
        <Typography id={titleId} variant="h2">
          Lokasi
        </Typography>
        <Button
          component={Link}
          to={paths.places.createFor(id)}
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
        >
          Tambah Lokasi
        </Button>
      </Header>
      {places ? (
        <Rows>
          {places.map((place) => (
            <Row key={place.id}>
              <div>
                <MuiLink component={Link} to={paths.places.edit(place.id)} sx={{ fontWeight: 600 }}>
                  {place.name}
                </MuiLink>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${place.address} · ${place.time_zone} · radius ${place.radius} m`}
                </Typography>
              </div>
              <StatusBadge active={place.is_active} />
            </Row>
          ))}
        </Rows>
      ) : (
        <Line>
          {isError ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={44} />}
        </Line>
      )}
      {places?.length === 0 && (
        <Line>
          <Typography sx={{ color: 'text.secondary' }}>Belum ada lokasi.</Typography>
        </Line>
      )}
      {total > SHOWN && (
        <Line>
          <MuiLink component={Link} to={paths.places.ofCompany(id)}>
            {`Lihat semua (${total})`}
          </MuiLink>
        </Line>
      )}
    </Card>
  );
}
