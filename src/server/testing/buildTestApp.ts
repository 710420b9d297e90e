import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino, { type Logger } from 'pino';
import { createApp } from '@/server/app';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { loggerOptions } from '@/server/http/logging';
import { loadConfig } from '@/server/loadConfig';
import { createServices, type Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { aLecturer, aMentor, aStudent, aSuperAdmin } from './builders';
import { checkAnswersAgainstDocument } from './checkAnswersAgainstDocument';
import { sessionToken } from './sessionToken';
import { createTestDatabase } from './testDatabase';

export interface TestApp {
  fastify: FastifyInstance;
  db: Database;
  services: Services;
  /** Sends a request without a network; `url` starts with /api. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Request headers of a new session for this user, or for a new user with this role. */
  signIn(who: Role | { id: number; role: Role }): Promise<{ authorization: string }>;
  /** Freezes the server's clock at this time. */
  setTime(time: Date | string): void;
  close(): Promise<void>;
}

interface TestOptions {
  config?: Partial<Config>;
  clientDir?: string;
  requestsPerMinute?: number;
  log?: Logger;
  wait?: Services['wait'];
}

const newUserOf: Record<Role, (db: Database) => Promise<{ user: { id: number; role: Role } }>> = {
  super_admin: aSuperAdmin,
  lecturer: aLecturer,
  mentor: aMentor,
  student: aStudent,
};

/** The complete server on a new, migrated, empty database. */
export async function buildTestApp({
  log,
  wait,
  config: settings,
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const { db } = database;
  const config = {
    ...loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a secret for tests, and only for tests' }),
    ...settings,
  };
  const answers = checkAnswersAgainstDocument();
  let frozenTime: Date | null = null;
  const services = createServices({
    db,
    config,
    log: log ?? pino(loggerOptions(config)),
    clock: () => (frozenTime ? new Date(frozenTime) : new Date()),
    ...(wait && { wait }),
  });
  const fastify = await createApp(services, { ...options, onAnswer: answers.onAnswer });
  await fastify.ready();

  return {
    fastify,
    db,
    services,
    async inject(request) {
      const answer = await fastify.inject(request);
      answers.throwIfInvalid();
      return answer;
    },
    async signIn(who) {
      const user = typeof who === 'string' ? (await newUserOf[who](db)).user : who;
      return { authorization: `Bearer ${await sessionToken(services, user)}` };
    },
    setTime(time) {
      frozenTime = new Date(time);
    },
    async close() {
      await fastify.close();
      await services.close();
      await database.close();
    },
  };
}
