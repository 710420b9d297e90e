import type { Resource } from '@/server/resources/resource';
import { IMPORT_BODIES } from './importBodies';
import { importHandlers } from './importHandlers';

export const imports = {
  handlers: importHandlers,
  largeBodies: IMPORT_BODIES,
} as const satisfies Resource;
