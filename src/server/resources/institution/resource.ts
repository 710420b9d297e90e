import type { Resource } from '@/server/resources/resource';
import { institutionHandlers } from './institutionHandlers';

export const institution = { handlers: institutionHandlers } as const satisfies Resource;
