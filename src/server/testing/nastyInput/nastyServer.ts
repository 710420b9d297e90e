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
  /** Sends it and expects no 5xx, a message with a refusal, and no row that a refusal has changed. */
  survives(sound: SoundRequest, sent: Sent): Promise<LightMyRequestResponse>;
}

/** The counts of failed logins and changes of passwords, which are there to change on a refusal. */
const isCount = (table: string) => table.startsWith('login');

export async function openNastyServer(): Promise<NastyServer> {
  const server = await openMatrixServer();
  const { app, state } = server;
  let count = 0;
  /** Addresses have limits, which are tested elsewhere. */
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
