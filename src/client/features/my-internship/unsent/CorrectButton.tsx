import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import type { Unsent, UnsentOf } from '@/client/queue/unsentItem';
import { textDraft } from '@/client/session/textDraft';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { trimmed } from '@/shared/hiddenCharacters';
import { paths } from '@/shared/paths';

const LABEL = 'Perbaiki';

/** Opens the editor of the day with the refused text. */
function CorrectLog({ item }: { item: UnsentOf<'log'> }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { user_id, activity_id, payload } = item;
  if (activity_id === null) return null;

  const handleClick = async () => {
    const draft = textDraft('activity-log-draft', user_id, activity_id);
    const typed = trimmed(draft.read() ?? '');
    const isOther = typed !== '' && typed !== trimmed(payload.text);
    const agreed =
      !isOther ||
      (await confirm({
        title: 'Ganti tulisan di aktivitas ini?',
        description:
          'Di aktivitas ini ada tulisan lain yang belum tersimpan. Tulisan yang ditolak akan menggantikannya.',
        confirmLabel: 'Ganti',
        tone: 'danger',
      }));
    if (!agreed) return;
    if (typed === '' || isOther) draft.write(payload.text, payload.version);
    await navigate(paths.activities.own.show(activity_id));
  };

  return (
    <Button variant="contained" onClick={() => void handleClick()}>
      {LABEL}
    </Button>
  );
}

/** Opens what the server has refused in the form that it came from; a press and a photo came from none. */
export function CorrectButton({ item }: { item: Unsent }) {
  if (item.kind === 'log') return <CorrectLog item={item} />;
  if (item.kind !== 'request') return null;
  return (
    <Button component={Link} to={paths.attendanceRequests.own.correct(item.id)} variant="contained">
      {LABEL}
    </Button>
  );
}
