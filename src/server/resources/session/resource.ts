import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { emailConfirmationHandlers } from './emailConfirmationHandlers';
import { sessionHandlers } from './sessionHandlers';
import { sessionPersonalData } from './sessionPersonalData';

export const session = {
  handlers: (services: Services) => ({
    ...sessionHandlers(services),
    ...emailConfirmationHandlers(services),
  }),
  personalData: sessionPersonalData,
} as const satisfies Resource;
