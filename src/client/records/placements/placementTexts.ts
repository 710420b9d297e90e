import type { PlacementChoice, PlacementPeriod, PlacementRequest } from '@/client/api/api';
import { formatDateTime, formatPeriod } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';

/** '1 Feb 2027 s/d 30 Jun 2027 - Semester 3' */
export const placementPeriodText = ({ start_date, end_date, semester }: PlacementPeriod): string =>
  `${formatPeriod(start_date, end_date)} - Semester ${semester}`;

/** 'Sisa 2 tempat · urutan ke-1' */
export function choiceText({ is_active, places_left, queue_position }: PlacementChoice): string {
  if (!is_active) return 'Tidak menerima mahasiswa magang';
  const places = places_left === 0 ? 'Penuh' : `Sisa ${formatNumber(places_left)} tempat`;
  return queue_position === null ? places : `${places} · urutan ke-${formatNumber(queue_position)}`;
}

const DECIDED = {
  incomplete: 'Dikembalikan',
  accepted: 'Diterima',
  refused: 'Ditolak',
  withdrawn: 'Ditarik',
} as const;

/** 'Dikirim 20 Nov 2026, 09:00'; null before. */
export const sentText = ({ sent_at }: Pick<PlacementRequest, 'sent_at'>): string | null =>
  sent_at === null ? null : `Dikirim ${formatDateTime(sent_at)}`;

/** 'Ditolak oleh Ratna, 21 Nov 2026, 10:00'; null without a decision. */
export function decidedText({
  state,
  decided_at,
  decided_by_name,
}: Pick<PlacementRequest, 'state' | 'decided_at' | 'decided_by_name'>): string | null {
  if (state === 'draft' || state === 'sent' || decided_at === null) return null;
  const who = decided_by_name ? ` oleh ${decided_by_name}` : '';
  return `${DECIDED[state]}${who}, ${formatDateTime(decided_at)}`;
}
