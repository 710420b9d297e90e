import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { totalsOf } from '@/shared/attendance/totals';
import { daysBetween } from '@/shared/calendarDays';
import { ATTENDANCE_DAYS_MAX } from '@/shared/constants/limits';
import { attendanceDays } from './attendanceDays';
import { selectAttendanceFacts } from './attendanceFacts';

const WRONG_ORDER = 'Tanggal akhir tidak boleh sebelum tanggal mulai';
const TOO_LONG = `Paling banyak ${ATTENDANCE_DAYS_MAX} hari`;

export const attendanceDayHandlers = ({ db, clock, config }: Services) =>
  ({
    async listAttendanceDays({ params, query, user }) {
      const days = { from: query.date_from, to: query.date_to };
      const length = daysBetween(days.from, days.to) + 1;
      if (length < 1) throw fieldErrors({ date_to: [WRONG_ORDER] });
      if (length > ATTENDANCE_DAYS_MAX) throw fieldErrors({ date_to: [TOO_LONG] });

      const facts = await selectAttendanceFacts(db, user, [params.id], days);
      const placement = foundOr404(facts.placements[0]);
      const moment = { now: clock(), campusTimeZone: config.campusTimeZone };
      const results = attendanceDays(facts, placement, days, moment);
      const { counts, hours, attendancePercent } = totalsOf(results);
      return {
        data: {
          days: results.map(({ date, verdict, flags, holidayName, ...times }) => ({
            date,
            verdict,
            flags: Object.keys(flags) as (keyof typeof flags)[],
            holiday_name: holidayName,
            first_in: times.firstIn ?? null,
            last_out: times.lastOut ?? null,
            worked_minutes: times.workedMinutes ?? null,
          })),
          totals: { ...counts, hours, attendance_percent: attendancePercent },
          time_zone: placement.time_zone,
        },
      };
    },
  }) satisfies Partial<Handlers>;
