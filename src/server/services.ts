import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { createReports, type Reports } from './reports/createReports';
import { createSignatureUrls, type SignatureUrls } from './resources/signatures/signatureUrls';

/** What handlers work with; made once in main.ts, or by a test. */
export interface Services {
  db: Database;
  config: Config;
  /** The one clock: attendance, tokens and "today" ask it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  signatureUrls: SignatureUrls;
  reports: Reports;
  /** Ends what works in the background; the database is closed by whoever opened it. */
  close: () => Promise<void>;
}

type Given = Pick<Services, 'db' | 'config' | 'log'> & Partial<Pick<Services, 'clock'>>;

export function createServices({ db, config, log, clock = () => new Date() }: Given): Services {
  const reports = createReports();
  return {
    db,
    config,
    log,
    clock,
    signatureUrls: createSignatureUrls(config.sessionSecret, clock),
    reports,
    close: () => reports.close(),
  };
}
