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
import { saveOverOwn } from '@/client/queue/saveOverOwn';
import { forgetUnsentLog, newEventId, useKeepUnsent, useUnsentOf } from '@/client/queue/unsent';
import type { UnsentOf } from '@/client/queue/unsentItem';
import { LateLog } from '@/client/records/activityLog/LateLog';
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
import { NOT_REPLACED, useReplaceRefused } from './useReplaceRefused';

const DONE: Record<Intent, string> = {
  save: 'Catatan tersimpan.',
  handIn: 'Catatan dikirim.',
};

/** The result of a submission: done by the server, or kept by the device. */
type Outcome = Intent | 'kept';

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

/** The texts of this device that the server may have when a newer one arrives. */
const textsBefore = (unsent: UnsentOf<'log'> | undefined, sent: string | null): string[] =>
  [...(unsent?.payload.earlier ?? []), unsent?.payload.text, sent].filter(
    (text) => typeof text === 'string',
  );

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
    const earlier = lastSent.current === null ? [] : [lastSent.current];
    lastSent.current = text;
    const { data } = await saveOverOwn({
      version,
      earlier,
      save: (basedOn) => save({ id, activityLogInput: { text, version: basedOn } }).unwrap(),
      read: async () => (await refetch()).data?.data.log,
    });
    setVersion(data.log?.version ?? 0);
  };

  useOfflineMessages();
  const keep = useKeepUnsent();
  const unsents = useUnsentOf('log').filter((item) => item.activity_id === id);
  const unsent = unsents.find(({ state }) => state === 'waiting');
  const replaceRefused = useReplaceRefused(unsents, initial.text);
  /** A newer text takes the place of the one that waits, and is handed in if that one was to be. */
  const wanted = (): Intent => (unsent?.payload.handsIn ? 'handIn' : intent.current);

  /** @param before the text of the request before, whose answer may have been lost, too */
  const keepText = (text: string, handsIn: boolean, before: string | null) =>
    keep({
      kind: 'log',
      id: newEventId(),
      activity_id: id,
      label: activity.name,
      days: formatShortWeekdayDate(activity.date),
      device_time: new Date().toISOString(),
      payload: { text, version, handsIn, earlier: textsBefore(unsent, before) },
    });

  const form = useFormSubmit({
    rules: activityLogRules,
    request: async ({ text }): Promise<Outcome> => {
      await replaceRefused(text);
      const done = wanted();
      const handsIn = done === 'handIn';
      const before = lastSent.current;
      try {
        // Also an unchanged text before it is handed in: the server may have another one by now.
        if (text !== saved || handsIn) await storeText(text);
        if (handsIn) await handIn({ id }).unwrap();
        void forgetUnsentLog(id);
        return done;
      } catch (error) {
        if (isUndelivered(error) && (await keepText(text, handsIn, before))) return 'kept';
        if (statusOf(error) === CONFLICT) void refetch();
        throw aboutTheForm(error);
      }
    },
    failure: FAILURE,
    onFailure: async (error) => error === NOT_REPLACED,
    onDone: (outcome) => {
      if (outcome === 'kept') notify.warning(KEPT.title, KEPT.description);
      else notify.success('Berhasil', DONE[outcome]);
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
          unsent={unsent?.payload.text ?? null}
          wasRestored={wasRestored}
          onSubmit={(chosen) => {
            intent.current = chosen;
          }}
        />
      </Formik>
      <LateLog activity={activity} />
      <Divider sx={{ my: 2.5 }} />
      <PhotoEditor activity={activity} />
    </>
  );
}
