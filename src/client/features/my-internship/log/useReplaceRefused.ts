import type { UnsentOf } from '@/client/queue/unsentItem';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { trimmed } from '@/shared/hiddenCharacters';

/** The person keeps the refused text: nothing is sent. */
export const NOT_REPLACED = new Error('The refused text stays.');

/**
 * Asks before a text takes the place of a refused one, which the device deletes then, unless the editor has opened with that:
 * then it has been corrected. Rejects with NOT_REPLACED if the person declines.
 * @param opened the text with which the editor has opened
 */
export function useReplaceRefused(items: readonly UnsentOf<'log'>[], opened: string) {
  const confirm = useConfirm();
  return async (text: string): Promise<void> => {
    const known = [text, opened].map(trimmed);
    const refused = items.find(
      ({ state, payload }) => state === 'refused' && !known.includes(trimmed(payload.text)),
    );
    if (!refused) return;
    const agreed = await confirm({
      title: 'Ganti catatan yang ditolak?',
      description: `Perangkat ini masih menyimpan tulisan yang ditolak server, dan akan menghapusnya: “${refused.payload.text}”`,
      confirmLabel: 'Ganti',
      tone: 'danger',
    });
    if (!agreed) throw NOT_REPLACED;
  };
}
