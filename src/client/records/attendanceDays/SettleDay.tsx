import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  type AttendanceDayDetail,
  useGetAttendanceDayQuery,
  useListAttendanceRequestsQuery,
} from '@/client/api/api';
import { pressText } from '@/client/records/attendance/eventTexts';
import { voidPressDialog } from '@/client/records/attendance/lazyVoidPressDialog';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { RequestEffects } from '@/client/records/requests/RequestEffects';
import { claimText, decisionText, requestDays } from '@/client/records/requests/requestTexts';
import { useRequestDecisions } from '@/client/records/requests/useRequestDecisions';
import { useRole } from '@/client/session/useSession';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { pressDateTime, pressTime } from '@/shared/attendance/placeTime';
import { ATTENDANCE_KIND_LABELS } from '@/shared/constants/attendance';
import { can } from '@/shared/permissions';
import { REQUEST_KIND_LABELS } from '@/shared/resources/attendance-requests/constants';
import { settlersText } from './settlersText';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  padding: '14px 20px 16px',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& footer': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
  [theme.breakpoints.down('md')]: { '& footer > button': { minHeight: 44 } },
}));

type Props = { internshipId: number; date: string };

/** The activities of a day with the presses that count. */
const pressedOn = ({ activities }: AttendanceDayDetail) =>
  activities.flatMap(({ events, ...activity }) =>
    events.filter(({ voided_at }) => !voided_at).map((event) => ({ activity, event })),
  );

/**
 * A day with both a press and an approved leave or sickness: what clashes, who settles it, and both ways to.
 * The student only reads it.
 */
export function SettleDay({ internshipId, date }: Props) {
  const day = useGetAttendanceDayQuery({ id: internshipId, date });
  const list = useListAttendanceRequestsQuery({
    internshipId,
    dateFrom: date,
    dateTo: date,
    sort: 'start_date',
  });
  const decisions = useRequestDecisions({ refetch: () => void list.refetch() });
  const clockOf = usePlaceClock();
  const mayVoid = can(useRole(), 'manageActivities');
  const [asked, setAsked] = useState<number | null>(null);

  const detail = day.currentData?.data;
  const requests = list.currentData?.data;
  if (!detail || !requests) {
    const failed = [day, list].find(({ isError }) => isError);
    if (failed) return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={failed.refetch} />;
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={120} sx={{ mx: 2.5, mt: 2 }} />
      </LoadingState>
    );
  }

  const approved = requests.filter(({ state }) => state === 'approved');
  const away = approved.filter(({ kind }) => kind === 'leave' || kind === 'sick');
  const corrections = approved.filter(({ kind }) => kind === 'correction');
  const presses = pressedOn(detail);
  const voidable = presses.filter(({ activity }) => activity.takes_presses);
  const doubtful = voidable.find(({ event }) => event.id === asked);
  const undoable = [...away, ...corrections].filter(({ allowed }) => allowed.includes('undo'));

  return (
    <Panel aria-label="Perlu diselesaikan">
      <h3>Yang bertabrakan</h3>
      <ul>
        {away.map((request) => (
          <li key={request.id}>
            {REQUEST_KIND_LABELS[request.kind]} {requestDays(request)}.{' '}
            <small>{decisionText(request)}</small>
            <RequestEffects request={request} />
          </li>
        ))}
        {corrections.map((request) => (
          <li key={request.id}>
            {claimText(request, clockOf(request.time_zone))}. <small>{decisionText(request)}</small>
            <RequestEffects request={request} />
          </li>
        ))}
        {presses.map(({ activity, event }) => (
          <li key={event.id}>
            {pressText(event, clockOf(activity.time_zone))}, {activity.name}
          </li>
        ))}
        {detail.activities.map(
          ({ id, name, events, attendance_time, time_zone }) =>
            // From before there were events.
            attendance_time &&
            events.length === 0 && (
              <li key={id}>
                Absen {pressDateTime(attendance_time, clockOf(time_zone))}, {name}
              </li>
            ),
        )}
      </ul>
      <p>{settlersText(away, voidable.length > 0 ? detail.mentor_name : null)}</p>
      {(undoable.length > 0 || (mayVoid && voidable.length > 0)) && (
        <footer>
          {undoable.map((request) => (
            <Button
              key={request.id}
              size="small"
              variant="outlined"
              color="secondary"
              disabled={decisions.pending.has(request.id)}
              onClick={() => void decisions.decide('undo', [request])}
            >
              Urungkan persetujuan {REQUEST_KIND_LABELS[request.kind].toLowerCase()}
            </Button>
          ))}
          {mayVoid &&
            voidable.map(({ activity, event }) => (
              <Button
                key={event.id}
                size="small"
                variant="outlined"
                color="secondary"
                onClick={() => setAsked(event.id)}
              >
                Batalkan {ATTENDANCE_KIND_LABELS[event.kind].toLowerCase()}{' '}
                {pressTime(
                  event.claimed_at ?? event.received_at,
                  date,
                  clockOf(activity.time_zone),
                )}
              </Button>
            ))}
        </footer>
      )}
      {doubtful && (
        <voidPressDialog.Component
          activityId={doubtful.activity.id}
          event={doubtful.event}
          zone={doubtful.activity.time_zone}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
