import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { PlacementOptions } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { placementPeriodText } from '@/client/records/placements/placementTexts';
import { paths } from '@/shared/paths';
import { windowPhase, windowText } from './windowTexts';

/** A period with its window and, if the student has no open request, the way to one. */
export function PeriodCard({ options }: { options: PlacementOptions }) {
  const today = useCampusToday();
  const { internship_period: period, open_request_id } = options;
  const phase = windowPhase(options, today);
  const title = placementPeriodText(period);
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{windowText(options, today)}</Typography>
        {open_request_id === null && phase !== 'closed' && (
          <Button
            component={Link}
            to={paths.placementRequests.own.createFor(period.id)}
            variant={phase === 'open' ? 'contained' : 'outlined'}
            sx={{ mt: 1.5, minHeight: { xs: 44, md: 0 } }}
          >
            {phase === 'open' ? 'Ajukan Tempat' : 'Siapkan Draf'}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
