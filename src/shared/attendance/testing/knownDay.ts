import type { ApprovedRequest, StudentDay } from '../dayVerdict';
import { positionVerdict } from '../positionVerdict';
import type { Zone } from '../zones';
import type { DayHistory, HistoryRequest } from './dayHistory';
import { HOLIDAY } from './studentDay';

const TIME_ZONES: Readonly<Record<Zone, string>> = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
};

/** The day as the server knows it at the instant. */
export function knownDay(history: DayHistory, now: number): StudentDay {
  const { date, zone, campus, settings, holidayDeclaredAt, places } = history;
  const hasCome = (at: number | null) => at !== null && at <= now;
  return {
    date,
    zone,
    campusTimeZone: TIME_ZONES[campus],
    now: new Date(now),
    placement: history.changes.findLast(({ at }) => hasCome(at))?.placement ?? history.placement,
    settings,
    holiday: hasCome(holidayDeclaredAt) ? { ...HOLIDAY, date } : null,
    activities: history.activities.map((activity) => ({
      ...activity,
      zone: activity.zone ?? undefined,
      presses: activity.presses
        .filter(({ at }) => hasCome(at))
        .map(({ kind, at, position, voidedAt }) => ({
          kind,
          at: new Date(at),
          isVoid: hasCome(voidedAt),
          // The places of that moment judge a press; a later move changes nothing.
          verdict: positionVerdict({
            position,
            places: at < places.movedAt ? places.before : places.after,
          }).verdict,
        })),
    })),
    requests: history.requests
      .filter(({ approvedAt, withdrawnAt }) => hasCome(approvedAt) && !hasCome(withdrawnAt))
      .map(requestOf),
  };
}

function requestOf({ kind, claim }: HistoryRequest): ApprovedRequest {
  return kind === 'correction' ? { kind, ...claim, at: new Date(claim.at) } : { kind };
}
