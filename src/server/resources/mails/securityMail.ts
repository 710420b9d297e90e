import { layOutMail } from '@/server/mail/layout';
import { mailLinks } from '@/server/mail/mailLinks';
import { momentOf } from '@/server/mail/momentOf';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices } from '@/server/services';

interface Person {
  id: number;
  name: string;
  /** The address that the mail goes to. */
  to: string;
}

interface Words {
  subject: string;
  intro: string;
  /** The button, and the page of the client that it opens. */
  label: string;
  page: string;
}

/** A mail about the safety of an account, which cannot be turned off, with the words for what happened at this time. */
export async function securityMail(
  { db, config }: Pick<MailServices, 'db' | 'config'>,
  { id, name, to }: Person,
  at: Date,
  wordsOf: (facts: { app_name: string; when: string }) => Words,
) {
  const { address } = await selectPublicAddress(db, config);
  const { app_name } = await selectInstitution(db, config);
  const when = momentOf(at, config.campusTimeZone);
  const { subject, intro, label, page } = wordsOf({ app_name, when });
  const laidOut = layOutMail({
    name,
    intro,
    ...(address !== null && { button: { label, link: mailLinks(address, id)(page) } }),
    footer: `Email ini dari ${app_name}, untuk keamanan akun Anda. Email keamanan tidak dapat dimatikan.`,
  });
  return { to, subject, ...laidOut };
}
