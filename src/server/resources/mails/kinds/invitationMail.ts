import { sql } from 'kysely';
import { invitationCodes } from '@/server/auth/oneTimeCodes';
import type { Database } from '@/server/db/database';
import { conflict } from '@/server/http/errors';
import { layOutMail } from '@/server/mail/layout';
import { type MailKind, queueMails } from '@/server/mail/mail';
import {
  canMailLinks,
  selectPublicAddress,
} from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices, Services } from '@/server/services';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';
import { zonedTime } from '@/shared/zonedTime';

export const INVITATION_MAIL = 'invitation';

/** The address may be that of a stranger. */
const MOST_IN_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const ENOUGH = `Undangan ini sudah dikirim ${MOST_IN_A_DAY} kali hari ini. Sampaikan kodenya dengan cara lain, atau coba lagi besok.`;

/** Queues the mail with the link, if this server sends mails and knows its own address. */
export async function queueInvitation(
  trx: Database,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { user_id, nonce }: { user_id: number; nonce: string },
): Promise<void> {
  if (!(await canMailLinks(trx, config))) return;
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const now = clock();
  const { sent } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('user_id', '=', user_id)
    .where('kind', '=', INVITATION_MAIL)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= MOST_IN_A_DAY) throw conflict(ENOUGH);
  await queueMails(trx, [{ user_id, kind: INVITATION_MAIL, matter: nonce }], now);
}

/** The mail with the link that opens an account. It goes to an unconfirmed address, like `confirmEmail`. */
export const invitationMail = ({ db, config, clock }: MailServices): MailKind => ({
  kind: INVITATION_MAIL,
  label: 'Undangan',

  async compose({ user_id, matter }) {
    const invited = await selectRecipient(db, user_id, matter, clock());
    const { address } = await selectPublicAddress(db, config);
    if (!invited || invited.email === null || address === null) return null;
    const code = invitationCodes.codeOf({ user_id, nonce: matter }, config);
    // With another SESSION_SECRET than that of the invitation the code would open nothing.
    if (invitationCodes.digestOf(code, config) !== invited.code_digest) return null;
    const { name, email, role, company_name, expires_at } = invited;
    const asWhom = `${ROLE_LABELS[role].toLowerCase()}${company_name === null ? '' : ` di ${company_name}`}`;
    const until = formatDate(zonedTime(expires_at, config.campusTimeZone).date);
    // The page shows the invitation; only its form changes something.
    const link = address + paths.invitationBy(formatVerificationCode(code));
    const words = layOutMail({
      name,
      intro: `Anda diundang ke ${config.appName} sebagai ${asWhom}. Buka akun Anda: isi nomor untuk masuk dan password, lalu bubuhkan tanda tangan.`,
      button: { label: 'Buka akun', link },
      footer: `Tautan ini berlaku sampai ${until} dan dapat dipakai satu kali. Jika Anda tidak mengenal undangan ini, abaikan email ini.`,
    });
    return { to: email, subject: `Undangan sebagai ${ROLE_LABELS[role].toLowerCase()}`, ...words };
  },
});

async function selectRecipient(db: Database, userId: number, nonce: string, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'mentors.company_id')
    .select(['users.name', 'users.email', 'code_digest', 'expires_at'])
    .select(['companies.name as company_name'])
    .select(sql<'lecturer' | 'mentor'>`users.role`.as('role'))
    .where('invitations.user_id', '=', userId)
    .where(sql`invitations.nonce::text`, '=', nonce)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.last_login_at', 'is', null)
    .where('users.email_refused_at', 'is', null)
    .executeTakeFirst();
}
