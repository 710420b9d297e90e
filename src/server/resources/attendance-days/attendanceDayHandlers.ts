import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { selectAttendanceFacts } from '@/server/placements/attendanceFacts';
import type { Services } from '@/server/services';
import { type AttendanceDay, attendanceDays } from '@/server/verdicts/attendanceDays';
import { totalsOf } from '@/shared/attendance/totals';
import { campusZone } from '@/shared/attendance/zones';
import { selectAttendedActivities } from './attendedActivities';
import { dayRange } from './dayRange';
import { selectMentorName } from './mentorName';
import { totalsShown } from './totalsShown';
import { selectVerdictChanges } from './verdictChanges';

export const attendanceDayHandlers = ({ db, clock, config }: Services) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async listAttendanceDays({ params, query, user }) {
      const days = dayRange(query);
      const facts = await selectAttendanceFacts(db, user, [params.id], days);
      const placement = foundOr404(facts.placements[0]);
      const results = attendanceDays(facts, moment())(placement);
      const changesOn = await selectVerdictChanges(db, params.id, days);
      return {
        data: {
          days: results.map((day) => ({
            ...dayShown(day),
            changes: changesOn(day.date),
          })),
          totals: totalsShown(totalsOf(results)),
          time_zone: results.at(-1)?.zone ?? campusZone(config.campusTimeZone),
        },
      };
    },

    async getAttendanceDay({ params: { id, date }, user }) {
      const days = { from: date, to: date };
      const facts = await selectAttendanceFacts(db, user, [id], days);
      const placement = foundOr404(facts.placements[0]);
      const results = attendanceDays(facts, moment())(placement);
      const changesOn = await selectVerdictChanges(db, id, days);
      return {
        data: {
          ...dayShown(foundOr404(results[0])),
          changes: changesOn(date),
          mentor_name: await selectMentorName(db, id),
          activities: await selectAttendedActivities(db, id, date),
        },
      };
    },
  } satisfies Partial<Handlers>;
};

const dayShown = ({
  date,
  verdict,
  flags,
  holidayName,
  notPlaced,
  zone,
  waiting,
  ...times
}: AttendanceDay) => ({
  date,
  time_zone: zone,
  verdict,
  flags: Object.keys(flags) as (keyof typeof flags)[],
  holiday_name: holidayName,
  not_placed: notPlaced,
  first_in: times.firstIn ?? null,
  last_out: times.lastOut ?? null,
  worked_minutes: times.workedMinutes ?? null,
  waiting: [...waiting],
});
