import type { Services } from '@/server/services';
import { selectLatelyChanged } from './notificationQueries';

/** Well below the 15 seconds that news may take. */
const INTERVAL_MS = 5_000;

export interface Watch {
  /** Looks once, as the timer does. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Sends `change` to the open tabs of people whose news have changed, in whichever process. All tabs share one query, which
 * is only asked while a tab is open.
 */
export function watchNotifications(
  { db, log, streams }: Pick<Services, 'db' | 'log' | 'streams'>,
  intervalMs = INTERVAL_MS,
): Watch {
  const sent = new Map<number, number>();
  let isLooking = false;

  async function look() {
    const people = new Set(streams.people());
    if (people.size === 0 || isLooking) return;
    isLooking = true;
    try {
      const changed = await selectLatelyChanged(db);
      for (const [userId, at] of changed) {
        if (!people.has(userId) || (sent.get(userId) ?? 0) >= at) continue;
        sent.set(userId, at);
        streams.send(userId, 'change');
      }
      for (const userId of sent.keys()) if (!changed.has(userId)) sent.delete(userId);
    } catch (error) {
      log.warn({ err: error }, 'open tabs did not learn of news, will be tried again');
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(look, intervalMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
