import type { Resource } from '@/server/resources/resource';
import { attendanceRequestHandlers } from './attendanceRequestHandlers';
import { attendanceRequestPersonalData } from './attendanceRequestPersonalData';

export const attendanceRequests = {
  handlers: attendanceRequestHandlers,
  personalData: attendanceRequestPersonalData,
} as const satisfies Resource;
