import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import type { Internship } from '@/client/api/api';
import { attendanceMonth } from '@/client/records/attendanceDays/lazyAttendanceMonth';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { isCalendarDate } from '@/shared/validation/dateAndTime';

const workplaceCards = lazyComponent(() => import('./workplace/WorkplaceCards'), 'WorkplaceCards');

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  alignItems: 'start',
  gap: 20,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 720px) minmax(300px, 440px)',
  },
}));

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** The days of the placement with their verdicts; beside them the hours and places they are judged by. */
export function AttendanceTab({ internship }: { internship: Internship }) {
  // The link of a matter names the day.
  const asked = useSearchParams()[0].get('date');
  const firstShown = isCalendarDate(asked) ? asked : undefined;
  return (
    <Columns>
      <attendanceMonth.Component
        fallback={<Skeleton variant="rounded" height={420} />}
        internshipId={internship.id}
        placed={placementDates(internship)}
        firstShown={firstShown}
      />
      <Cards>
        <workplaceCards.Component
          fallback={<Skeleton variant="rounded" height={240} />}
          internship={internship}
        />
      </Cards>
    </Columns>
  );
}
