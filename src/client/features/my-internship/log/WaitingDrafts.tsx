import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useGetActivityQuery } from '@/client/api/api';
import { useUnsentOf } from '@/client/queue/unsent';
import { placementDraftUrl } from '@/client/records/placements/placementDraft';
import { draftedRecords } from '@/client/session/browserStorage';
import { recoverDrafts } from '@/client/session/draftCopies';
import { type TextDraft, textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { keptRequest } from '../requests/requestValues';

const MOST = 3;

/** A note about text that only this device has, and the ways on. */
const WaitingNote = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <Alert severity="info" role="note" sx={{ mb: 2 }} action={actions}>
    {children}
  </Alert>
);

const GoOn = ({ to }: { to: string }) => (
  <Button component={Link} to={to} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
    Lanjutkan menulis
  </Button>
);

const WaitingLog = ({ id }: { id: number }) => {
  const { data } = useGetActivityQuery({ id });
  if (!data) return null;
  const { name, date } = data.data;
  return (
    <WaitingNote actions={<GoOn to={paths.activities.own.show(id)} />}>
      Catatan {name} ({formatShortWeekdayDate(date)}) belum tersimpan.
    </WaitingNote>
  );
};

/** The note about a form, which can be discarded with its draft. */
const WaitingForm = ({
  draft,
  to,
  children,
}: PropsWithChildren<{ draft: TextDraft; to: string }>) => {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const discard = () => {
    draft.clear();
    setShown(false);
  };
  return (
    <WaitingNote
      actions={
        <>
          <GoOn to={to} />
          <Button color="inherit" size="small" onClick={discard}>
            Hapus
          </Button>
        </>
      }
    >
      {children}
    </WaitingNote>
  );
};

/** Shown for a request with a reason; fields without one are quickly chosen again. */
const WaitingRequest = ({ draft }: { draft: TextDraft }) => {
  const [kept] = useState(() => keptRequest(draft.read()));
  if (!kept) return null;
  return (
    <WaitingForm draft={draft} to={`${paths.attendanceRequests.own.create}?${kept.link}`}>
      Pengajuan belum terkirim: {kept.reason}
    </WaitingForm>
  );
};

/** The way to what only this device has, as after a session that ended while the student wrote. */
export function WaitingDrafts() {
  const userId = useCurrentUser()?.id ?? 0;
  const kept = useUnsentOf('log').filter(({ state }) => state === 'waiting');
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    let isShown = true;
    void recoverDrafts().then(() => {
      if (isShown) setReady(true);
    });
    return () => {
      isShown = false;
    };
  }, []);

  if (!isReady) return null;
  const records = (kind: 'activity-log-draft' | 'request-draft') =>
    draftedRecords(kind, userId).slice(0, MOST).map(Number);
  const placements = draftedRecords('placement-draft', userId).flatMap((name) => {
    const url = placementDraftUrl(name);
    return url === null ? [] : [{ name, url }];
  });
  return (
    <>
      {records('activity-log-draft')
        .filter((id) => kept.every(({ activity_id }) => activity_id !== id))
        .map((id) => (
          <WaitingLog key={id} id={id} />
        ))}
      {records('request-draft').map((internshipId) => (
        <WaitingRequest
          key={internshipId}
          draft={textDraft('request-draft', userId, internshipId)}
        />
      ))}
      {placements.slice(0, MOST).map(({ name, url }) => (
        <WaitingForm key={name} draft={textDraft('placement-draft', userId, name)} to={url}>
          Isian pengajuan tempat belum tersimpan.
        </WaitingForm>
      ))}
    </>
  );
}
