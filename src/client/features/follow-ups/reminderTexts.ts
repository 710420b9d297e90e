import type { FollowUpItem } from '@/client/api/api';
import { formatNearDay } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { whatsappNumbers } from '@/shared/whatsappNumbers';

export const OPEN = 'Buka WhatsApp';
export const COPY = 'Salin untuk WhatsApp';
export const REMINDED_TODAY = 'Sudah diingatkan hari ini';
export const ONE_BY_ONE = 'Ingatkan satu per satu';

/** The number of reminders and the last one; null without any. */
export function remindedText(reminders: FollowUpItem['reminders'], today: string): string | null {
  if (!reminders || reminders.count === 0) return null;
  const { count, last_at, last_by } = reminders;
  const last = `${formatNearDay(last_at, today)} oleh ${last_by}`;
  return count === 1
    ? `diingatkan ${last}`
    : `diingatkan ${formatNumber(count)} kali, terakhir ${last}`;
}

/** The reason why no chat can be opened; null if it can. */
export function numberProblem(phone: string | null | undefined): string | null {
  if (!phone?.trim()) return 'Nomor telepon belum diisi';
  return whatsappNumbers(phone).length === 0 ? 'Nomor telepon tidak dikenali' : null;
}
