import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';

/** The company of the demo data without students in the active period: suggestions stay as they are. */
const COMPANY_ID = 12;

/** An invitation that waits, and one that has expired: by mail, and by telephone. */
const INVITED = [
  { name: 'Wahyu Prasetyo, S.T.', email: 'wahyu.prasetyo@mitra.example', phone: null, days: -3 },
  { name: 'Yuni Astuti', email: null, phone: '081322446688', days: -20 },
];

interface Invitation {
  user_id: number;
  nonce: string;
}

/** Digests of codes, which follow from the secret of the server. */
export type DigestOfInvitation = (invitation: Invitation) => string;

export const anyDigest: DigestOfInvitation = ({ nonce }) =>
  createHash('sha256').update(nonce).digest('hex');

interface Options {
  today: string;
  hashPassword: (password: string) => Promise<string>;
  digestOf: DigestOfInvitation;
}

/** Mentors who have been invited and have not opened their accounts. */
export async function insertDemoInvitations(
  trx: Kysely<Tables>,
  { today, hashPassword, digestOf }: Options,
): Promise<void> {
  // It follows from the secret of the server.
  const noPassword = () => hashPassword(digestOf({ user_id: 0, nonce: 'password' }));
  for (const [index, { name, email, phone, days }] of INVITED.entries()) {
    const at = `${addDays(today, days)}T02:00:00Z`;
    const { id: user_id } = await trx
      .insertInto('users')
      .values({
        ...{ name, email, phone_number: phone, role: 'mentor' },
        ...{ password_hash: await noPassword(), has_default_password: false },
        ...{ default_password_given_at: at, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('mentors').values({ user_id, company_id: COMPANY_ID }).execute();
    const nonce = `00000000-0000-4000-8000-00000000000${index}`;
    await trx
      .insertInto('invitations')
      .values({
        user_id,
        nonce,
        code_digest: digestOf({ user_id, nonce }),
        invited_by_user_id: 1,
        invited_at: at,
        expires_at: `${addDays(today, days + 14)}T02:00:00Z`,
      })
      .execute();
  }
}
