import { createLoginLines } from '@/server/auth/loginLines';
import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { emailConfirmationHandlers } from './emailConfirmationHandlers';
import { loginHandlers } from './loginHandlers';
import { ownAccountHandlers } from './ownAccountHandlers';
import { sessionHandlers } from './sessionHandlers';
import { sessionPersonalData } from './sessionPersonalData';

export const session = {
  handlers: (services: Services) => {
    const withLines = { ...services, loginLines: createLoginLines(services) };
    return {
      ...loginHandlers(withLines),
      ...sessionHandlers(withLines),
      ...ownAccountHandlers(withLines),
      ...emailConfirmationHandlers(services),
    };
  },
  personalData: sessionPersonalData,
} as const satisfies Resource;
