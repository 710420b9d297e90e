import type { Handlers } from '@/server/contract/operations';
import { totalsShown } from '@/server/resources/attendance-days/totalsShown';
import type { Services } from '@/server/services';
import { selectRecap } from './attendanceRecap';

export const attendanceRecapHandlers = ({ db, clock, config }: Services) =>
  ({
    async listAttendanceRecap({ query, user }) {
      const moment = { now: clock(), campusTimeZone: config.campusTimeZone };
      const { rows, meta } = await selectRecap(db, user, query, moment);
      return { data: rows.map((row) => ({ ...row, totals: totalsShown(row.totals) })), meta };
    },
  }) satisfies Partial<Handlers>;
