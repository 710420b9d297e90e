import type { CameBy } from '@/server/auth/sessions';
import type { Config } from '@/server/config';
import { createIdentityProvider, type IdentityProvider } from './identityProvider';

export interface IdentityProviders {
  find(id: string): IdentityProvider | undefined;
  /** Where the browser logs out at the provider, or null. */
  logoutUrl(cameBy: CameBy): Promise<string | null>;
}

export function createIdentityProviders({
  config: { loginProviders, publicUrl },
  clock,
}: {
  config: Pick<Config, 'loginProviders' | 'publicUrl'>;
  clock: () => Date;
}): IdentityProviders {
  const providers = new Map(
    loginProviders.map((settings) => [
      settings.id,
      // The settings demand an address.
      createIdentityProvider(settings, { publicUrl: publicUrl ?? '', clock }),
    ]),
  );
  return {
    find: (id) => providers.get(id),
    async logoutUrl({ providerId, idToken }) {
      // The provider may have been taken out of the settings since.
      return (await providers.get(providerId)?.endSessionUrl(idToken)) ?? null;
    },
  };
}
