import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AttendanceEvent } from '@/client/api/api';
import type { Zone } from '@/shared/attendance/zones';
import {
  distanceText,
  enteredText,
  lateArrivalTexts,
  pressText,
  reasonText,
  voidText,
} from './eventTexts';
import { NoPositionBadge, PositionBadge } from './PositionBadge';
import { usePlaceClock } from './usePlaceClock';

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

const Line = ({ event, text }: { event: AttendanceEvent; text: string }) =>
  event.voided_at ? <s>{text}</s> : <span>{text}</span>;

type Props = {
  events: readonly AttendanceEvent[];
  /** The zone of the place. */
  zone: Zone;
  /** Missing for who may not make a press void. */
  onVoid?: (event: AttendanceEvent) => void;
};

/** Every check-in and check-out of an activity, oldest first, void ones struck through. */
export function AttendanceEvents({ events, zone, onVoid }: Props) {
  const clock = usePlaceClock()(zone);
  return (
    <List aria-label="Absen masuk dan pulang">
      {events.map((event) => (
        <li key={event.id}>
          <Head>
            <Line event={event} text={pressText(event, clock)} />
            {event.claimed_at && event.arrived_late_minutes == null ? (
              <NoPositionBadge />
            ) : (
              event.verdict && <PositionBadge verdict={event.verdict} />
            )}
          </Head>
          {lateArrivalTexts(event, clock).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {event.place && <span>{distanceText(event)}</span>}
          {(event.reason || event.reason_note) && <span>{reasonText(event)}</span>}
          {event.actor_role !== 'student' && <span>{enteredText(event)}</span>}
          {event.voided_at ? (
            <span>{voidText(event)}</span>
          ) : (
            onVoid && (
              <div>
                <Button
                  size="small"
                  variant="outlined"
                  color="secondary"
                  aria-label={`Batalkan ${pressText(event, clock)}`}
                  onClick={() => onVoid(event)}
                >
                  Batalkan
                </Button>
              </div>
            )
          )}
        </li>
      ))}
    </List>
  );
}
