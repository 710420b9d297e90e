import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { UnsentOf } from '@/client/queue/unsentItem';
import { Badge } from '@/client/ui/cells/Badge';
import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import { paths } from '@/shared/paths';
import { UNSENT_STATES } from '../unsent/unsentWords';

const claimOf = ({ press, claimed_time }: UnsentOf<'request'>['payload']) =>
  press && claimed_time && `${ATTENDANCE_KIND_LABELS[press]} pukul ${claimed_time}`;

/** A request of the student that only this device has, among those of the server. */
export function UnsentRequestCard({ item }: { item: UnsentOf<'request'> }) {
  const { label, days, payload, state } = item;
  const claim = claimOf(payload);
  return (
    <Card component="article" aria-label={[label, days].filter(Boolean).join(', ')}>
      <CardContent sx={{ overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Typography variant="h3" component="h2">
            {label}
          </Typography>
          <Badge {...UNSENT_STATES[state]} />
        </Stack>
        {days && <Typography>{days}</Typography>}
        {claim && <Typography>{claim}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-line' }}>{payload.reason}</Typography>
        <Button
          component={Link}
          to={paths.student.unsent}
          variant="outlined"
          color="secondary"
          sx={{ mt: 1.5, minHeight: { xs: 44, md: 0 } }}
        >
          Buka Menunggu Dikirim
        </Button>
      </CardContent>
    </Card>
  );
}
