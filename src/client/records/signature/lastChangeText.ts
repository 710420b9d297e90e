import type { OwnSignature } from '@/client/api/api';
import { formatDateTime } from '@/shared/format';

/** When, where and by whom one's own signature was last replaced: an open session could be misused. */
export const lastChangeText = (change: OwnSignature['last_change']): string => {
  if (!change) return 'Belum ada tanda tangan.';
  const { at, device, address, changed_by } = change;
  return [
    `Terakhir diganti ${formatDateTime(at)}`,
    ...(device ? [`dengan ${device}`] : []),
    ...(address ? [`dari ${address}`] : []),
    ...(changed_by ? [`oleh ${changed_by}`] : []),
  ].join(' ');
};
