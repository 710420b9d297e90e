import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Activity, useUndoActivityDecisionMutation } from '@/client/api/api';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { UNDO_FAILED } from '@/client/records/review/undoTexts';
import { useStoredActivity } from '@/client/records/useStoredActivity';
import { useRole } from '@/client/session/useSession';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { REVIEWERS, type Reviewer } from '@/shared/resources/reviews/constants';

const dialog = lazyComponent(() => import('@/client/records/review/UndoDialog'), 'UndoDialog');

const OF: Record<Reviewer, string> = { mentor: 'Validasi Mentor', lecturer: 'Validasi Dosen' };
/** Names that do not contain the labels of the validating buttons, which people and tests look for. */
const UNDO_OF: Record<Reviewer, string> = {
  mentor: 'Urungkan untuk Mentor',
  lecturer: 'Urungkan untuk Dosen',
};

/** 'Urungkan' for the reviewer; super admins undo the validation of either. */
export function UndoButtons({ activity }: { activity: Activity }) {
  const role = useRole();
  const run = useConfirmedAction();
  const store = useStoredActivity();
  const [undo] = useUndoActivityDecisionMutation();
  const [asking, setAsking] = useState<Reviewer | null>(null);

  const isAdmin = role === 'super_admin';
  const isValidated = (reviewer: Reviewer) => Boolean(activity[`validated_at_by_${reviewer}`]);
  const isReturned = (reviewer: Reviewer) => Boolean(activity[`returned_at_by_${reviewer}`]);
  const isOffered = (reviewer: Reviewer) =>
    isAdmin
      ? isValidated(reviewer)
      : role === reviewer && (isValidated(reviewer) || isReturned(reviewer));

  const send = (reviewer: Reviewer, reason?: string) => {
    const undone = isValidated(reviewer) ? 'validated' : 'returned';
    const undoInput = { ...(reason && { reason }), ...(isAdmin && { reviewer }) };
    return store(
      activity.id,
      () => undo({ id: activity.id, undoInput }).unwrap(),
      (now) => now[`${undone}_at_by_${reviewer}`] === null,
    );
  };

  const subject = isAdmin ? (reviewer: Reviewer) => OF[reviewer] : () => 'Keputusan Anda';
  const question = (reviewer: Reviewer) =>
    `${subject(reviewer)} atas aktivitas "${activity.name}" akan diurungkan. Apakah anda yakin?`;

  const handleClick = (reviewer: Reviewer) => {
    if (REVIEWERS.every(isValidated)) return setAsking(reviewer);
    void run({
      title: 'Urungkan Keputusan',
      description: question(reviewer),
      confirmLabel: 'Urungkan',
      action: () =>
        send(reviewer).catch((error) => {
          // The other reviewer has validated the activity in the meantime.
          if (fieldErrorsOf(error)?.reason) setAsking(reviewer);
          throw error;
        }),
      success: { title: 'Berhasil', description: `${subject(reviewer)} diurungkan.` },
      failure: UNDO_FAILED,
    });
  };

  return (
    <>
      {REVIEWERS.filter(isOffered).map((reviewer) => (
        <Button
          key={reviewer}
          variant="outlined"
          color="secondary"
          startIcon={<UndoOutlined />}
          onPointerEnter={dialog.preload}
          onClick={() => handleClick(reviewer)}
        >
          {isAdmin ? UNDO_OF[reviewer] : 'Urungkan'}
        </Button>
      ))}
      {asking && (
        <dialog.Component
          description={question(asking)}
          action={(reason) => send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
