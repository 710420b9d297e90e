import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { createApp } from './app';
import { forgetOldLoginFailures } from './auth/loginLimits';
import { forgetExpiredSessions } from './auth/sessions';
import { type Config, loadConfig } from './config';
import { type OpenDatabase, openDatabase } from './db/database';
import { DEMO_PASSWORD, demoAccounts } from './db/demo/demoAccounts';
import { isEmptyDatabase, loadDemoData } from './db/demo/loadDemoData';
import { migrateToLatest } from './db/migrate';
import { loggerOptions } from './http/logging';
import { createServices, type Services } from './services';
import { startUpMessage } from './startUpMessage';

/** The bundle is dist/server/main.js, beside dist/client. */
const CLIENT_DIR = resolve(__dirname, '../client');

const HOUR_MS = 60 * 60 * 1000;
/** Whoever stopped us kills us after ten seconds, as a rule. */
const LONGEST_FAREWELL_MS = 9_000;

async function main() {
  const config = loadConfig(process.env);
  const log = pino(loggerOptions(config));
  const database = await openDatabase(config, log);
  await migrateToLatest(database.db);
  const services = createServices({ config, log, db: database.db });
  const hasDemoData = await loadWantedDemoData(config, database, services);
  database.markUsed();

  const app = await createApp(services, { clientDir: CLIENT_DIR });
  await app.listen({ port: config.port, host: config.host });
  printWelcome(config, app, hasDemoData);

  const housekeeping = setInterval(() => keepHouse(services), HOUR_MS);
  const close = async () => {
    clearInterval(housekeeping);
    await app.close();
    await services.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => leave(signal, close, log));
  }
}

async function loadWantedDemoData(config: Config, database: OpenDatabase, { db, clock }: Services) {
  const isWanted = config.demoData ?? (database.mode === 'embedded' && database.isNew);
  if (!isWanted || !(await isEmptyDatabase(db))) return false;
  return loadDemoData(db, { today: clock().toISOString().slice(0, 10) });
}

function printWelcome(config: Config, app: FastifyInstance, hasDemoData: boolean) {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  console.log(`\n${config.appName}: http://${isEverywhere ? 'localhost' : config.host}:${port}\n`);
  if (!hasDemoData) return;
  console.log(`Demo accounts (password ${DEMO_PASSWORD}):`);
  for (const { role, identifier, note } of demoAccounts) {
    console.log(`  ${role.padEnd(12)} ${identifier.padEnd(19)} ${note}`);
  }
  console.log('');
}

async function keepHouse(services: Services) {
  try {
    await forgetExpiredSessions(services);
    await forgetOldLoginFailures(services.db, services.clock());
  } catch (error) {
    services.log.warn({ err: error }, 'housekeeping failed, the next hour tries again');
  }
}

async function leave(signal: string, close: () => Promise<void>, log: Logger) {
  log.info({ signal }, 'stopping');
  const tooLong = setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, LONGEST_FAREWELL_MS);
  tooLong.unref();
  await close();
  process.exit(0);
}

main().catch((error) => {
  console.error(startUpMessage(error));
  process.exit(1);
});
