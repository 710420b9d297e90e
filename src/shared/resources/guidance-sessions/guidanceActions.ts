import type { Role } from '@/shared/permissions';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';
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
  { state, closed_by }: { state: GuidanceState; closed_by: ClosedBy | null },
): readonly GuidanceAction[] => (closed_by ? [] : (ACTIONS[role]?.[state] ?? []));
