import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useGetActivityQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { draftedRecords } from '@/client/session/browserStorage';
import { recoverDrafts } from '@/client/session/draftCopies';
import { useCurrentUser } from '@/client/session/useSession';
import { formatShortWeekdayDate } from '@/shared/format';

const MOST = 3;

const WaitingDraft = ({ id }: { id: number }) => {
  const { data } = useGetActivityQuery({ id });
  if (!data) return null;
  const { name, date } = data.data;
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2, alignItems: 'center', overflowWrap: 'anywhere' }}
      action={
        <Button
          component={Link}
          to={paths.student.activities.show(id)}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          Lanjutkan menulis
        </Button>
      }
    >
      Catatan {name} ({formatShortWeekdayDate(date)}) belum tersimpan.
    </Alert>
  );
};

/** The way to the logs whose text is only on this device, as after a session that ended while the student wrote. */
export function WaitingDrafts() {
  const userId = useCurrentUser()?.id ?? 0;
  const [ids, setIds] = useState<number[]>([]);

  useEffect(() => {
    let isShown = true;
    void recoverDrafts().then(() => {
      if (isShown) setIds(draftedRecords('activity-log-draft', userId).map(Number));
    });
    return () => {
      isShown = false;
    };
  }, [userId]);

  return ids.slice(0, MOST).map((id) => <WaitingDraft key={id} id={id} />);
}
