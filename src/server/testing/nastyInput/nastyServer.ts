import type { LightMyRequestResponse } from 'fastify';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import type { SoundRequest } from './soundRequest';

export interface Sent {
  url: string;
  headers?: Record<string, string>;
  type?: string | undefined;
  payload?: string | Buffer | undefined;
}

export interface NastyServer extends MatrixServer {
  /** Sends the request and expects no 5xx; a refusal has a message and changes no rows. */
  survives(sound: SoundRequest, sent: Sent): Promise<LightMyRequestResponse>;
}

/** The counts of failed logins and password changes, which a refusal is meant to change. */
const isCount = (table: string) => table.startsWith('login');

export async function openNastyServer(): Promise<NastyServer> {
  const server = await openMatrixServer();
  const { app, state } = server;
  let count = 0;
  /** A new address per request, because the limits per address are tested elsewhere. */
  const aNewAddress = () => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

  return {
    ...server,
    async survives({ method }, { url, headers, type, payload }) {
      count += 1;
      const answer = await app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
        remoteAddress: aNewAddress(),
      });
      const changed = await state.changedTables();
      if (changed.length > 0) await state.restore();
      const refused = answer.statusCode >= 400;
      if (answer.statusCode >= 500 || (refused && !changed.every(isCount))) {
        const what = `${method} ${url.slice(0, 300)} ${type ?? ''} ${String(payload).slice(0, 500)}`;
        throw new Error(`${what}\nanswered ${answer.statusCode}, changed: ${changed}`);
      }
      if (refused) expect(answer.json()).toMatchObject({ message: expect.any(String) });
      return answer;
    },
  };
}
