import type { Resource } from '@/server/resources/resource';
import { systemHandlers } from './systemHandlers';

export const system = { handlers: systemHandlers } as const satisfies Resource;
