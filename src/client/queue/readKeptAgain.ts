import { type SendingStore, send } from '@/client/api/send';
import { isAppKept } from '@/client/offline/isAppKept';
import { askedBefore } from '@/client/offline/keptAnswers';
import { selectUser, type WithSession } from '@/client/session/sessionSlice';
import type { Sent } from './unsentItem';
import { WAIT_MS } from './whenMade';

const DAYS = {
  activities: 'listInternshipActivities',
  'attendance-days': 'listAttendanceDays',
} as const;

/** The operation of a kept answer that may show what was sent; undefined for all others. */
function operationOf(url: string, sent: readonly Sent[]): string | undefined {
  if (sent.some(({ item }) => url === `/activities/${item.activity_id}`)) return 'getActivity';
  const [, list] = /^\/internships\/\d+\/(.+)$/.exec(url) ?? [];
  return DAYS[list as keyof typeof DAYS];
}

/**
 * Asks again for what the device keeps for reading and what was sent has changed, also of screens that are not open: the next
 * look may be without a network. One after the other, and no further once the network is gone.
 */
export async function readKeptAgain(sent: readonly Sent[], store: SendingStore): Promise<void> {
  const user = selectUser(store.getState() as WithSession);
  if (!user || !isAppKept()) return;
  for (const { url, params } of await askedBefore(user.id)) {
    const endpoint = operationOf(url, sent);
    if (endpoint) await send({ endpoint, url, params, timeout: WAIT_MS }, store);
  }
}
