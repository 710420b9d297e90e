import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { totalsShown } from '@/server/resources/attendance-days/totalsShown';
import type { Services } from '@/server/services';
import { selectRecap } from './attendanceRecap';
import { selectRecapTotals } from './recapTotals';

export const attendanceRecapHandlers = ({ db, clock, config }: Services) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async listAttendanceRecap({ query, user }) {
      const { rows, meta } = await selectRecap(db, user, query, moment());
      return { data: rows.map((row) => ({ ...row, totals: totalsShown(row.totals) })), meta };
    },

    async getAttendanceTotals({ query, user }) {
      const { placements, ...totals } = await selectRecapTotals(db, user, query, moment());
      return { data: { placements, ...totalsShown(totals) } };
    },
  } satisfies Partial<Handlers>;
};
