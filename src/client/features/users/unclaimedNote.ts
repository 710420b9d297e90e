import type { User } from '@/client/api/api';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of a local day, counted in UTC, where every day is as long. */
const dayNumber = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** The age of an account's default password and whether it still works; null without one. */
export function unclaimedNote(
  { unclaimed_since, unclaimed_until }: Pick<User, 'unclaimed_since' | 'unclaimed_until'>,
  now = new Date(),
): string | null {
  if (!unclaimed_since) return null;
  const days = Math.max(0, dayNumber(now) - dayNumber(new Date(unclaimed_since)));
  const age = days === 0 ? 'sejak hari ini' : `sejak ${days} hari`;
  if (!unclaimed_until) return `Password bawaan ${age}, pernah dipakai masuk`;
  const isExpired = new Date(unclaimed_until) <= now;
  return `Password bawaan ${age}${isExpired ? ', kedaluwarsa' : ''}`;
}
