import type { SessionUser } from '@/server/auth/sessionUser';
import type { PlacementMemberRow, PlacementRow } from './placementRequestQueries';

type Group = Pick<PlacementRow, 'members'>;

export const studentsOf = ({ members }: Group): number[] =>
  members.flatMap(({ student_id }) => student_id ?? []);

export const haveAllAgreed = ({ members }: Group): boolean =>
  members.every(({ answer }) => answer === 'agreed');

/**
 * The members as a user sees them. Of others who have not agreed, students see the number alone, and cannot tell whether anybody
 * has it (docs/decisions/0098). Their order must not tell their names either.
 */
export function membersShownTo(
  { role, profileId }: Pick<SessionUser, 'role' | 'profileId'>,
  { members }: Group,
): PlacementMemberRow[] {
  if (role === 'super_admin') return members;
  const isShown = ({ answer, student_id }: PlacementMemberRow) =>
    answer === 'agreed' || student_id === profileId;
  const hidden = members
    .filter((member) => !isShown(member))
    .map((member) => ({
      ...member,
      student_id: null,
      name: null,
      is_placed: false,
      internship_id: null,
    }))
    .sort((one, other) => (one.nim < other.nim ? -1 : 1));
  return [...members.filter(isShown), ...hidden];
}
