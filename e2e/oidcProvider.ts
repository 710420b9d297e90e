import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { NOW } from './clock';

const CLIENT = { clientId: 'simagang', clientSecret: 'rahasia-di-antara-dua-server' };

export interface RunningProvider {
  /** The settings with which SiMagang at this address accepts its accounts. */
  settings: Record<string, string>;
  /** Lets its clock show the time of the tests. */
  setClock: () => Promise<void>;
  stop: () => void;
}

/** A real provider of OpenID Connect, whose login page takes these names. */
export const startOidcProvider = async (
  publicUrl: string,
  accounts: Record<string, object>,
): Promise<RunningProvider> => {
  const options = {
    ...CLIENT,
    redirectUris: [`${publicUrl}/masuk/kampus`],
    logoutUri: `${publicUrl}/auth/login`,
    accounts,
  };
  const program = resolve('scripts/oidcProvider.mjs');
  const child = fork(program, [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  const provider = {
    id: 'kampus',
    name: 'Akun Kampus',
    issuer,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    number_claim: 'nim',
  };
  return {
    settings: { PUBLIC_URL: publicUrl, LOGIN_PROVIDERS: JSON.stringify([provider]) },
    setClock: async () => {
      const shiftS = Math.round((NOW.getTime() - Date.now()) / 1000);
      child.send({ faults: { shiftS } });
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
};
