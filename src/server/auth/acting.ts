import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '@/server/config';
import { type Actor, asActor } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { HttpError } from '@/server/http/errors';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import { deviceNameOf } from './deviceName';
import { recordEvent } from './recordEvent';

export type Acting = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

interface ActingServices {
  db: Database;
  clock: () => Date;
  config: Pick<Config, 'campusTimeZone'>;
}

/**
 * Records the changes of a request as done by its user (docs/decisions/0032). A read-only request needs no
 * actor.
 */
export function createActing(services: Omit<ActingServices, 'db'>): Acting {
  return (request, work) =>
    request.method === 'GET' ? work() : asActor(actorOf(request, services), work);
}

function actorOf(request: FastifyRequest, services: Omit<ActingServices, 'db'>): Actor {
  const { now, today } = campusMoment(services);
  const { user, ip, id, headers, routeOptions } = request;
  return {
    user: user && { id: user.id, name: user.name, role: user.role },
    at: now,
    valid_from: today,
    address: ip,
    device: user ? user.device : deviceNameOf(headers['user-agent']),
    request_id: id,
    operation: routeOptions.config.operationId ?? '',
  };
}

/** A client that repeats a denied request fills the log, but not the audit trail. */
const DENIAL_INTERVAL_MS = 60_000;
const REMEMBERED_DENIALS = 1_000;

interface Denial {
  at: number;
  /** since the last entry */
  times: number;
}

/** Records denied requests once a minute per user and operation; the next entry counts those in between. */
export function recordDenials(api: FastifyInstance, services: ActingServices): void {
  const denials = new Map<string, Denial>();

  api.addHook('onError', async (request, _reply, error) => {
    const { user } = request;
    const isDenial = error instanceof HttpError && error.statusCode === 403;
    // An error with a code is no denial: the account must change its password first.
    if (!isDenial || error.details.code !== undefined || user === null) return;
    const actor = actorOf(request, services);
    const key = `${user.id} ${actor.operation}`;
    const last = denials.get(key);
    if (last && actor.at.getTime() - last.at < DENIAL_INTERVAL_MS) {
      last.times += 1;
      return;
    }
    const times = (last?.times ?? 0) + 1;
    if (denials.size >= REMEMBERED_DENIALS) denials.clear();
    denials.set(key, { at: actor.at.getTime(), times: 0 });
    try {
      await onBehalfOf(userAsRequester(user.id), () =>
        asActor(actor, () => recordEvent(services, { action: 'denied', account: user, times })),
      );
    } catch (failure) {
      if (request.server.outages.meet(failure)) return;
      request.log.warn({ err: failure }, 'a denial was not recorded');
    }
  });
}
