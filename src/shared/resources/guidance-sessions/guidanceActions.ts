import type { Role } from '@/shared/permissions';
import type { GuidanceState } from './constants';

/** `change` is also deleting. */
export type GuidanceAction = 'change' | 'agree' | 'return';

const ACTIONS: Readonly<
  Partial<Record<Role, Readonly<Record<GuidanceState, readonly GuidanceAction[]>>>>
> = {
  student: { sent: ['change'], agreed: [], returned: ['change'] },
  // An agreement or a return by mistake is taken back by the other one.
  lecturer: { sent: ['agree', 'return'], agreed: ['return'], returned: ['agree'] },
};

/** The actions of a person on a session of a placement of theirs. */
export const guidanceActions = (
  role: Role,
  { state, is_closed }: { state: GuidanceState; is_closed: boolean },
): readonly GuidanceAction[] => (is_closed ? [] : (ACTIONS[role]?.[state] ?? []));
