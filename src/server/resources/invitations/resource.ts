import type { Resource } from '@/server/resources/resource';
import { invitationHandlers } from './invitationHandlers';
import { invitationPersonalData } from './invitationPersonalData';

export const invitations = {
  handlers: invitationHandlers,
  personalData: invitationPersonalData,
} as const satisfies Resource;
