import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import {
  useListInternshipPlacesQuery,
  useListWorkPatternsQuery,
  type WorkPattern,
} from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { Badge } from '@/client/ui/cells/Badge';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { formatLongDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { hoursText } from './hoursTexts';
import { PendingRows } from './PendingRows';

type RowProps = { pattern: WorkPattern; place: string | null; isInForce: boolean };

const VersionRow = ({ pattern, place, isInForce }: RowProps) => {
  const since = `Berlaku mulai ${formatLongDate(pattern.valid_from)}`;
  return (
    <SectionRow>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{hoursText(pattern)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place && pattern.weekdays.length > 0 ? `${since} · ${place}` : since}
        </Typography>
      </div>
      {isInForce && <Badge tone="success">Saat ini</Badge>}
    </SectionRow>
  );
};

type Props = { internshipId: number; canChange: boolean };

/** The versions of the weekly hours of a placement, the latest first. */
export function WorkHoursCard({ internshipId, canChange }: Props) {
  const today = useCampusToday();
  const { data, isError, error, refetch } = useListWorkPatternsQuery({ id: internshipId });
  const places = useListInternshipPlacesQuery({ id: internshipId });
  const patterns = data?.data;
  const inForce = patterns?.find(({ valid_from }) => valid_from <= today);
  // A company without places has no default one.
  const otherwise = places.data?.data.length ? 'Lokasi bawaan' : null;

  const scheduleLink = (
    <Button
      component={Link}
      to={paths.internships.scheduleOf(internshipId)}
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={<DateRangeOutlined />}
    >
      Buat dari Pola
    </Button>
  );

  return (
    <SectionCard title="Jam Kerja" action={canChange && scheduleLink}>
      {patterns ? (
        <SectionRows>
          {patterns.map((pattern) => (
            <VersionRow
              key={pattern.id}
              pattern={pattern}
              place={pattern.place_name ?? otherwise}
              isInForce={pattern === inForce}
            />
          ))}
        </SectionRows>
      ) : (
        <PendingRows isError={isError} error={error} onRetry={refetch} />
      )}
      {patterns?.length === 0 && (
        <SectionLine>
          <Typography sx={{ color: 'text.secondary' }}>Belum ada jam kerja.</Typography>
        </SectionLine>
      )}
    </SectionCard>
  );
}
