import type { FastifyRequest } from 'fastify';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';

/**
 * The address that passkeys belong to: the public one of this installation, and that of the request as long as there is
 * none. A forged host gains nothing, because a browser signs the address that it shows.
 */
export async function relyingParty(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
) {
  const { address } = await selectPublicAddress(db, config);
  const { origin, hostname } = new URL(address ?? `${protocol}://${host}`);
  return { origin, id: hostname };
}
