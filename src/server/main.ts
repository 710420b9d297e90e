import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import { PRODUCT_NAME } from '@/shared/constants/productName';
import { createApp } from './app';
import { deleteExpiredSessions } from './auth/endedSessions';
import { deleteOldLoginFailures } from './auth/loginLimits';
import { invitationCodes } from './auth/oneTimeCodes';
import { hashPassword } from './auth/passwords';
import type { Config } from './config';
import { deleteOldIdempotencyKeys } from './contract/once';
import type { OpenDatabase } from './db/database';
import { DEMO_PASSWORD, demoAccounts } from './db/demo/demoAccounts';
import { isEmptyDatabase, loadDemoData } from './db/demo/loadDemoData';
import { migrateToLatest } from './db/migrate';
import { purgeAuditEntries } from './db/purgeAuditEntries';
import { roundPositions } from './db/roundPositions';
import { openLatestDatabase } from './db/upgrade/openLatestDatabase';
import { loggerOptions } from './http/logging';
import { loadConfig } from './loadConfig';
import { cancelStaleMails, deleteOldMails } from './mail/mailQueries';
import { countReadyCertificates } from './resources/certificates/countReadyCertificates';
import { deleteOldMailedMatters } from './resources/follow-ups/mailedQueries';
import { deleteOldReminders } from './resources/follow-ups/reminderQueries';
import { mailKinds } from './resources/mails/mailKinds';
import { deleteCancelledDigests, queueDigests } from './resources/mails/queueDigests';
import { queueNews } from './resources/mails/queueNews';
import { onRefused } from './resources/mails/refuseAddress';
import { deleteOldNotifications } from './resources/notifications/notificationQueries';
import { deleteOldPasswordCodes } from './resources/password-codes/passwordCodeQueries';
import { deleteOldUnknownCodes } from './resources/reports/verificationLimit';
import { deleteOldSecondFactorCodes } from './resources/second-factors/secondFactorQueries';
import { deleteOldSignOns } from './resources/session/signOnQueries';
import { createDemoPasswordCheck } from './resources/system/demoPasswords';
import { createRounds, type Rounds } from './rounds';
import { createServices, type Services } from './services';
import { isLoopback } from './settings/addresses';
import { startUpMessage } from './startUpMessage';

/** The bundle is dist/server/main.js, beside dist/client. */
const CLIENT_DIR = resolve(__dirname, '../client');

/** The longest wait of a mail that is due. */
const MAIL_ROUND_MS = 15_000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a proxy keeps a connection that it does not use: `keepalive_timeout` in docs/deploy/nginx.conf. */
const IDLE_MS = 2_000;
/** Process managers usually send SIGKILL after 10 s. */
const SHUTDOWN_TIMEOUT_MS = 9_000;

async function main() {
  const config = loadConfig(process.env);
  const log = pino(loggerOptions(config));
  const database = await openLatestDatabase(config, log);
  await migrateToLatest(database.db, { log });
  const clock = () => new Date(config.frozenClock ?? Date.now());
  const services = createServices({
    config,
    log,
    db: database.db,
    ping: database.ping,
    canWrite: database.canWrite,
    outages: database.outages,
    clock,
    mailKinds,
    onMailRefused: onRefused,
  });
  const loadedDemoData = await loadDemoDataIfEnabled(config, database, services);
  database.markUsed();

  const app = await createApp(services, {
    clientDir: CLIENT_DIR,
    idleMs: IDLE_MS,
  });
  const rounds = createRounds(services);
  const close = async () => {
    // At once, so that most of it has ended when the last request has.
    const rounded = rounds.stop();
    await app.close();
    await services.close();
    await rounded;
    await database.close();
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      if (!isStopping) shutDown(signal, close, log);
      isStopping = true;
    });
  }
  // After that, because a reader of the address may stop this process at once.
  await app.listen({ port: config.port, host: config.host });
  printStartMessage(config, app, loadedDemoData);
  startRounds(rounds, services);
}

function startRounds(rounds: Rounds, services: Services) {
  rounds.run('accounts were not checked for the published password', () =>
    warnAboutDemoPasswords(services),
  );
  rounds.repeat(HOUR_MS, 'housekeeping failed, will be retried in an hour', (stopping) =>
    keepHouse(services, stopping),
  );
  const makeBackup = [
    'the backup was not made, will be retried in a minute',
    services.backups.makeDue,
  ] as const;
  // The first check also makes a backup that was missed while the server was stopped.
  rounds.run(...makeBackup);
  rounds.repeat(MINUTE_MS, ...makeBackup);
  rounds.repeat(MINUTE_MS, 'certificates were not counted, will be retried in a minute', () =>
    countReadyCertificates(services),
  );
  const { mailer } = services;
  rounds.repeat(
    MAIL_ROUND_MS,
    'mails were not queued, will be retried in a few seconds',
    async () => {
      if (mailer.isOn) await queueMails(services);
      // A round of its own: while many mails are sent, others are queued.
      rounds.run('mails were not sent, will be retried in a few seconds', mailer.sendDue);
    },
  );
}

async function loadDemoDataIfEnabled(
  config: Config,
  database: OpenDatabase,
  { db, clock }: Services,
) {
  const isEnabled =
    config.demoData ?? (database.mode === 'embedded' && database.isNew && isLoopback(config.host));
  if (!isEnabled || !(await isEmptyDatabase(db))) return false;
  return loadDemoData(db, {
    today: clock().toISOString().slice(0, 10),
    hashPassword,
    shippedTemplate,
    digestOfInvitation: (invitation) =>
      invitationCodes.digestOf(invitationCodes.codeOf(invitation, config), config),
  });
}

function printStartMessage(config: Config, app: FastifyInstance, loadedDemoData: boolean) {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isReachableAsLocalhost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  console.log(
    `\n${config.appName ?? PRODUCT_NAME}: http://${isReachableAsLocalhost ? 'localhost' : config.host}:${port}\n`,
  );
  if (!loadedDemoData) return;
  console.log(`Demo accounts (password ${DEMO_PASSWORD}):`);
  for (const { role, identifier, note } of demoAccounts) {
    console.log(`  ${role.padEnd(12)} ${identifier.padEnd(19)} ${note}`);
  }
  console.log('');
}

async function warnAboutDemoPasswords({ db, log }: Services) {
  const accounts = await createDemoPasswordCheck(db)();
  if (accounts === 0) return;
  log.warn({ accounts }, `anybody can log in with the published password ${DEMO_PASSWORD}`);
}

async function keepHouse(services: Services, stopping: AbortSignal) {
  const { db, clock, config } = services;
  const works: (() => Promise<unknown>)[] = [
    () => deleteExpiredSessions(services),
    () => deleteOldLoginFailures(db, clock()),
    () => deleteOldUnknownCodes(db, clock()),
    () => deleteOldPasswordCodes(db, clock()),
    () => deleteOldSecondFactorCodes(db, clock()),
    () => deleteOldSignOns(db, clock()),
    () => deleteOldIdempotencyKeys(db, clock()),
    () => deleteOldNotifications(db, clock()),
    () => deleteOldReminders(db, clock()),
    () => purgeAuditEntries(db, config.auditRetention),
    () => roundPositions(db, config.positionRetention, clock()),
    () => cancelStaleMails(db, clock()),
    () => deleteOldMails(db, clock()),
    () => deleteCancelledDigests(services),
    () => deleteOldMailedMatters(db, clock()),
  ];
  for (const work of works) if (!stopping.aborted) await work();
}

async function queueMails(services: Services) {
  await queueNews(services.db, services.clock());
  await queueDigests(services);
}

async function shutDown(signal: string, close: () => Promise<void>, log: Logger) {
  log.info({ signal }, 'stopping');
  const timeout = setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, SHUTDOWN_TIMEOUT_MS);
  timeout.unref();
  await close();
  process.exit(0);
}

main().catch((error) => {
  console.error(startUpMessage(error));
  process.exit(1);
});
