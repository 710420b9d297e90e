import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AttendanceEvent } from '@/client/api/api';
import { useRole } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { can } from '@/shared/permissions';
import { AttendanceEvents } from './AttendanceEvents';
import { voidPressDialog } from './lazyVoidPressDialog';
import type { PressedActivity } from './pressedActivity';

const enterDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.enterPressDialog" */ './EnterPressDialog'),
  'EnterPressDialog',
);

const Actions = styled('div')({ padding: '8px 20px 16px' });

type Props = { activity: PressedActivity; events: readonly AttendanceEvent[] };

/** The presses of an activity. Who manages it enters further ones, and makes them void (docs/decisions/0067). */
export function ActivityPresses({ activity, events }: Props) {
  const mayChange = can(useRole(), 'manageActivities') && activity.takes_presses;
  const [isEntering, setEntering] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  // Undefined once somebody else has made it void.
  const doubtful = events.find(({ id, voided_at }) => id === asked && !voided_at);

  return (
    <>
      {events.length > 0 && (
        <AttendanceEvents
          events={events}
          zone={activity.time_zone}
          onVoid={mayChange ? ({ id }) => setAsked(id) : undefined}
        />
      )}
      {mayChange && (
        <Actions>
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<AddOutlined />}
            onPointerEnter={enterDialog.preload}
            onClick={() => setEntering(true)}
          >
            Catat Absen
          </Button>
        </Actions>
      )}
      {isEntering && (
        <enterDialog.Component activity={activity} onClose={() => setEntering(false)} />
      )}
      {doubtful && (
        <voidPressDialog.Component
          activityId={activity.id}
          event={doubtful}
          zone={activity.time_zone}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
