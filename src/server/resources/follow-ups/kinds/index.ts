import type { FollowUp, FollowUpPerson } from '../followUp';
import { ALL_KINDS } from './kinds.gen';

export const FOLLOW_UPS: readonly FollowUp[] = ALL_KINDS;

export const kindsOf = ({ role }: Pick<FollowUpPerson, 'role'>) =>
  FOLLOW_UPS.filter(({ roles }) => roles.includes(role));
