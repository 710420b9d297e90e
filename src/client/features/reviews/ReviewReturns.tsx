import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';

const Quote = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: '6px 12px',
  maxWidth: '80ch',
  borderLeft: `3px solid ${theme.vars.palette.warning.light}`,
  borderRadius: '0 8px 8px 0',
  backgroundColor: theme.vars.palette.warning.fill,
  color: theme.vars.palette.warning.text,
  ...theme.typography.body2,
  '& figcaption': { fontWeight: 600 },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/** The comments of earlier returns. */
export const ReviewReturns = ({ returns }: { returns: Review['returns'] }) =>
  returns.map(({ reviewer, name, comment, at }) => (
    <Quote key={`${reviewer}-${at}`}>
      <figcaption>
        Catatan revisi {name} ({ROLE_LABELS[reviewer]}), {formatDateTime(at)}
      </figcaption>
      <blockquote>{comment}</blockquote>
    </Quote>
  ));
