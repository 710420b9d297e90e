import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { whileConnected } from '@/server/http/whileConnected';
import { totalsShown } from '@/server/resources/attendance-days/totalsShown';
import type { Services } from '@/server/services';
import { selectRecap } from './attendanceRecap';
import { selectRecapTotals } from './recapTotals';

export const attendanceRecapHandlers = (services: Services) => {
  const moment = () => campusMoment(services);

  return {
    async listAttendanceRecap({ query, user }) {
      const { rows, meta } = await selectRecap(services, user, query, moment());
      return { data: rows.map((row) => ({ ...row, totals: totalsShown(row.totals) })), meta };
    },

    async getAttendanceTotals({ query, user, raw }) {
      const { placements, ...totals } = await whileConnected(raw, (signal) =>
        selectRecapTotals(services, user, query, moment(), signal),
      );
      return { data: { placements, ...totalsShown(totals) } };
    },
  } satisfies Partial<Handlers>;
};
