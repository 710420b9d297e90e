import { currentActor } from '../actor';

/** The columns of an entry that say who did it, for events that the triggers of the trail do not see. */
export function actorColumns(now: Date) {
  const actor = currentActor();
  return {
    at: actor?.at ?? now,
    actor_user_id: actor?.user?.id,
    actor_name: actor?.user?.name,
    actor_role: actor?.user?.role,
    address: actor?.address,
    device: actor?.device,
    request_id: actor?.request_id,
    operation: actor?.operation,
    reason: actor?.reason,
  };
}
