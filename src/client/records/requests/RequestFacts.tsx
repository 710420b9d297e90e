import { styled } from '@mui/material/styles';
import type { AttendanceRequest } from '@/client/api/api';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { RequestAttachment } from './RequestAttachment';
import { RequestClashes } from './RequestClashes';
import { RequestEffects } from './RequestEffects';
import { claimText, decisionText, deviceTexts, requestDays } from './requestTexts';

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& blockquote': {
    margin: 0,
    paddingLeft: 10,
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'pre-line',
  },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const OUTSIDE = 'Di luar masa magang: hanya dapat ditolak atau ditarik kembali.';

/** The days, the claim, the reason, the file and the decision of a request. */
export function RequestFacts({ request }: { request: AttendanceRequest }) {
  const { file, comment, reason } = request;
  const clockOf = usePlaceClock();
  const clock = clockOf(request.time_zone);
  const claim = claimText(request, clock);
  const decision = decisionText(request);
  return (
    <Facts>
      <p>{requestDays(request)}</p>
      {claim && <p>{claim}</p>}
      <p style={{ whiteSpace: 'pre-line' }}>{reason}</p>
      {deviceTexts(request, clock).map((text) => (
        <small key={text}>{text}</small>
      ))}
      {request.is_outside && request.state === 'waiting' && <small>{OUTSIDE}</small>}
      <RequestClashes clashes={request.clashes} />
      <RequestEffects request={request} />
      {file && <RequestAttachment requestId={request.id} file={file} />}
      {decision && <small>{decision}</small>}
      {comment && <blockquote>{comment}</blockquote>}
    </Facts>
  );
}
