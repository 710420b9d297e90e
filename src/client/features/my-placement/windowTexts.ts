import type { PlacementOptions } from '@/client/api/api';
import { formatDate } from '@/shared/format';

type Days = Pick<
  PlacementOptions,
  'open_from' | 'open_until' | 'exception_until' | 'can_send_until' | 'is_placed'
>;

/** `closed` includes a period without a window, and a student who has a placement. */
type WindowPhase = 'upcoming' | 'open' | 'closed';

export function windowPhase(
  { open_from, can_send_until, is_placed }: Days,
  today: string,
): WindowPhase {
  if (is_placed) return 'closed';
  if (can_send_until !== null) return 'open';
  return open_from !== null && today < open_from ? 'upcoming' : 'closed';
}

/** The sentence about when requests can be sent. */
export function windowText(days: Days, today: string): string {
  const { open_from, open_until, exception_until, can_send_until, is_placed } = days;
  if (is_placed) return 'Anda sudah memiliki penempatan pada periode ini.';
  if (can_send_until !== null) {
    const until = `Pengajuan dapat dikirim sampai ${formatDate(can_send_until)}`;
    return can_send_until === exception_until && can_send_until !== open_until
      ? `${until} (batas khusus untuk Anda).`
      : `${until}.`;
  }
  if (open_from === null) return 'Masa pengajuan belum ditentukan.';
  return today < open_from
    ? `Masa pengajuan dibuka ${formatDate(open_from)} sampai ${formatDate(open_until)}.`
    : `Masa pengajuan sudah ditutup pada ${formatDate(exception_until ?? open_until)}.`;
}
