import type { Handlers } from '@/server/contract/operations';
import type { LargeBodies } from '@/server/contract/registerContract';
import type { Services } from '@/server/services';
import type { Importers } from './imports/importer';
import type { PersonalData } from './personalRecords';
import type { Finders } from './search/finder';

/** The description of a resource for the server, in `resource.ts` of its folder. */
export interface Resource {
  handlers?: (services: Services) => Partial<Handlers>;
  /** How rows of a spreadsheet become records, by kind of record. */
  importers?: Partial<Importers>;
  /** The queries of the finder, by kind of record. */
  finders?: Partial<Finders>;
  /** Its parts in a person's copy of their data, and what anonymising removes. */
  personalData?: PersonalData;
  largeBodies?: LargeBodies;
}
