import type { Resource } from '@/server/resources/resource';
import { reportHandlers } from './reportHandlers';

export const reports = { handlers: reportHandlers } as const satisfies Resource;
