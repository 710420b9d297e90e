import type { FastifyRequest } from 'fastify';
import { requireRole } from '@/server/auth/authenticate';
import { waitingPasswords } from '@/server/auth/passwords';
import { isReachable } from '@/server/config';
import type { Handlers } from '@/server/contract/operations';
import { cannotWrite, conflict, HttpError, unavailable } from '@/server/http/errors';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { canMailLinks } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { PERMISSIONS } from '@/shared/permissions';
import { version } from '../../../../package.json';
import { selectMailState } from '../mails/failedMails';
import { selectDatabaseSize } from './databaseSize';
import { createDemoPasswordCheck } from './demoPasswords';
import { createHealthCheck } from './health';

const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

const BACKUP_STARTED = 'Pencadangan dimulai.';
const NO_FOLDER = 'Folder cadangan belum diatur (BACKUP_DIR).';
const ALREADY_RUNNING = 'Pencadangan sedang berjalan.';

export const systemHandlers = (services: Services) => {
  const { db, ping, canWrite, config, reports, backups, letterPdfs, clock } = services;
  const isHealthy = createHealthCheck(ping);
  const requireSystem = async (request: FastifyRequest) => {
    try {
      await requireRole(request, services, PERMISSIONS.system);
    } catch (error) {
      // Without a writable database, authentication fails: report the cause.
      throw error instanceof HttpError || (await canWrite()) ? error : cannotWrite();
    }
  };
  const countDemoPasswords = createDemoPasswordCheck(db);
  return {
    async getHealth({ query, raw }) {
      if (query.full) await requireSystem(raw);
      if (!(await isHealthy())) throw unavailable();
      if (query.full && !(await canWrite())) throw cannotWrite();
      return {
        status: 'ok' as const,
        waiting: { logins: waitingPasswords(), reports: reports.waiting() },
        ...(query.full && {
          details: {
            version,
            node: process.versions.node,
            started_at: STARTED_AT,
            memory_bytes: process.memoryUsage.rss(),
            database: {
              mode: config.databaseUrl === null ? ('embedded' as const) : ('server' as const),
              bytes: await selectDatabaseSize(db),
            },
            backups: await backups.state(),
            mail: await selectMailState(db, config, clock()),
            letter_pdfs: await letterPdfs.state(),
          },
        }),
      };
    },

    async createBackup() {
      const outcome = await backups.makeNow();
      if (outcome === 'off') throw conflict(NO_FOLDER);
      if (outcome === 'running') throw conflict(ALREADY_RUNNING);
      return { data: { message: BACKUP_STARTED } };
    },

    async getWarnings() {
      // The published password is no danger on a machine that others cannot reach.
      const open_demo_accounts = isReachable(config) ? await countDemoPasswords() : 0;
      return { data: { open_demo_accounts } };
    },

    async getSettings() {
      return {
        data: {
          ...(await selectInstitution(db, config)),
          map_tile_url: config.mapTileUrl,
          map_attribution: config.mapAttribution,
          map_on_click: config.mapOnClick,
          campus_time_zone: config.campusTimeZone,
          letter_pdfs: (await letterPdfs.state()) !== 'missing',
          mails_links: await canMailLinks(db, config),
          local_login: config.localLogin,
          login_providers: config.loginProviders.map(({ id, name }) => ({ id, name })),
        },
      };
    },
  } satisfies Partial<Handlers>;
};
