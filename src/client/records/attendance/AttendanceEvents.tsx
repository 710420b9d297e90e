import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AttendanceEvent } from '@/client/api/api';
import { distanceText, enteredText, pressText, reasonText, voidText } from './eventTexts';
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

const Line = ({ event }: { event: AttendanceEvent }) => {
  const text = pressText(event);
  return event.voided_at ? <s>{text}</s> : <span>{text}</span>;
};

type Props = {
  events: readonly AttendanceEvent[];
  /** Missing for who may not make a press void. */
  onVoid?: (event: AttendanceEvent) => void;
};

/** Every check-in and check-out of an activity, oldest first, void ones struck through. */
export const AttendanceEvents = ({ events, onVoid }: Props) => (
  <List aria-label="Absen masuk dan pulang">
    {events.map((event) => (
      <li key={event.id}>
        <Head>
          <Line event={event} />
          {event.verdict && <PositionBadge verdict={event.verdict} />}
        </Head>
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
                aria-label={`Batalkan ${pressText(event)}`}
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
