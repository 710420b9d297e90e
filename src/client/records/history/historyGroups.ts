import type { AuditEntry } from '@/client/api/api';
import type { CampusClock } from './useCampusClock';

export interface HistoryDay {
  /** 'YYYY-MM-DD' on campus */
  day: string;
  /** The requests of the day, latest first, each with its entries in their order. */
  requests: [AuditEntry, ...AuditEntry[]][];
}

const isSameRequest = (one: AuditEntry, other: AuditEntry) =>
  one.at === other.at && one.actor?.id === other.actor?.id && one.operation === other.operation;

/** Groups entries, latest first, by day and by request: an account is created together with its profile. */
export function historyGroups(entries: readonly AuditEntry[], clock: CampusClock): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    const day = clock(entry.at).slice(0, 10);
    if (days.at(-1)?.day !== day) days.push({ day, requests: [] });
    const { requests } = days.at(-1) as HistoryDay;
    const latest = requests.at(-1);
    if (latest && isSameRequest(latest[0], entry)) latest.unshift(entry);
    else requests.push([entry]);
  }
  return days;
}
