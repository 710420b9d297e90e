import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname, userInfo } from 'node:os';
import type { Role } from '@/shared/permissions';

/** The author of a change, as the audit trail records it. */
export interface Actor {
  /** null for somebody who has not logged in */
  user: { id: number; name: string; role: Role } | null;
  at: Date;
  address: string | null;
  device: string | null;
  request_id: string | null;
  operation: string;
  /** why, if the person says so */
  reason?: string;
  /** The day from which the changes count, for what past days are judged by; today on campus in requests. */
  valid_from?: string;
}

/** The setting that the triggers of the audit trail read. */
export const ACTOR_SETTING = 'simagang.actor';

const storage = new AsyncLocalStorage<Actor>();

/** Whatever `work` changes, until its promise settles, is recorded as done by this actor. */
export function asActor<T>(actor: Actor, work: () => T): T {
  return storage.run(actor, work);
}

/** undefined for what the server does on its own. */
export function currentActor(): Actor | undefined {
  return storage.getStore();
}

/** For a login, which begins without a user. */
export function asUser<T>({ id, name, role }: NonNullable<Actor['user']>, work: () => T): T {
  const actor = currentActor();
  return actor ? asActor({ ...actor, user: { id, name, role } }, work) : work();
}

/** Gives the reason for what `work` changes. */
export function forReason<T>(reason: string | null | undefined, work: () => T): T {
  const actor = currentActor();
  return actor && reason ? asActor({ ...actor, reason }, work) : work();
}

/** Lets what `work` changes count from the day. */
export function fromDay<T>(day: string, work: () => T): T {
  const actor = currentActor();
  return actor ? asActor({ ...actor, valid_from: day }, work) : work();
}

/** For the command line, where no account is known, only the user of the machine. */
export function asProgram<T>(operation: string, work: () => T): T {
  const noPerson = { user: null, address: null, request_id: null };
  const device = `${userInfo().username}@${hostname()}`;
  return asActor({ ...noPerson, device, at: new Date(), operation }, work);
}

/** The value of the setting; empty without an actor. */
export function actorSetting(): string {
  const actor = currentActor();
  return actor ? JSON.stringify(actor) : '';
}
