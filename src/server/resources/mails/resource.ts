import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { mailHandlers } from './mailHandlers';
import { mailPersonalData } from './mailPersonalData';
import { mailPreferenceHandlers } from './mailPreferenceHandlers';

export const mails = {
  handlers: (services: Services) => ({
    ...mailHandlers(services),
    ...mailPreferenceHandlers(services),
  }),
  personalData: mailPersonalData,
} as const satisfies Resource;
