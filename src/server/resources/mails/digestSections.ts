import type { MailLine, MailSection } from '@/server/mail/layout';
import { type FollowUp, pageOf } from '@/server/resources/follow-ups/followUp';
import type { DueMatter } from '@/server/resources/follow-ups/mailedQueries';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { type News, newsText } from './newsText';

/** The matters of a kind that a mail names one by one. */
const MOST_LINES = 10;

interface Contents {
  kinds: readonly FollowUp[];
  matters: readonly DueMatter[];
  news: readonly News[];
  timeZone: string;
  linkTo: (path: string) => string;
}

/** The words of a digest: a section for each kind in the order of the dashboard, and one for the news. */
export function digestSections({
  kinds,
  matters,
  news,
  timeZone,
  linkTo,
}: Contents): MailSection[] {
  const sections = kinds.flatMap((followUp) => {
    const own = matters.filter(({ kind }) => kind === followUp.kind);
    const [first] = own;
    if (!first) return [];
    const lines = own.map((matter) => ({ text: textOf(matter), link: linkTo(matter.link) }));
    const title = `${followUp.title}: ${numberOf(own.length, first.waiting)}`;
    return { title, lines: shortened(lines, linkTo(pageOf(followUp))) };
  });
  if (news.length === 0) return sections;
  const lines = news.map((one) => ({ text: newsText(one, timeZone), link: linkTo(one.link) }));
  return [
    ...sections,
    { title: `Kabar: ${news.length}`, lines: shortened(lines, linkTo(paths.inbox.index)) },
  ];
}

const numberOf = (named: number, waiting: number) =>
  named === waiting ? `${named}` : `${named} dari ${waiting} yang menunggu`;

function textOf({ title, detail, since, mails }: DueMatter): string {
  const reminder = mails > 0 ? `pengingat ke-${mails}` : '';
  return [title, formatDate(since), detail, reminder].filter(Boolean).join(' · ');
}

function shortened(lines: readonly MailLine[], page: string): MailLine[] {
  const left = lines.length - MOST_LINES;
  if (left <= 0) return [...lines];
  return [...lines.slice(0, MOST_LINES), { text: `dan ${left} lainnya`, link: page }];
}
