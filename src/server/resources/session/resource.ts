import { createLoginLines } from '@/server/auth/loginLines';
import { createIdentityProviders } from '@/server/auth/signOn/identityProviders';
import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { emailConfirmationHandlers } from './emailConfirmationHandlers';
import { loginHandlers } from './loginHandlers';
import { ownAccountHandlers } from './ownAccountHandlers';
import { sessionHandlers } from './sessionHandlers';
import { sessionPersonalData } from './sessionPersonalData';
import { signOnHandlers } from './signOnHandlers';

export const session = {
  handlers: (services: Services) => {
    const identityProviders = createIdentityProviders(services);
    const withLines = { ...services, loginLines: createLoginLines(services), identityProviders };
    return {
      ...loginHandlers(withLines),
      ...sessionHandlers(withLines),
      ...signOnHandlers(withLines),
      ...ownAccountHandlers(withLines),
      ...emailConfirmationHandlers(services),
    };
  },
  personalData: sessionPersonalData,
} as const satisfies Resource;
