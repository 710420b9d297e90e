import { sendNow } from '@/client/queue/queue';
import { notify } from '@/client/ui/toasts/notify';
import { formatInstantTime } from '@/shared/format';

/** Sends an item, or all that wait, and says so if that is not possible now. The cards show what comes of it. */
export async function trySending(id?: string): Promise<void> {
  const attempt = await sendNow(id);
  if (attempt.outcome === 'other_tab') {
    notify.info('Sedang dikirim di tab lain', 'Hasilnya muncul di sini juga.');
  } else if (attempt.outcome === 'server_pauses') {
    const at = formatInstantTime(attempt.until);
    notify.info('Server sedang sibuk', `Dicoba lagi sekitar pukul ${at}.`);
  }
}
