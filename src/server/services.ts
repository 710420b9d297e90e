import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { createEmailTokens, type EmailTokens } from './auth/emailTokens';
import { createImageUrls, type ImageUrls } from './auth/imageUrls';
import { createReportTokens, type ReportTokens } from './auth/reportTokens';
import type { Config } from './config';
import { type BackupOptions, type Backups, createBackups } from './db/backup/createBackups';
import type { Database } from './db/database';
import { createOutages, type Outages } from './db/outages';
import { createExports, type Exports } from './exports/createExports';
import { createEventStreams, type EventStreams } from './http/eventStreams';
import { createLetterPdfs, type LetterPdfs } from './letters/createLetterPdfs';
import { createLetters, type Letters } from './letters/createLetters';
import { createMailer, type Mailer, type MailerOptions, type OnRefused } from './mail/createMailer';
import { createReports, type Reports } from './reports/createReports';
import { createSheets, type Sheets } from './sheets/createSheets';
import { createVerdicts, type Verdicts } from './verdicts/createVerdicts';

/** The dependencies of the handlers; created once in main.ts, or by a test. */
export interface Services {
  db: Database;
  /** Rejects when the database does not answer. */
  ping: () => Promise<unknown>;
  /** Whether the embedded database can write; true for a PostgreSQL server, whose disk is unknown. */
  canWrite: () => Promise<boolean>;
  config: Config;
  /** The current time for everything the server decides or stores: attendance, tokens, "today". */
  clock: () => Date;
  /** Waits; rejects when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
  /** The outages of the database, as the log has them. */
  outages: Outages;
  signatureUrls: ImageUrls;
  photoUrls: ImageUrls;
  reportTokens: ReportTokens;
  emailTokens: EmailTokens;
  reports: Reports;
  exports: Exports;
  sheets: Sheets;
  letters: Letters;
  letterPdfs: LetterPdfs;
  verdicts: Verdicts;
  backups: Backups;
  /** Server-sent events to open tabs. */
  streams: EventStreams;
  mailer: Mailer;
  /** Stops background workers. Does not close `db`. */
  close: () => Promise<void>;
}

/** The services that mails are composed with. */
export type MailServices = Pick<Services, 'db' | 'config' | 'clock' | 'emailTokens'>;

type ServiceOptions = Pick<Services, 'db' | 'config' | 'log'> &
  Partial<Pick<Services, 'clock' | 'ping' | 'canWrite' | 'outages' | 'wait'>> & {
    startBackup?: BackupOptions['start'];
    /** The mails that this installation can send; resources/mails names them. */
    mailKinds?: (services: MailServices) => MailerOptions['kinds'];
    /** Called when the mail server knows no mailbox with the address of this person. */
    onMailRefused?: (
      services: Pick<Services, 'db' | 'clock'>,
      ...refusal: Parameters<OnRefused>
    ) => Promise<void>;
  };

export function createServices({
  db,
  ping = () => sql`select 1`.execute(db),
  canWrite = async () => true,
  config,
  log,
  outages = createOutages(log),
  clock = () => new Date(),
  startBackup,
  mailKinds = () => [],
  onMailRefused = async () => {},
  wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
}: ServiceOptions): Services {
  const reports = createReports({ log });
  const sheets = createSheets({ log });
  const letters = createLetters({ log });
  const letterPdfs = createLetterPdfs({
    program: config.sofficePath,
    folder: config.sofficeDir,
    log,
  });
  const verdicts = createVerdicts({ log });
  const backups = createBackups({ db, config, clock, log, start: startBackup });
  const streams = createEventStreams();
  const emailTokens = createEmailTokens(config.sessionSecret, clock);
  const mailer = createMailer({
    db,
    config,
    clock,
    log,
    kinds: mailKinds({ db, config, clock, emailTokens }),
    onRefused: (...refusal) => onMailRefused({ db, clock }, ...refusal),
  });
  return {
    db,
    ping,
    canWrite,
    config,
    log,
    outages,
    clock,
    wait,
    signatureUrls: createImageUrls('signatures', config.sessionSecret, clock),
    photoUrls: createImageUrls('activity-photos', config.sessionSecret, clock),
    reportTokens: createReportTokens(config.sessionSecret, clock),
    emailTokens,
    reports,
    exports: createExports(config, clock),
    sheets,
    letters,
    letterPdfs,
    verdicts,
    backups,
    streams,
    mailer,
    async close() {
      streams.close();
      // The mail server may be slow; nothing else waits for it.
      const mailsSent = mailer.close();
      await backups.close();
      await reports.close();
      await sheets.close();
      await letterPdfs.close();
      await letters.close();
      await verdicts.close();
      await mailsSent;
    },
  };
}
