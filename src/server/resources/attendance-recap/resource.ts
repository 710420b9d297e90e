import type { Resource } from '@/server/resources/resource';
import { attendanceRecapHandlers } from './attendanceRecapHandlers';

export const attendanceRecap = { handlers: attendanceRecapHandlers } as const satisfies Resource;
