import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Database } from '@/server/db/database';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aSuperAdmin, TEST_PASSWORD } from './builders';

/** Half of the clients read, half of them write. */
const CLIENTS = 20;
/** One person has three requests at a time; the others wait for their turn. */
const PEOPLE = 7;

/** People who alternate between reading and saving until `stop`; a missing answer counts as 0. */
export class SteadyClients {
  readonly statuses: Record<string, number> = {};
  readonly #events = new EventEmitter().setMaxListeners(0);
  #answers = 0;
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();

  static async start(url: string, db: Database): Promise<SteadyClients> {
    const clients = new SteadyClients();
    const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => logIn(url, db)));
    clients.#start(url, tokens);
    return clients;
  }

  #start(url: string, tokens: readonly string[]): void {
    this.#working = Promise.all(
      Array.from({ length: CLIENTS }, (_, place) =>
        this.#work(url, tokens[place % tokens.length] ?? '', place % 2 === 0 ? 'GET' : 'POST'),
      ),
    );
  }

  async next(count: number): Promise<void> {
    const until = this.#answers + count;
    while (this.#answers < until) await once(this.#events, 'answer');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  async #work(url: string, token: string, method: string): Promise<void> {
    while (!this.#isOver) {
      const status = await statusOf(`${url}/api/companies`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'POST' && {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          }),
        },
        ...(method === 'POST' && { body: JSON.stringify(aCompany()) }),
      });
      this.#answers += 1;
      const kind = `${method} ${status}`;
      this.statuses[kind] = (this.statuses[kind] ?? 0) + 1;
      this.#events.emit('answer');
    }
  }
}

async function statusOf(url: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, request);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

const aCompany = () => aCompanyInput({ name: `Mitra ${randomUUID()}` });

async function logIn(url: string, db: Database): Promise<string> {
  const { nip } = await aSuperAdmin(db);
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: nip, password: TEST_PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
