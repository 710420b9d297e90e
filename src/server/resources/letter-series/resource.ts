import type { Resource } from '@/server/resources/resource';
import { letterSeriesHandlers } from './letterSeriesHandlers';

export const letterSeries = { handlers: letterSeriesHandlers } as const satisfies Resource;
