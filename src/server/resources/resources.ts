import type { Handlers } from '@/server/contract/operations';
import type { LargeBodies } from '@/server/contract/registerContract';
import type { Services } from '@/server/services';
import { merged, mergedParts } from '@/shared/merged';
import type { PersonalRecord } from '@/shared/records';
import { IMPORT_BODIES } from './imports/importBodies';
import type { Importers } from './imports/importer';
import { importHandlers } from './imports/importHandlers';
import { personalDataHandlers } from './personal-data/personalDataHandlers';
import type { PersonalTable } from './personalRecords';
import { RESOURCES } from './resources.gen';
import type { Finders } from './search/finder';
import { searchHandlers } from './search/searchHandlers';

export const FINDERS = mergedParts(RESOURCES, 'finders') satisfies Finders;

/**
 * In the order of a person's copy of their data. Anonymising begins with the account: functions of the database refuse to
 * clear records of another one.
 */
export const PERSONAL_DATA = mergedParts(RESOURCES, 'personalData') satisfies Record<
  PersonalRecord,
  PersonalTable
>;

const IMPORTERS = mergedParts(RESOURCES, 'importers') satisfies Importers;

export const LARGE_BODIES: LargeBodies = {
  ...mergedParts(RESOURCES, 'largeBodies'),
  ...IMPORT_BODIES,
};

/** A handler for every operation of the document; a missing one is a compile error. */
export const createHandlers = (services: Services): Handlers => ({
  ...merged(RESOURCES.flatMap((one) => ('handlers' in one ? [one.handlers(services)] : []))),
  ...importHandlers(services, IMPORTERS),
  ...searchHandlers(services, FINDERS),
  ...personalDataHandlers(services, PERSONAL_DATA),
});
