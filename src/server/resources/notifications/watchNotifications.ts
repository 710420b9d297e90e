import { selectEndedSessions } from '@/server/auth/endedSessions';
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
 * Sends `change` to the open tabs of people whose news have changed, in whichever process, and ends the streams of sessions
 * that have ended. All tabs share two queries, which are only asked while a tab is open.
 */
export function watchNotifications(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'log' | 'streams'>,
  intervalMs = INTERVAL_MS,
): Watch {
  const { db, log, streams } = services;
  /** The news of the last look by id, each with the time of its last change. */
  let known = new Map<number, number>();
  /** People whose new tab may have read its number just before a change of the last minute. */
  const newcomers = new Set<number>();
  let isLooking = false;

  async function endStreams() {
    for (const id of await selectEndedSessions(services, [...streams.sessions()])) {
      streams.endSession(id);
    }
  }

  async function tell() {
    for (const userId of streams.takeNewcomers()) newcomers.add(userId);
    const changed = await selectLatelyChanged(db, [...streams.people()]);
    // Compared row by row: a long transaction may end after a later change was sent.
    const fresh = changed.filter(
      ({ id, user_id, at }) => newcomers.has(user_id) || known.get(id) !== at.getTime(),
    );
    for (const userId of new Set(fresh.map(({ user_id }) => user_id))) {
      streams.send(userId, 'change');
    }
    known = new Map(changed.map(({ id, at }) => [id, at.getTime()]));
    newcomers.clear();
  }

  async function look() {
    if (isLooking || new Set(streams.people()).size === 0) return;
    isLooking = true;
    try {
      await endStreams();
      await tell();
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
