import Divider from '@mui/material/Divider';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import {
  type ActivityDetail,
  useGetActivityQuery,
  useSubmitActivityLogMutation,
  useUpdateActivityLogMutation,
} from '@/client/api/api';
import { codeOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { isUndelivered } from '@/client/queue/outcome';
import { forgetUnsentLog, newEventId, useKeepUnsent, useUnsent } from '@/client/queue/unsent';
import { textDraft } from '@/client/session/textDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { notify } from '@/client/ui/toasts/notify';
import { useOfflineMessages } from '@/client/ui/useOfflineMessages';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { formatShortWeekdayDate } from '@/shared/format';
import { trimmed } from '@/shared/hiddenCharacters';
import { activityLogRules } from '@/shared/resources/activities/activityLogRules';
import { KEPT } from '../unsent/unsentWords';
import { type Intent, LogForm } from './LogForm';
import { PhotoEditor } from './PhotoEditor';

const DONE: Record<Intent, string> = {
  save: 'Catatan tersimpan.',
  handIn: 'Catatan dikirim.',
};

/** Where the text is once the form has been sent. */
type Place = 'server' | 'device';

const FAILURE = {
  title: 'Catatan belum tersimpan',
  description: 'Tulisan Anda tetap ada di perangkat ini. Silakan coba lagi.',
};

const CONFLICT = 409;

const STALE =
  'Catatan ini sudah disimpan dari tab atau perangkat lain. Pilih tulisan yang dipakai.';

/** The reason why a log is not saved, which concerns the whole form, not a field. */
const aboutTheForm = (error: unknown) => {
  if (statusOf(error) !== CONFLICT) return error;
  const reason = codeOf(error) === STALE_VERSION ? STALE : messageOf(error);
  return { data: { errors: { activity: reason } } };
};

/** The log and the photos of an activity while they may be changed. */
export function LogEditor({ activity }: { activity: ActivityDetail }) {
  const { id, log } = activity;
  const saved = log?.text ?? '';
  const storedVersion = log?.version ?? 0;
  const user = useCurrentUser();
  const [draft] = useState(() => textDraft('activity-log-draft', user?.id ?? 0, id));
  const [initial] = useState(() => ({ text: draft.read() ?? saved }));
  const [wasRestored] = useState(trimmed(initial.text) !== saved);
  const intent = useRef<Intent>('save');
  const [version, setVersion] = useState(() => draft.version() ?? storedVersion);

  const { refetch } = useGetActivityQuery({ id });
  const [save] = useUpdateActivityLogMutation();
  const [handIn] = useSubmitActivityLogMutation();

  /** The text of the last request, whose answer may have been lost. */
  const lastSent = useRef<string | null>(null);
  const storeText = async (text: string) => {
    const before = lastSent.current;
    lastSent.current = text;
    const send = async (basedOn: number) => {
      const answer = await save({ id, activityLogInput: { text, version: basedOn } }).unwrap();
      setVersion(answer.data.log?.version ?? 0);
    };
    try {
      await send(version);
    } catch (error) {
      if (codeOf(error) !== STALE_VERSION) throw error;
      const log = (await refetch()).data?.data.log;
      if (!log || log.text !== before) throw error;
      await send(log.version);
    }
  };

  useOfflineMessages();
  const keep = useKeepUnsent();
  const unsent = useUnsent().find((item) => item.kind === 'log' && item.activity_id === id);

  const keepText = (text: string) =>
    keep({
      kind: 'log',
      id: newEventId(),
      activity_id: id,
      label: activity.name,
      days: formatShortWeekdayDate(activity.date),
      device_time: new Date().toISOString(),
      payload: { text, version, handsIn: intent.current === 'handIn' },
    });

  const form = useFormSubmit({
    rules: activityLogRules,
    request: async ({ text }): Promise<Place> => {
      try {
        // Also an unchanged text before it is handed in: the server may have another one by now.
        if (text !== saved || intent.current === 'handIn') await storeText(text);
        if (intent.current === 'handIn') await handIn({ id }).unwrap();
        void forgetUnsentLog(id);
        return 'server';
      } catch (error) {
        if (isUndelivered(error) && (await keepText(text))) return 'device';
        if (statusOf(error) === CONFLICT) void refetch();
        throw aboutTheForm(error);
      }
    },
    failure: FAILURE,
    onDone: (place) => {
      if (place === 'device') notify.warning(KEPT.title, KEPT.description);
      else notify.success('Berhasil', DONE[intent.current]);
    },
  });

  return (
    <>
      <Formik initialValues={initial} {...form}>
        <LogForm
          saved={saved}
          savedAt={log?.saved_at ?? null}
          version={version}
          storedVersion={storedVersion}
          onAcceptStored={() => setVersion(storedVersion)}
          onStoredElsewhere={refetch}
          draft={draft}
          unsent={unsent?.kind === 'log' && unsent.state === 'waiting' ? unsent.payload.text : null}
          wasRestored={wasRestored}
          onSubmit={(chosen) => {
            intent.current = chosen;
          }}
        />
      </Formik>
      <Divider sx={{ my: 2.5 }} />
      <PhotoEditor activity={activity} />
    </>
  );
}
