import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacementRequest } from '@/client/api/api';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { StepList } from '@/client/ui/StepList';
import type { PlacementState } from '@/shared/resources/placement-requests/constants';
import { placementRequestFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { GrantedPlaces } from './GrantedPlaces';
import { decidedText, sentText } from './placementTexts';

const STEPS = ['Draf', 'Diperiksa jurusan', 'Diputuskan'] as const;

/** The step of each state; a request that has ended is past the last one, or was withdrawn. */
const STEP_OF: Readonly<Record<PlacementState, number | null>> = {
  draft: 0,
  sent: 1,
  incomplete: 0,
  accepted: STEPS.length,
  refused: STEPS.length,
  withdrawn: null,
};

const Body = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& blockquote': {
    margin: '8px 0 0',
    paddingLeft: 10,
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'pre-line',
  },
}));

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
});

type Props = {
  request: PlacementRequest;
  /** The sentence that says what comes next. */
  next?: string;
  /** The buttons. */
  children?: ReactNode;
};

/** Where a request is, what the office has said, and what comes next. */
export function PlacementStatus({ request, next, children }: Props) {
  const step = STEP_OF[request.state];
  const times = [sentText(request), decidedText(request)].filter((text) => text !== null);
  return (
    <Card component="section" aria-labelledby="placement-status" sx={{ flex: 'none' }}>
      <Body>
        <Heading>
          <h2 id="placement-status">Status</h2>
          <StateBadge field={placementRequestFields.state} value={request.state} />
        </Heading>
        {step !== null && <StepList label="Langkah pengajuan" steps={STEPS} current={step} />}
        {next && <Typography>{next}</Typography>}
        {times.map((text) => (
          <Typography key={text} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {text}
          </Typography>
        ))}
        {request.granted.length > 0 && <GrantedPlaces granted={request.granted} />}
        {request.comment && <blockquote>{request.comment}</blockquote>}
      </Body>
      {children}
    </Card>
  );
}
