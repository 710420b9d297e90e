import { CLOCK_OFFSET_MAX_MS } from '@/shared/constants/attendance';
import { flag, instant, numeric, pattern, text } from './fields';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INVALID_OFFSET = 'Selisih jam perangkat tidak valid';
const TIME_REQUIRED = 'Waktu perangkat wajib ada untuk data yang dikirim belakangan';

const isQueued = ([queued]: unknown[]) => queued === true;

/** The ID that a device makes for what it sends. */
export const deviceEventId = (invalid: string) => text().nullable().test(pattern(UUID, invalid));

/** The fields of what a device kept because there was no network. */
export const keptByDevice = {
  queued: flag(),
  device_time: instant('Waktu perangkat tidak valid')
    .nullable()
    .when('queued', (queued, rules) => (isQueued(queued) ? rules.required(TIME_REQUIRED) : rules)),
  clock_offset: numeric(INVALID_OFFSET)
    .nullable()
    .integer(INVALID_OFFSET)
    .min(-CLOCK_OFFSET_MAX_MS, INVALID_OFFSET)
    .max(CLOCK_OFFSET_MAX_MS, INVALID_OFFSET),
  clock_went_back: flag().nullable(),
};

const ID_REQUIRED = 'ID wajib ada untuk data yang dikirim belakangan';

/** The same ID, which a queued record cannot do without. */
export const queuedEventId = (invalid: string) =>
  deviceEventId(invalid).when('queued', (queued, rules) =>
    isQueued(queued) ? rules.required(ID_REQUIRED) : rules,
  );
