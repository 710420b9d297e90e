import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino, { type Logger } from 'pino';
import { createApp } from '@/server/app';
import type { Config } from '@/server/config';
import type { BackupOptions } from '@/server/db/backup/createBackups';
import type { Database } from '@/server/db/database';
import { loggerOptions } from '@/server/http/logging';
import { loadConfig } from '@/server/loadConfig';
import type { MailKind } from '@/server/mail/mail';
import { mailKinds as knownMailKinds } from '@/server/resources/mails/mailKinds';
import { onRefused } from '@/server/resources/mails/refuseAddress';
import { createServices, type Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { aLecturer, aMentor, aStudent, aSuperAdmin } from './builders';
import { checkAnswersAgainstDocument } from './checkAnswersAgainstDocument';
import { schemasWhenUsed } from './schemasWhenUsed';
import { sessionToken } from './sessionToken';
import { createTestDatabase } from './testDatabase';
import { TEST_SECRET } from './testSecret';

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
  /** More processes on the same database; only this one on the embedded database. */
  startProcesses(count: number): Promise<TestProcess[]>;
  close(): Promise<void>;
}

export type TestProcess = Pick<TestApp, 'db' | 'inject' | 'services'>;

interface TestOptions {
  config?: Partial<Config>;
  clientDir?: string;
  requestsPerMinute?: number;
  log?: Logger;
  wait?: Services['wait'];
  canWrite?: Services['canWrite'];
  /** Whether streams of events stay open; otherwise they end at once, because `inject` waits for their end. */
  hasStreams?: boolean;
  /** Replaces the thread that makes backups. */
  startBackup?: BackupOptions['start'];
  /** Replaces the kinds of mails that the server knows. */
  mailKinds?: readonly MailKind[];
}

export const newUserOf: Record<
  Role,
  (db: Database) => Promise<{ user: { id: number; role: Role } }>
> = {
  super_admin: aSuperAdmin,
  lecturer: aLecturer,
  mentor: aMentor,
  student: aStudent,
};

/** The complete server on a new, migrated, empty database. */
export async function buildTestApp({
  log,
  wait,
  canWrite,
  startBackup,
  hasStreams = false,
  mailKinds,
  config: settings,
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(settings?.campusTimeZone);
  const { db } = database;
  const config = {
    ...loadConfig({
      NODE_ENV: 'test',
      APP_DEPARTMENT: 'Jurusan Teknologi Informasi',
      APP_PROGRAMME: 'D2 Administrasi Jaringan Komputer',
      SESSION_SECRET: TEST_SECRET,
      // Tests name theirs: that of the machine is slow.
      SOFFICE_PATH: 'no-office',
    }),
    ...settings,
  };
  const answers = checkAnswersAgainstDocument();
  let frozenTime: Date | null = null;
  const running: { fastify: FastifyInstance; services: Services }[] = [];
  async function start(itsDb: Database) {
    const clock = () => (frozenTime ? new Date(frozenTime) : new Date());
    const services = createServices({
      db: itsDb,
      config,
      log: log ?? pino(loggerOptions(config)),
      clock,
      mailKinds: mailKinds ? () => mailKinds : knownMailKinds,
      onMailRefused: onRefused,
      ...(wait && { wait }),
      ...(canWrite && { canWrite }),
      ...(startBackup && { startBackup }),
    });
    if (!hasStreams) services.streams.close();
    const fastify = await createApp(services, {
      ...options,
      schemaController: schemasWhenUsed,
      onAnswer: answers.onAnswer,
    });
    await fastify.ready();
    running.push({ fastify, services });
    const inject: TestApp['inject'] = async (request) => {
      const answer = await fastify.inject(request);
      answers.throwIfInvalid();
      return answer;
    };
    return { db: itsDb, fastify, services, inject };
  }
  const first = await start(db);
  const { services } = first;

  return {
    ...first,
    async signIn(who) {
      const user = typeof who === 'string' ? (await newUserOf[who](db)).user : who;
      return { authorization: `Bearer ${await sessionToken(services, user)}` };
    },
    setTime(time) {
      frozenTime = new Date(time);
    },
    async startProcesses(count) {
      const others = Array.from({ length: count - 1 }, () => database.connectAgain());
      return Promise.all([first, ...others.flatMap((itsDb) => (itsDb ? [start(itsDb)] : []))]);
    },
    async close() {
      for (const { fastify } of running) await fastify.close();
      for (const process of running) await process.services.close();
      await database.close();
    },
  };
}
