import type { FastifyRequest } from 'fastify';
import type { Config } from '@/server/config';

/** Where others find this installation: the setting, or the address that the person who asks uses. */
export function publicAddress({ publicUrl }: Config, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${protocol}://${host}`;
}
