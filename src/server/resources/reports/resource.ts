import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { reportHandlers } from './reportHandlers';
import { verificationHandlers } from './verificationHandlers';

export const reports = {
  handlers: (services: Services) => ({
    ...reportHandlers(services),
    ...verificationHandlers(services),
  }),
} as const satisfies Resource;
