import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { defenceHandlers } from '@/server/resources/defences/defenceHandlers';
import { access } from './auth/access.gen';
import { createActing, recordDenials } from './auth/acting';
import { registerAuthentication } from './auth/authenticate';
import type { Config } from './config';
import { registerApiDocs } from './contract/apiDocs';
import { document } from './contract/document';
import { createOnce } from './contract/once';
import type { Handlers } from './contract/operations';
import { type AnswerObserver, registerContract } from './contract/registerContract';
import { discardRests } from './http/arrival';
import { ignoreBodies, registerBodies } from './http/bodies';
import { registerErrorHandler } from './http/errorHandler';
import { badRequest, MESSAGES, notFound } from './http/errors';
import { createInTurn, type InTurn } from './http/inTurn';
import { registerRequestLog, requestIdOptions } from './http/logging';
import { securityHeaders } from './http/securityHeaders';
import { registerStaticClient } from './http/staticClient';
import { registerStopping } from './http/stopping';
import { unroutedErrors } from './http/unroutedErrors';
import { warnOfUntrustedProxy } from './http/untrustedProxy';
import { activityHandlers } from './resources/activities/activityHandlers';
import { activityLogHandlers } from './resources/activity-logs/activityLogHandlers';
import { activityPhotoHandlers } from './resources/activity-photos/activityPhotoHandlers';
import { assessmentFormHandlers } from './resources/assessments/assessmentFormHandlers';
import { assessmentHandlers } from './resources/assessments/assessmentHandlers';
import { attendanceDayHandlers } from './resources/attendance-days/attendanceDayHandlers';
import { attendanceRecapHandlers } from './resources/attendance-recap/attendanceRecapHandlers';
import { attendanceRequestHandlers } from './resources/attendance-requests/attendanceRequestHandlers';
import { auditEntryHandlers } from './resources/audit-entries/auditEntryHandlers';
import { certificateHandlers } from './resources/certificates/certificateHandlers';
import { companyHandlers } from './resources/companies/companyHandlers';
import { courseHandlers } from './resources/courses/courseHandlers';
import { dashboardHandlers } from './resources/dashboards/dashboardHandlers';
import { FINAL_REPORT_BODIES } from './resources/final-reports/finalReportBodies';
import { finalReportHandlers } from './resources/final-reports/finalReportHandlers';
import { followUpHandlers } from './resources/follow-ups/followUpHandlers';
import { notingLooks } from './resources/follow-ups/seenElsewhere';
import { gradeHandlers } from './resources/grades/gradeHandlers';
import { guidanceSessionHandlers } from './resources/guidance-sessions/guidanceSessionHandlers';
import { holidayHandlers } from './resources/holidays/holidayHandlers';
import { IMPORT_BODIES } from './resources/imports/importBodies';
import { importHandlers } from './resources/imports/importHandlers';
import { internshipPeriodHandlers } from './resources/internship-periods/internshipPeriodHandlers';
import { internshipHandlers } from './resources/internships/internshipHandlers';
import { placementDateHandlers } from './resources/internships/placementDateHandlers';
import { lecturerHandlers } from './resources/lecturers/lecturerHandlers';
import { letterSeriesHandlers } from './resources/letter-series/letterSeriesHandlers';
import { letterTemplateHandlers } from './resources/letter-templates/letterTemplateHandlers';
import { letterHandlers } from './resources/letters/letterHandlers';
import { mailHandlers } from './resources/mails/mailHandlers';
import { mailPreferenceHandlers } from './resources/mails/mailPreferenceHandlers';
import { mentorHandlers } from './resources/mentors/mentorHandlers';
import { notificationHandlers } from './resources/notifications/notificationHandlers';
import { watchNotifications } from './resources/notifications/watchNotifications';
import { personalDataHandlers } from './resources/personal-data/personalDataHandlers';
import { placementRequestHandlers } from './resources/placement-requests/placementRequestHandlers';
import { placementWindowHandlers } from './resources/placement-windows/placementWindowHandlers';
import { placeHandlers } from './resources/places/placeHandlers';
import { publicAddressHandlers } from './resources/public-address/publicAddressHandlers';
import { reportHandlers } from './resources/reports/reportHandlers';
import { reviewHandlers } from './resources/reviews/reviewHandlers';
import { savedViewHandlers } from './resources/saved-views/savedViewHandlers';
import { scheduleHandlers } from './resources/schedules/scheduleHandlers';
import { searchHandlers } from './resources/search/searchHandlers';
import { emailConfirmationHandlers } from './resources/session/emailConfirmationHandlers';
import { sessionHandlers } from './resources/session/sessionHandlers';
import { signatureHandlers } from './resources/signatures/signatureHandlers';
import { studentHandlers } from './resources/students/studentHandlers';
import { createMetrics } from './resources/system/metrics';
import { registerMetrics } from './resources/system/registerMetrics';
import { systemHandlers } from './resources/system/systemHandlers';
import { userHandlers } from './resources/users/userHandlers';
import type { Services } from './services';

/** A handler for every operation of the document; a missing one is a compile error. */
const createHandlers = (services: Services): Handlers => ({
  ...sessionHandlers(services),
  ...emailConfirmationHandlers(services),
  ...userHandlers(services),
  ...personalDataHandlers(services),
  ...studentHandlers(services),
  ...lecturerHandlers(services),
  ...mentorHandlers(services),
  ...companyHandlers(services),
  ...placeHandlers(services),
  ...holidayHandlers(services),
  ...scheduleHandlers(services),
  ...attendanceDayHandlers(services),
  ...attendanceRecapHandlers(services),
  ...attendanceRequestHandlers(services),
  ...guidanceSessionHandlers(services),
  ...assessmentFormHandlers(services),
  ...assessmentHandlers(services),
  ...finalReportHandlers(services),
  ...certificateHandlers(services),
  ...defenceHandlers(services),
  ...letterHandlers(services),
  ...letterTemplateHandlers(services),
  ...letterSeriesHandlers(services),
  ...placementRequestHandlers(services),
  ...placementWindowHandlers(services),
  ...courseHandlers(services),
  ...internshipPeriodHandlers(services),
  ...internshipHandlers(services),
  ...placementDateHandlers(services),
  ...activityHandlers(services),
  ...activityLogHandlers(services),
  ...activityPhotoHandlers(services),
  ...followUpHandlers(services),
  ...notificationHandlers(services),
  ...savedViewHandlers(services),
  ...reviewHandlers(services),
  ...gradeHandlers(services),
  ...dashboardHandlers(services),
  ...reportHandlers(services),
  ...signatureHandlers(services),
  ...mailHandlers(services),
  ...mailPreferenceHandlers(services),
  ...searchHandlers(services),
  ...auditEntryHandlers(services),
  ...importHandlers(services),
  ...publicAddressHandlers(services),
  ...systemHandlers(services),
});

/**
 * Requests per minute and IP address. A whole campus may share one address, and 500 students who
 * check in within a minute send about 10,000 requests, so this limit only stops runaway clients.
 * Failed logins have stricter limits (auth/loginLimits.ts).
 */
const REQUESTS_PER_MINUTE = 60_000;

/** Rate-limit headers are of no use to our clients; a 429 still has `retry-after`. */
const NO_LIMIT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

interface AppOptions {
  /** Directory of the built client; only the API is served without it. */
  clientDir?: string;
  requestsPerMinute?: number;
  onAnswer?: AnswerObserver;
  /** Replaces Fastify's, which compiles all schemas at the start. */
  schemaController?: FastifyServerOptions['schemaController'];
  /** The time that idle connections stay open while the server stops. */
  idleMs?: number;
}

export async function createApp(
  services: Services,
  { clientDir, idleMs, schemaController, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = securityHeaders(config);
  const app = fastify({
    loggerInstance: log,
    schemaController,
    ...requestIdOptions,
    ...unroutedErrors(headers),
    trustProxy: trustedProxies(config),
    // http/parameters.ts converts parameters; `strict` would reject OpenAPI keywords.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        strict: false,
        allErrors: true,
      },
    },
    // A machine that is busy or slow starts late rather than not at all.
    pluginTimeout: 0,
    // Uploading 5 MB over a slow connection takes half a minute.
    requestTimeout: 120_000,
    // registerStopping serves requests over open connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

  registerErrorHandler(app, services.outages);
  ignoreBodies(app);
  discardRests(app);
  registerRequestLog(app);
  warnOfUntrustedProxy(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const watch = watchNotifications(services);
  app.addHook('preClose', async () => {
    void watch.close();
    services.streams.close();
    // People who wait for LibreOffice get an answer while they have connections.
    await services.letterPdfs.close();
  });
  app.addHook('onClose', () => watch.close());
  registerStopping(app, { idleMs });
  const inTurn = createInTurn();
  if (config.metricsToken !== null) {
    registerMetrics(app, config.metricsToken, createMetrics(services, inTurn.waiting));
  }
  await app.register((api) => registerApi(api, services, inTurn, options), { prefix: '/api' });
  await registerApiDocs(app, document);
  if (clientDir !== undefined) await registerStaticClient(app, clientDir, headers);
  return app;
}

async function registerApi(
  api: FastifyInstance,
  services: Services,
  inTurn: InTurn,
  { requestsPerMinute = REQUESTS_PER_MINUTE, onAnswer }: AppOptions,
): Promise<void> {
  api.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store');
    // Bytes after the request that are no HTTP have closed its connection, which has no address any more.
    if (raw.socket.destroyed) throw badRequest();
  });
  await api.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    addHeaders: NO_LIMIT_HEADERS,
    addHeadersOnExceeding: NO_LIMIT_HEADERS,
    // A monitor that polls often must not mistake a 429 for an outage.
    allowList: (request) => request.routeOptions.config.operationId === 'getHealth',
  });
  await api.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  registerAuthentication(api, services);
  recordDenials(api, services);
  await registerBodies(api);
  api.setNotFoundHandler(async () => {
    throw notFound(MESSAGES.unknownPath);
  });
  registerContract(api, {
    document,
    handlers: notingLooks(services, createHandlers(services)),
    access,
    openWithDefaultPassword: new Set([
      'getCurrentUser',
      'logout',
      'refreshSession',
      'changePassword',
    ]),
    largeBodies: { ...IMPORT_BODIES, ...FINAL_REPORT_BODIES },
    acting: createActing(services),
    inTurn,
    once: createOnce(services),
    onAnswer,
  });
}

/** A number means: trust that many proxies, counted from the server outwards. */
function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}
