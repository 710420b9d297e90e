import type { PlacementRequest } from '@/client/api/api';

type Sent = Pick<PlacementRequest, 'id' | 'sent_at'>;

/** Compares by the time of sending, as the list is sorted. */
const order = (one: Sent, other: Sent): number => {
  const [a, b] = [one.sent_at ?? '', other.sent_at ?? ''];
  if (a === b) return one.id - other.id;
  return a < b ? -1 : 1;
};

/** The request after (1) or before (-1) this one, which may no longer be among them. */
export const neighbourOf = <Row extends Sent>(
  rows: readonly Row[],
  request: Sent,
  by: 1 | -1,
): Row | undefined => {
  const beyond = rows.filter((row) => order(row, request) * by > 0);
  return by === 1 ? beyond[0] : beyond.at(-1);
};
