import { styled } from '@mui/material/styles';
import type { AttendanceEvent } from '@/client/api/api';
import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';
import { distanceText, reasonText } from './eventTexts';
import { PositionBadge } from './PositionBadge';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '4px 20px',
  listStyle: 'none',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gap: 4, padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: theme.vars.palette.text.primary,
}));

/** Every check-in and check-out of an activity, oldest first. */
export const AttendanceEvents = ({ events }: { events: readonly AttendanceEvent[] }) => (
  <List aria-label="Absen masuk dan pulang">
    {events.map((event) => (
      <li key={event.id}>
        <Head>
          <span>
            {ATTENDANCE_KIND_LABELS[event.kind]} {formatDateTime(event.received_at)}
          </span>
          {event.verdict && <PositionBadge verdict={event.verdict} />}
        </Head>
        {event.place && <span>{distanceText(event)}</span>}
        {event.reason && <span>{reasonText(event)}</span>}
        {event.actor_role !== 'student' && (
          <span>
            Dicatat oleh {event.actor_name} ({ROLE_LABELS[event.actor_role]})
          </span>
        )}
      </li>
    ))}
  </List>
);
