import type { Unsent } from '@/client/queue/unsentItem';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { formatInstantTime } from '@/shared/format';
import { WHEN_SENT } from './unsentWords';

const STAYS = 'Isinya tetap ada di perangkat ini.';

/** The words of the server about a refused item, which end a sentence. */
export function refusalOf({ last_answer }: Unsent): string {
  const words = last_answer?.message ?? 'ditolak';
  return `Server menjawab: ${words}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** The next step of an item, and the reason why it has not arrived yet. */
export function nextStepOf(item: Unsent): string {
  const { state, last_answer, next_attempt } = item;
  if (state === 'refused') {
    if (last_answer?.code === STALE_VERSION)
      return `Catatan ini sudah disimpan dari tempat lain. ${STAYS} Buka aktivitasnya dan pilih tulisan yang dipakai.`;
    return `${refusalOf(item)} ${STAYS}`;
  }
  if (!last_answer) return WHEN_SENT;
  const again = `Selama SiMagang terbuka, dicoba lagi paling lambat pukul ${formatInstantTime(next_attempt)}.`;
  if (last_answer.status === null) return `Server belum tersambung. ${again}`;
  return `Server sedang tidak dapat menerima (${last_answer.status}). ${again}`;
}
