import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { byLevel } from '@/shared/testing/testLevel';
import { aSuperAdmin } from './builders';
import { buildTestApp, type TestApp } from './buildTestApp';
import { openConnections } from './openConnections';

export const RACERS = byLevel({ short: 10, soak: 50 });
const ROUNDS = byLevel({ short: 1, all: 2, soak: 20 });
/** Several processes, because one has ten connections for fifty concurrent requests. */
const PROCESSES = byLevel({ short: 2, soak: 5 });
const CONNECTIONS = 10;

export type Answer = LightMyRequestResponse;
export type Refusal = { status: number; message?: string; errors?: Record<string, string[]> };
type Headers = Record<string, string>;

/** `after`: the number of other requests that delay this one. */
export type RaceRequest = InjectOptions & { after?: number };

export interface Races {
  app: TestApp;
  /** Sends all requests at the same time, over all processes, each from a super admin of its own. */
  race(requests: RaceRequest[]): Promise<Answer[]>;
  rounds(round: () => Promise<void>): Promise<void>;
}

export async function buildRaces(): Promise<Races> {
  const app = await buildTestApp();
  const processes = await app.startProcesses(PROCESSES);
  const racers: Headers[] = [];
  // One person has three requests at a time in a process; the others wait for their turn.
  for (let number = 0; number < RACERS; number += 1) {
    racers.push(await app.signIn((await aSuperAdmin(app.db)).user));
  }

  return {
    app,
    async race(requests) {
      if (processes.length > 1) {
        await Promise.all(processes.map(({ db }) => openConnections(db, CONNECTIONS)));
      }
      return Promise.all(
        requests.map(async ({ after = 0, ...request }, index) => {
          const { inject } = processes[index % processes.length] ?? app;
          const headers = { ...racers[index % racers.length], ...(request.headers as Headers) };
          for (let made = 0; made < after; made += 1)
            await inject({ url: '/api/sessions', headers });
          return inject({ ...request, headers });
        }),
      );
    },
    async rounds(round) {
      for (let number = 0; number < ROUNDS; number += 1) await round();
    },
  };
}

export const succeeded = ({ statusCode }: Answer) => statusCode < 300;

const refusalOf = (answer: Answer): Refusal => {
  const { message, errors } = answer.json();
  return { status: answer.statusCode, ...(errors ? { errors } : { message }) };
};

/** Expects successes or these refusals only, and returns the number of successes. */
export function expectOnly(answers: Answer[], ...refusals: Refusal[]): number {
  for (const answer of answers) {
    if (!succeeded(answer)) expect(refusals).toContainEqual(refusalOf(answer));
  }
  return answers.filter(succeeded).length;
}
