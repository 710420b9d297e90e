import type { Resource } from '@/server/resources/resource';
import { internshipPeriodHandlers } from './internshipPeriodHandlers';

export const internshipPeriods = { handlers: internshipPeriodHandlers } as const satisfies Resource;
