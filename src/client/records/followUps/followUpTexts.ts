import type { FollowUp, FollowUpKind } from '@/client/api/api';
import { formatNearDay } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';

/** How long 'Tunda' puts a kind off. */
export const PUT_OFF_DAYS = 3;
export const PUT_OFF = `Tunda ${PUT_OFF_DAYS} hari`;
export const SHOW_AGAIN = 'Tampilkan lagi';

type Counted = Pick<FollowUp, 'count' | 'has_more'>;

export const shortCount = ({ count, has_more }: Counted) =>
  `${formatNumber(count)}${has_more ? '+' : ''}`;

export const spokenCount = ({ count, has_more }: Counted) =>
  `${has_more ? 'lebih dari ' : ''}${formatNumber(count)}`;

export const sinceText = (date: string, today: string) =>
  date === today ? 'sejak hari ini' : `sejak ${formatNearDay(date, today)}`;

export const untilText = (date: string | null, today: string) =>
  `tampil lagi ${formatNearDay(date, today)}`;

/** The word after 'sudah' for a marked matter: a decision only has to be read. */
export const settledWord = (kind: FollowUpKind) =>
  kind === 'decided_requests' ? 'dibaca' : 'diselesaikan';
