import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, staleVersion } from '@/server/http/errors';
import { refuseClosed } from '@/server/placements/refuseClosed';
import {
  type GuidanceAction,
  guidanceActions,
} from '@/shared/resources/guidance-sessions/guidanceActions';
import type { guidanceContentRules } from '@/shared/resources/guidance-sessions/guidanceSessionRules';
import { lockSessions } from './lockSessions';
import { type GuidanceMoment, refuseDay } from './recordSession';

const REFUSED: Readonly<Record<Exclude<GuidanceAction, 'agree'>, string>> = {
  change: 'Bimbingan ini sudah disetujui dosen. Minta dosen mengembalikannya bila perlu diubah.',
  return: 'Bimbingan ini sudah dikembalikan.',
};

interface Seen {
  id: number;
  version?: number;
}

/** Locks a session for a change that the user may make to what they have seen. */
async function lockedFor(
  trx: Database,
  user: SessionUser,
  action: keyof typeof REFUSED,
  { id, version }: Seen,
) {
  const session = foundOr404((await lockSessions(trx, user, [id])).get(id));
  refuseClosed(session);
  if (!guidanceActions(user.role, session).includes(action)) throw conflict(REFUSED[action]);
  if (version !== undefined && version !== session.version) throw staleVersion();
  return session;
}

const UNDECIDED = {
  state: 'sent',
  reason: null,
  decided_at: null,
  decided_by_user_id: null,
  decided_by_name: null,
} as const;

/** Stores a correction of the student, which waits for the lecturer again. */
export async function updateSession(
  trx: Database,
  user: SessionUser,
  seen: Seen,
  content: InferType<typeof guidanceContentRules>,
  { now, today }: GuidanceMoment,
): Promise<void> {
  const session = await lockedFor(trx, user, 'change', seen);
  refuseDay(content.date, session, today);
  await trx
    .updateTable('guidance_sessions')
    // A session that waits already keeps its place.
    .set({ ...content, ...UNDECIDED, ...(session.state === 'returned' && { sent_at: now }) })
    .where('id', '=', session.id)
    .execute();
}

export async function deleteSession(trx: Database, user: SessionUser, id: number): Promise<void> {
  await lockedFor(trx, user, 'change', { id });
  await trx.deleteFrom('guidance_sessions').where('id', '=', id).execute();
}

/** Asks the student to correct a session. */
export async function returnSession(
  trx: Database,
  user: SessionUser,
  seen: Seen,
  reason: string,
  now: Date,
): Promise<void> {
  const { id } = await lockedFor(trx, user, 'return', seen);
  await trx
    .updateTable('guidance_sessions')
    .set({
      state: 'returned',
      reason,
      decided_at: now,
      decided_by_user_id: user.id,
      decided_by_name: user.name,
    })
    .where('id', '=', id)
    .execute();
}
