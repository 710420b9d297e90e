import { api } from '@/client/api/api';
import type { SendingStore } from '@/client/api/send';
import { textDraft } from '@/client/session/textDraft';
import { trimmed } from '@/shared/hiddenCharacters';
import { readKeptAgain } from './readKeptAgain';
import type { Sent, Unsent } from './unsentItem';

const draftOf = ({ user_id, activity_id }: Unsent) =>
  textDraft('activity-log-draft', user_id, activity_id ?? 0);

/** The data that shows what was sent. */
const CHANGED = [
  'Activity',
  'AttendanceDay',
  'AttendanceRequest',
  'Review',
  'Dashboard',
  'FollowUp',
] as const;

const readAgain = ({ dispatch }: SendingStore) => dispatch(api.util.invalidateTags([...CHANGED]));

/** Makes a refused text the draft of its day. A logout removes drafts. */
function bringBackText(item: Unsent): void {
  if (item.kind !== 'log') return;
  const draft = draftOf(item);
  if (draft.read() === null) draft.write(item.payload.text, item.payload.version);
}

/** The server has other data than the screen: what was refused is shown beside those. */
export function afterRefusal(item: Unsent, store: SendingStore): void {
  bringBackText(item);
  readAgain(store);
}

/** Forgets the drafts of texts that the server has now, and reads again what shows them, on the screen and on the device. */
export function afterSending(sent: readonly Sent[], store: SendingStore): void {
  for (const { item } of sent) {
    if (item.kind !== 'log') continue;
    const draft = draftOf(item);
    if (trimmed(draft.read() ?? '') === trimmed(item.payload.text)) draft.clear();
  }
  readAgain(store);
  void readKeptAgain(sent, store).catch(() => {});
}
