import { api } from '@/client/api/api';
import type { SendingStore } from '@/client/api/send';
import { textDraft } from '@/client/session/textDraft';
import { trimmed } from '@/shared/hiddenCharacters';
import type { Sent } from './unsentItem';

/** The data that shows what was sent. */
const CHANGED = [
  'Activity',
  'AttendanceDay',
  'AttendanceRequest',
  'Review',
  'Dashboard',
  'FollowUp',
] as const;

/** Forgets the drafts of texts that the server has now, and reads again what shows them. */
export function afterSending(sent: readonly Sent[], { dispatch }: SendingStore): void {
  for (const { item } of sent) {
    if (item.kind !== 'log' || item.activity_id === null) continue;
    const draft = textDraft('activity-log-draft', item.user_id, item.activity_id);
    if (trimmed(draft.read() ?? '') === trimmed(item.payload.text)) draft.clear();
  }
  dispatch(api.util.invalidateTags([...CHANGED]));
}
