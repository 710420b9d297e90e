import { layOutMail } from '@/server/mail/layout';
import type { MailKind } from '@/server/mail/mail';
import { mailLinks } from '@/server/mail/mailLinks';
import { readWindow } from '@/server/mail/newsWindow';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectUnreadBetween } from '@/server/resources/notifications/notificationQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices } from '@/server/services';
import { paths } from '@/shared/paths';
import { selectRecipient } from '../addressQueries';
import { MAILED_KINDS, selectChannels } from '../mailChannels';
import { newsText } from '../newsText';

export const NEWS = 'news';

const MOST_LINES = 20;

/** Tells a person of the news that are still unread, and wanted at once, at the moment of sending. */
export const newsMail = ({ db, config }: MailServices): MailKind => ({
  kind: NEWS,
  label: 'Kabar',

  async compose({ user_id, matter }) {
    const person = await selectRecipient(db, user_id);
    const { address } = await selectPublicAddress(db, config);
    if (!person || address === null) return null;
    const channels = await selectChannels(db, user_id);
    const kinds = MAILED_KINDS.filter((kind) => channels.of('news', kind) === 'at_once');
    const wanted = { ...readWindow(matter), kinds };
    const news = await selectUnreadBetween(db, { user: person }, wanted);
    const [first] = news;
    if (!first) return null;
    const { app_name } = await selectInstitution(db, config);
    const linkTo = mailLinks(address, user_id);
    const preferences = linkTo(paths.inbox.preferences);
    const lines = news
      .slice(0, MOST_LINES)
      .map((one) => ({ text: newsText(one, config.campusTimeZone), link: linkTo(one.link) }));
    const words = layOutMail({
      name: person.name,
      intro:
        news.length > MOST_LINES
          ? `Ada ${news.length} kabar untuk Anda; ini ${MOST_LINES} yang pertama:`
          : 'Ada kabar untuk Anda:',
      lines,
      button: { label: 'Buka kotak masuk', link: linkTo(paths.inbox.index) },
      footer: `Email ini dari ${app_name}. Pilih kabar yang Anda terima lewat email di ${preferences}`,
    });
    const subject = news.length === 1 ? first.title : `${news.length} kabar untuk Anda`;
    return { to: person.email, subject, preferences, ...words };
  },
});
