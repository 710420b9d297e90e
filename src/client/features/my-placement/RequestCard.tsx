import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { PlacementRequest } from '@/client/api/api';
import { placementPeriodText, sentText } from '@/client/records/placements/placementTexts';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { paths } from '@/shared/paths';
import { placementRequestFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { nextStepOf } from './nextStepOf';

/** A request, or the invitation to one. */
export function RequestCard({ request }: { request: PlacementRequest }) {
  const { id, allowed, student_name, state } = request;
  const isInvitation = allowed.includes('agree');
  const companies = request.company_name || 'Belum ada pilihan';
  const sent = sentText(request);
  return (
    <Card component="article" aria-label={`Pengajuan ke ${companies}`}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {companies}
          </Typography>
          <StateBadge field={placementRequestFields.state} value={state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {placementPeriodText(request.internship_period)}
          {sent && ` · ${sent}`}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {isInvitation
            ? `${student_name} mengajak Anda mengajukan tempat bersama.`
            : nextStepOf(request)}
        </Typography>
        <Button
          component={Link}
          to={paths.placementRequests.own.show(id)}
          variant={isInvitation ? 'contained' : 'outlined'}
          color={isInvitation ? 'primary' : 'secondary'}
          sx={{ mt: 1.5, minHeight: { xs: 44, md: 0 } }}
        >
          {isInvitation ? 'Jawab Ajakan' : 'Lihat Pengajuan'}
        </Button>
      </CardContent>
    </Card>
  );
}
