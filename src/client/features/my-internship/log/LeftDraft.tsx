import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ActivityDetail } from '@/client/api/api';
import { LogText } from '@/client/records/activityLog/LogText';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { trimmed } from '@/shared/hiddenCharacters';

/** A draft typed on this device before a reviewer validated the activity, for copying. */
export function LeftDraft({ activity: { id, log } }: { activity: ActivityDetail }) {
  const user = useCurrentUser();
  const [draft] = useState(() => textDraft('activity-log-draft', user?.id ?? 0, id));
  const [text, setText] = useState(() => draft.read());
  if (text === null || trimmed(text) === (log?.text ?? '')) return null;

  const discard = () => {
    draft.clear();
    setText(null);
  };
  return (
    <Alert
      role="note"
      severity="info"
      sx={{ mb: 2, alignItems: 'flex-start' }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Buang draf
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        Draf di perangkat ini tidak sempat tersimpan
      </AlertTitle>
      <LogText>{text}</LogText>
    </Alert>
  );
}
