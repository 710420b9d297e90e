import type { FastifyBaseLogger } from 'fastify';
import { createReportTokens, type ReportTokens } from './auth/reportTokens';
import { createSignatureUrls, type SignatureUrls } from './auth/signatureUrls';
import type { Config } from './config';
import type { Database } from './db/database';
import { createReports, type Reports } from './reports/createReports';

/** The dependencies of the handlers; created once in main.ts, or by a test. */
export interface Services {
  db: Database;
  config: Config;
  /** The current time for everything the server decides or stores: attendance, tokens, "today". */
  clock: () => Date;
  log: FastifyBaseLogger;
  signatureUrls: SignatureUrls;
  reportTokens: ReportTokens;
  reports: Reports;
  /** Stops background workers. Does not close `db`. */
  close: () => Promise<void>;
}

type ServiceOptions = Pick<Services, 'db' | 'config' | 'log'> & Partial<Pick<Services, 'clock'>>;

export function createServices({
  db,
  config,
  log,
  clock = () => new Date(),
}: ServiceOptions): Services {
  const reports = createReports();
  return {
    db,
    config,
    log,
    clock,
    signatureUrls: createSignatureUrls(config.sessionSecret, clock),
    reportTokens: createReportTokens(config.sessionSecret, clock),
    reports,
    close: () => reports.close(),
  };
}
