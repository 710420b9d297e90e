import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { FollowUpItem, FollowUpKind } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { settledWord, sinceText } from '@/client/records/followUps/followUpTexts';
import { BusyButton } from '@/client/ui/BusyButton';
import { SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { daysBetween } from '@/shared/calendarDays';
import { formatNumber } from '@/shared/formatNumber';
import { ReminderButtons } from './ReminderButtons';
import { remindedText } from './reminderTexts';
import { itemLinkId } from './useSettling';

const Row = styled(SectionRow)(({ theme }) => ({
  alignItems: 'center',
  // The link covers the words.
  '& > div': { flex: 1 },
  '& > div > div:first-of-type': {
    position: 'relative',
    '& a': { fontWeight: 600, color: theme.vars.palette.text.primary, textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover a': { textDecoration: 'underline' },
  },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('md')]: { flexDirection: 'column', alignItems: 'stretch', gap: 10 },
}));

const ageText = (since: string, today: string) => {
  const days = daysBetween(since, today);
  return days > 0
    ? `${sinceText(since, today)} (${formatNumber(days)} hari)`
    : sinceText(since, today);
};

type Props = {
  kind: FollowUpKind;
  items: readonly FollowUpItem[];
  /** The item whose mark is being stored. */
  settling: number | null;
  /** Undefined if the items of this kind settle themselves only. */
  onSettle?: (item: FollowUpItem) => void;
};

/** The matters of a kind, each with the way to what settles it. */
export function FollowUpItems({ kind, items, settling, onSettle }: Props) {
  const today = useCampusToday();
  const label = `Sudah ${settledWord(kind)}`;
  return (
    <SectionRows>
      {items.map((item) => (
        <Row key={item.id}>
          <div>
            <div>
              <Link id={itemLinkId(item.id)} to={item.link}>
                {item.title}
              </Link>
              {item.detail && <p>{item.detail}</p>}
              <p>
                {[ageText(item.since, today), remindedText(item.reminders, today)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {item.person && <ReminderButtons kind={kind} item={item} />}
          </div>
          {onSettle && (
            <BusyButton
              size="small"
              variant="outlined"
              color="secondary"
              aria-label={`${label}: ${item.title}`}
              isBusy={settling === item.id}
              onClick={() => onSettle(item)}
              sx={{ flex: 'none' }}
            >
              {label}
            </BusyButton>
          )}
        </Row>
      ))}
    </SectionRows>
  );
}
