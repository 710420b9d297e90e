import { NOTIFICATIONS } from '@/server/resources/notifications/kinds';
import type { NotificationRow } from '@/server/resources/notifications/notificationQueries';
import { formatDate } from '@/shared/format';
import { zonedTime } from '@/shared/zonedTime';

export type News = Pick<NotificationRow, 'kind' | 'title' | 'detail' | 'at' | 'link'>;

/** News in a mail, which name a day in any case: 'Ujian Anda diubah · 8 Des 2026, 13:30, Ruang Sidang 3'. */
export function newsText({ kind, title, detail, at }: News, timeZone: string): string {
  const type = NOTIFICATIONS.find((one) => one.kind === kind);
  return [
    title,
    type?.isDetailMailed && detail,
    !type?.namesDay && formatDate(zonedTime(at, timeZone).date),
  ]
    .filter(Boolean)
    .join(' · ');
}
