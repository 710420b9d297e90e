import { waitingPasswords } from '@/server/auth/passwords';
import { isReachable } from '@/server/config';
import type { Handlers } from '@/server/contract/operations';
import { unavailable } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { createDemoPasswordCheck } from './demoPasswords';
import { createHealthCheck } from './health';

export const systemHandlers = ({ db, ping, config, reports }: Services) => {
  const isHealthy = createHealthCheck(ping);
  const countDemoPasswords = createDemoPasswordCheck(db);
  return {
    async getHealth() {
      if (!(await isHealthy())) throw unavailable();
      return {
        status: 'ok' as const,
        waiting: { logins: waitingPasswords(), reports: reports.waiting() },
      };
    },

    async getWarnings() {
      // The password of a demo on somebody's own machine is no danger.
      const open_demo_accounts = isReachable(config) ? await countDemoPasswords() : 0;
      return { data: { open_demo_accounts } };
    },

    async getSettings() {
      return {
        data: {
          app_name: config.appName,
          department: config.appDepartment,
          programme: config.appProgramme,
          map_tile_url: config.mapTileUrl,
          map_attribution: config.mapAttribution,
          campus_time_zone: config.campusTimeZone,
        },
      };
    },
  } satisfies Partial<Handlers>;
};
