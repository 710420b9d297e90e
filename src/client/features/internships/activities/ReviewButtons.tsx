import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Activity } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { openDays } from '@/client/records/openDays';
import { useRole } from '@/client/session/useSession';
import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { UndoButtons } from './UndoButtons';

const dialog = lazyComponent(() => withDrafts(import('./ReturnDialog')), 'ReturnDialog');

/** 'Kembalikan' and 'Urungkan', beside the validation of the specification. */
export function ReviewButtons({ activity }: { activity: Activity }) {
  const role = useRole();
  const [isReturning, setReturning] = useState(false);
  const { campus_time_zone } = useSettings();

  const isUndecided =
    (role === 'mentor' || role === 'lecturer') &&
    !activity[`validated_at_by_${role}`] &&
    !activity[`returned_at_by_${role}`];
  const hasCome = openDays(campus_time_zone).some((day) => activity.date <= day);

  return (
    <>
      {isUndecided && hasCome && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ReplyOutlined />}
          onPointerEnter={dialog.preload}
          onClick={() => setReturning(true)}
        >
          Kembalikan
        </Button>
      )}
      <UndoButtons activity={activity} />
      {isReturning && <dialog.Component activity={activity} onClose={() => setReturning(false)} />}
    </>
  );
}
