import { selectEndedSessions } from '@/server/auth/endedSessions';
import type { Services } from '@/server/services';
import { selectLatelyChanged } from './notificationQueries';

/** Well below the 15 seconds that news may take. */
const INTERVAL_MS = 5_000;

export interface Watch {
  /** Looks once, as the timer does. */
  look(): Promise<void>;
  /** Resolves when it does not use the database any more. */
  close(): Promise<void>;
}

/**
 * Sends `change` to the open tabs of people whose news have changed, in whichever process, and ends the streams of sessions
 * that have ended. All tabs share two queries, which are only asked while a tab is open.
 */
export function watchNotifications(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'log' | 'outages' | 'streams'>,
  intervalMs = INTERVAL_MS,
): Watch {
  const { db, log, outages, streams } = services;
  /** The news of the last look by id, each with the time of its last change. */
  let known = new Map<number, number>();
  /** People whose new tab may have read its number just before a change of the last minute. */
  const newcomers = new Set<number>();
  let looking: Promise<void> | null = null;

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

  async function lookOnce() {
    try {
      await endStreams();
      await tell();
    } catch (error) {
      if (outages.meet(error)) return;
      log.warn({ err: error }, 'open tabs did not learn of news, will be tried again');
    } finally {
      looking = null;
    }
  }

  async function look() {
    if (looking || new Set(streams.people()).size === 0) return;
    looking = lookOnce();
    await looking;
  }

  const timer = setInterval(look, intervalMs);
  timer.unref();
  return {
    look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
