import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import type { DatabaseLog } from '@/server/db/log';
import { errorForLog } from '@/server/http/errorForLog';
import { nextAttempt, pauseAfter } from './backoff';
import type { MailKind, Message } from './mail';
import {
  type ClaimedMail,
  cancelStaleMails,
  claimMail,
  finishMail,
  noteTrouble,
  postponeMail,
  selectDueMail,
} from './mailQueries';
import {
  CONNECTIONS,
  type MailTimeouts,
  openTransport,
  TIMEOUTS,
  type Transport,
  within,
} from './openTransport';
import { type Refusal, refusalOf, wordsOf } from './outcomes';

export interface Mailer {
  /** Whether there is a mail server. */
  isOn: boolean;
  /** Sends what is due; resolves when nothing more is, or the mail server cannot be used. */
  sendDue(): Promise<void>;
  /** The name of a kind for people. */
  labelOf(kind: string): string;
  /** Waits a while for the mails that are being sent. */
  close(): Promise<void>;
}

/** Called when the mail server knows no mailbox with the address to which a mail of this person went. */
export type OnRefused = (userId: number, words: string, address: string) => Promise<void>;

export interface MailerOptions {
  db: Database;
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  clock: () => Date;
  log: DatabaseLog;
  kinds: readonly MailKind[];
  onRefused?: OnRefused;
  timeouts?: MailTimeouts;
}

const NOT_COMPOSED = 'Email ini tidak dapat disusun.';
const UNKNOWN_KIND = 'Versi server ini tidak mengenal jenis email ini.';

/** Sends the mails of the table `mails` (docs/decisions/0074). */
export function createMailer({
  db,
  config,
  clock,
  log,
  kinds,
  onRefused = async () => {},
  timeouts = TIMEOUTS,
}: MailerOptions): Mailer {
  const kindOf = new Map(kinds.map((kind) => [kind.kind, kind]));
  let round: Promise<void> | null = null;
  let isClosed = false;
  /** Rounds in a row in which the mail server could not be used. */
  let troubles = 0;
  let pausedAt = 0;
  /** How to mark the mails that the server took, but the database could not note: within their lease, so that none is sent again. */
  const taken = new Map<string, () => Promise<void>>();

  const pause = () => {
    troubles += 1;
    pausedAt = clock().getTime();
  };

  /** Not before the pause either: the clock was ahead then. */
  const isPaused = () => {
    const passed = clock().getTime() - pausedAt;
    return passed >= 0 && passed < pauseAfter(troubles);
  };

  const postpone = async (mail: ClaimedMail, failure: string) => {
    const now = clock();
    const next_attempt_at = nextAttempt(mail.attempts, now);
    if (next_attempt_at) await postponeMail(db, mail, { next_attempt_at, failure });
    else await finishMail(db, mail, { state: 'failed', finished_at: now, failure });
  };

  /** Undefined: not this time. */
  const compose = async (mail: ClaimedMail): Promise<Message | null | undefined> => {
    const kind = kindOf.get(mail.kind);
    if (!kind) {
      // A newer process may know it.
      await postpone(mail, UNKNOWN_KIND);
      return undefined;
    }
    try {
      return await kind.compose(mail);
    } catch (error) {
      log.error({ mail: mail.id, kind: mail.kind, err: errorForLog(error) }, 'a mail has no words');
      await postpone(mail, NOT_COMPOSED);
      return undefined;
    }
  };

  const refuse = async (mail: ClaimedMail, { to }: Message, refusal: Refusal) => {
    const { isPermanent, isOfAddress, words } = refusal;
    log.warn({ mail: mail.id, kind: mail.kind, isPermanent }, 'a mail was not sent');
    if (!isPermanent) return postpone(mail, words);
    await finishMail(db, mail, { state: 'failed', finished_at: clock(), failure: words });
    if (isOfAddress) await onRefused(mail.user_id, words, to);
  };

  const markSent = async (mail: ClaimedMail, { onSent }: Message) => {
    const outcome = { state: 'sent', finished_at: clock(), failure: null } as const;
    if (onSent) {
      try {
        await db.transaction().execute(async (trx) => {
          if (await finishMail(trx, mail, outcome)) await onSent(trx);
        });
        return;
      } catch (error) {
        // Otherwise it would be sent again after every lease.
        log.error(
          { mail: mail.id, kind: mail.kind, err: errorForLog(error) },
          'a mail was not counted',
        );
      }
    }
    await finishMail(db, mail, outcome);
  };

  const markTaken = async (id: string) => {
    await taken.get(id)?.();
    taken.delete(id);
  };

  /** Whether the mail server can take the next mail. */
  const send = async (transport: Transport, mail: ClaimedMail): Promise<boolean> => {
    const message = await compose(mail);
    if (message === undefined) return true;
    if (message === null) {
      await finishMail(db, mail, { state: 'cancelled', finished_at: clock(), failure: null });
      return true;
    }
    try {
      await transport.send(mail.id, message);
    } catch (error) {
      const refusal = refusalOf(error);
      await refuse(mail, message, refusal);
      return !refusal.endsRound;
    }
    taken.set(mail.id, () => markSent(mail, message));
    await markTaken(mail.id);
    return true;
  };

  const sendAll = async (transport: Transport) => {
    let isUsable = true;
    const sendOneByOne = async () => {
      while (isUsable && !isClosed) {
        const mail = await claimMail(db, clock());
        if (!mail) return;
        if (!(await send(transport, mail))) isUsable = false;
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: CONNECTIONS }, sendOneByOne));
    if (isUsable) troubles = 0;
    else pause();
    // The table could not be read or written.
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  };

  const sendRound = async () => {
    for (const id of taken.keys()) await markTaken(id);
    if (isPaused()) return;
    await cancelStaleMails(db, clock());
    const due = await selectDueMail(db, clock());
    const transport = due === null ? null : openTransport(config, timeouts);
    if (due === null || transport === null) return;
    try {
      await transport.verify();
    } catch (error) {
      // No mail has used up an attempt.
      pause();
      log.warn({ code: (error as { code?: string }).code }, 'the mail server cannot be used');
      await noteTrouble(db, due, wordsOf(error));
      transport.close();
      return;
    }
    try {
      await sendAll(transport);
    } finally {
      transport.close();
    }
  };

  return {
    isOn: config.smtpUrl !== null,
    async sendDue() {
      if (config.smtpUrl === null || isClosed || round) return;
      round = sendRound();
      try {
        await round;
      } finally {
        round = null;
      }
    },
    labelOf: (kind) => kindOf.get(kind)?.label ?? kind,
    async close() {
      isClosed = true;
      // The caller of sendDue gets its error. A mail that takes longer is one of a process that was killed.
      await within(timeouts.close, Promise.resolve(round)).catch(() => {});
    },
  };
}
