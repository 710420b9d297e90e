import { campusMoment } from '@/server/http/campusToday';
import { layOutMail } from '@/server/mail/layout';
import type { MailKind } from '@/server/mail/mail';
import { mailLinks } from '@/server/mail/mailLinks';
import { followUpScope } from '@/server/resources/follow-ups/followUpScope';
import { kindsOf } from '@/server/resources/follow-ups/kinds';
import {
  countMail,
  noteEnded,
  selectDueMatters,
  selectUnanswered,
} from '@/server/resources/follow-ups/mailedQueries';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { NOTIFICATIONS } from '@/server/resources/notifications/kinds';
import { selectUnreadBetween } from '@/server/resources/notifications/notificationQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices } from '@/server/services';
import { paths } from '@/shared/paths';
import { selectRecipient } from '../addressQueries';
import { digestSections } from '../digestSections';
import { selectDigestWindow } from '../digestWindow';
import { selectChannels } from '../mailChannels';
import { selectWorkingDays, workingDaysBefore } from '../workingDays';

export const DIGEST = 'digest';

/** Working days of the person after the first mail that named a matter. */
const FIRST_REMINDER = 3;
const SECOND_REMINDER = 10;

/** Names what waits for a person and what they have not read, once on a working day (docs/decisions/0079). */
export const digestMail = (services: MailServices): MailKind => ({
  kind: DIGEST,
  label: 'Rangkuman harian',

  async compose({ id, user_id, matter }) {
    const { db, config } = services;
    const { today } = campusMoment(services);
    const person = await selectRecipient(db, user_id);
    const { address } = await selectPublicAddress(db, config);
    if (!person || address === null || matter !== today) return null;
    const days = await selectWorkingDays(db, user_id, today);
    if (days[0] !== today) return null;

    const channels = await selectChannels(db, user_id);
    const scope = followUpScope(services, person);
    const kinds = kindsOf(person);
    if (kinds.some(({ kind }) => kind === 'unanswered_reminders')) await askUnanswered(services);
    const due = await selectDueMatters(kinds, scope, {
      firstUntil: workingDaysBefore(days, FIRST_REMINDER),
      secondUntil: workingDaysBefore(days, SECOND_REMINDER),
    });
    const matters = due.filter(({ kind }) => channels.of('follow_ups', kind) === 'digest');
    const named = new Set(matters.map((found) => `${found.kind} ${found.id}`));
    const unread = await selectUnreadBetween(
      db,
      { user: person },
      {
        ...(await selectDigestWindow(db, id)),
        kinds: NOTIFICATIONS.map(({ kind }) => kind).filter(
          (kind) => channels.of('news', kind) === 'digest',
        ),
      },
    );
    const news = unread.filter(({ kind, matter_id }) => !named.has(`${kind} ${matter_id}`));
    const count = matters.length + news.length;
    if (count === 0) return null;

    const linkTo = mailLinks(address, user_id);
    const preferences = linkTo(paths.inbox.preferences);
    const { app_name } = await selectInstitution(db, config);
    const words = layOutMail({
      name: person.name,
      intro: matters.length > 0 ? 'Ini yang menunggu Anda:' : 'Ini kabar yang belum Anda baca:',
      sections: digestSections({
        kinds,
        matters,
        news,
        timeZone: config.campusTimeZone,
        linkTo,
      }),
      button: { label: `Buka ${app_name}`, link: address },
      footer: `Email ini dari ${app_name}, paling banyak satu sehari pada hari kerja Anda. Isi dan jamnya dapat diatur di ${preferences}`,
    });
    return {
      to: person.email,
      subject: matters.length > 0 ? `${count} hal menunggu Anda` : `${count} kabar untuk Anda`,
      preferences,
      ...words,
      onSent: (trx) => countMail(trx, scope, matters),
    };
  },
});

/** Asks again what waits for the people of 'Pengingat tanpa tanggapan'. */
async function askUnanswered(services: MailServices): Promise<void> {
  const { db } = services;
  for (const userId of await selectUnanswered(db, campusMoment(services).today)) {
    const person = await selectRecipient(db, userId);
    if (person) await noteEnded(kindsOf(person), followUpScope(services, person));
  }
}
