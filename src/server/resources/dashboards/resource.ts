import type { Resource } from '@/server/resources/resource';
import { dashboardHandlers } from './dashboardHandlers';

export const dashboards = { handlers: dashboardHandlers } as const satisfies Resource;
