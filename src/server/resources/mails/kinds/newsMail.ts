import { layOutMail } from '@/server/mail/layout';
import type { MailKind } from '@/server/mail/mail';
import { NOTIFICATIONS } from '@/server/resources/notifications/kinds';
import { selectUnreadBetween } from '@/server/resources/notifications/notificationQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices } from '@/server/services';
import { selectRecipient } from '../addressQueries';
import { readWindow } from '../newsWindow';

export const NEWS = 'news';

/** The kinds of news that a person learns by mail. */
export const MAILED_KINDS = NOTIFICATIONS.filter(({ isMailed }) => isMailed).map(
  ({ kind }) => kind,
);

const MOST_LINES = 20;

/** Tells a person of the news that are still unread at the moment of sending. */
export const newsMail = ({ db, config }: MailServices): MailKind => ({
  kind: NEWS,
  label: 'Kabar',

  async compose({ user_id, matter }) {
    const person = await selectRecipient(db, user_id);
    const { address } = await selectPublicAddress(db, config);
    if (!person || address === null) return null;
    const wanted = { ...readWindow(matter), kinds: MAILED_KINDS };
    const news = await selectUnreadBetween(db, { user: person }, wanted);
    const [first] = news;
    if (!first) return null;
    const lines = news
      .slice(0, MOST_LINES)
      .map(({ title, link }) => ({ text: title, link: `${address}${link}` }));
    const words = layOutMail({
      name: person.name,
      intro:
        news.length > MOST_LINES
          ? `Ada ${news.length} kabar untuk Anda; ini ${MOST_LINES} yang pertama:`
          : 'Ada kabar untuk Anda:',
      lines,
      button: { label: 'Buka kotak masuk', link: `${address}/inbox` },
      footer: `Email ini dari ${config.appName}. Jenis kabar dapat dimatikan di ${address}/inbox/preferences`,
    });
    const subject = news.length === 1 ? first.title : `${news.length} kabar untuk Anda`;
    return { to: person.email, subject, ...words };
  },
});
