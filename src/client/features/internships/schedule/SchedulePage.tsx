import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { LeaveGuardGroup } from '@/client/ui/form/LeaveGuard';
import { ScheduleOfMany } from './ScheduleOfMany';
import { ScheduleOfOne } from './ScheduleOfOne';

const Frame = styled('div')({ width: '100%', maxWidth: 1120 });

/**
 * Makes the activities of one placement or of many from weekly hours: students, hours, preview.
 * @screen internships.schedule
 */
export function SchedulePage() {
  const [params] = useSearchParams();
  const id = Number(params.get('internship_id'));
  return (
    <Frame>
      <LeaveGuardGroup key={id}>
        {id > 0 ? <ScheduleOfOne id={id} /> : <ScheduleOfMany />}
      </LeaveGuardGroup>
    </Frame>
  );
}
