import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { MESSAGES } from '@/server/http/errors';
import { CLOSED_MESSAGES } from '@/server/placements/refuseClosed';
import type { GuidanceState } from '@/shared/resources/guidance-sessions/constants';
import { guidanceActions } from '@/shared/resources/guidance-sessions/guidanceActions';
import { lockSessions } from './lockSessions';

interface AgreementResult {
  id: number;
  outcome: 'done' | 'already' | 'refused';
  message: string | null;
  /** null when there is no such session for the user */
  state: GuidanceState | null;
}

const CHANGED = 'Bimbingan ini baru saja diubah. Baca kembali, lalu setujui.';

/**
 * Agrees to each of the sessions that the user may agree to. A concurrent change of one of them waits; a session that
 * has changed since it was read is refused.
 */
export async function agreeToSessions(
  trx: Database,
  user: SessionUser,
  seen: readonly { id: number; seen_version?: number }[],
  now: Date,
): Promise<AgreementResult[]> {
  const versions = new Map(seen.map(({ id, seen_version }) => [id, seen_version]));
  const ids = [...versions.keys()];
  const sessions = await lockSessions(trx, user, ids);
  const results = ids.map((id): AgreementResult => {
    const session = sessions.get(id);
    if (!session) return { id, outcome: 'refused', message: MESSAGES.notFound, state: null };
    const { state, closed_by } = session;
    const refused = (message: string) => ({ id, outcome: 'refused' as const, message, state });
    if (closed_by) return refused(CLOSED_MESSAGES[closed_by]);
    if (state === 'agreed') return { id, outcome: 'already', message: null, state };
    if (!guidanceActions(user.role, session).includes('agree')) return refused(MESSAGES.forbidden);
    const version = versions.get(id);
    if (version !== undefined && version !== session.version) return refused(CHANGED);
    return { id, outcome: 'done', message: null, state: 'agreed' };
  });
  const agreed = results.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
  if (agreed.length > 0) {
    await trx
      .updateTable('guidance_sessions')
      .set({
        state: 'agreed',
        reason: null,
        decided_at: now,
        decided_by_user_id: user.id,
        decided_by_name: user.name,
      })
      .where('id', 'in', agreed)
      .execute();
  }
  return results;
}
