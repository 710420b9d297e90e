import { styled } from '@mui/material/styles';
import type { AttendanceDay } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { dayLines, signOf, verdictText } from '@/client/records/verdicts/dayTexts';
import { Badge } from '@/client/ui/cells/Badge';
import { DayChanges } from './DayChanges';
import { InterruptionOfDay } from './InterruptionOfDay';

const Lines = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

type Props = { internshipId: number; day: AttendanceDay };

/** The verdict on a day with its facts, the interruption that it is in, and its changes. */
export function DayResult({ internshipId, day }: Props) {
  const { campus_time_zone } = useSettings();
  const lines = dayLines(day, campus_time_zone);
  return (
    <>
      <Badge tone={signOf(day)?.tone ?? 'neutral'}>{verdictText(day)}</Badge>
      {lines.length > 0 && (
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
      {day.not_placed === 'interrupted' && (
        <InterruptionOfDay internshipId={internshipId} date={day.date} />
      )}
      {day.changes.length > 0 && <DayChanges changes={day.changes} />}
    </>
  );
}
