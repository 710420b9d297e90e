import type { Handlers } from '@/server/contract/operations';
import { conflict, fieldErrors } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { originOf } from '@/server/settings/addresses';
import { publicAddressRules } from '@/shared/resources/public-address/publicAddressRules';
import { savePublicAddress, selectPublicAddress } from './publicAddressQueries';

const UNREADABLE = 'Alamat tidak dapat dibaca';
const SET_BY_SERVER = 'Alamat sudah diatur oleh pengelola server (PUBLIC_URL).';

export const publicAddressHandlers = ({ db, config, clock }: Services) =>
  ({
    async getPublicAddress() {
      return { data: await selectPublicAddress(db, config) };
    },

    async confirmPublicAddress({ body }) {
      const { address } = await parseBody(publicAddressRules, body);
      if (config.publicUrl !== null) throw conflict(SET_BY_SERVER);
      const origin = originOf(address);
      if (origin === null) throw fieldErrors({ address: [UNREADABLE] });
      await savePublicAddress(db, origin, clock());
      return { data: await selectPublicAddress(db, config) };
    },
  }) satisfies Partial<Handlers>;
