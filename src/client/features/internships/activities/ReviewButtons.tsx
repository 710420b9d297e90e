import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Activity, useUndoActivityDecisionMutation } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { useConfirmedAction } from '@/client/components/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/components/lazyComponent';
import { openDays } from '@/client/components/openDays';
import { useRole } from '@/client/session/useSession';
import type { Reviewer } from '@/shared/constants/reviews';

const dialog = lazyComponent(() => import('./ReturnDialog'), 'ReturnDialog');

const useReviewer = (): Reviewer | null => {
  const role = useRole();
  return role === 'mentor' || role === 'lecturer' ? role : null;
};

/** 'Kembalikan' and 'Urungkan' for the reviewer, beside the validation of the specification. */
export function ReviewButtons({ activity }: { activity: Activity }) {
  const reviewer = useReviewer();
  const run = useConfirmedAction();
  const [undo] = useUndoActivityDecisionMutation();
  const [isReturning, setReturning] = useState(false);
  const { campus_time_zone } = useSettings();
  if (!reviewer) return null;

  const isDecided = Boolean(
    activity[`validated_at_by_${reviewer}`] ?? activity[`returned_at_by_${reviewer}`],
  );
  const hasCome = openDays(campus_time_zone).some((day) => activity.date <= day);

  const handleUndo = () =>
    void run({
      title: 'Urungkan Keputusan',
      description: `Keputusan Anda atas aktivitas "${activity.name}" akan diurungkan. Apakah anda yakin?`,
      confirmLabel: 'Urungkan',
      action: () => undo({ id: activity.id }).unwrap(),
      success: { title: 'Berhasil', description: 'Keputusan Anda diurungkan.' },
      failure: { title: 'Gagal mengurungkan', description: 'Silakan coba lagi nanti.' },
    });

  return (
    <>
      {!isDecided && hasCome && (
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
      {isDecided && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<UndoOutlined />}
          onClick={handleUndo}
        >
          Urungkan
        </Button>
      )}
      {isReturning && <dialog.Component activity={activity} onClose={() => setReturning(false)} />}
    </>
  );
}
