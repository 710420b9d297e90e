import type { Resource } from '@/server/resources/resource';
import { gradeHandlers } from './gradeHandlers';
import { gradePersonalData } from './gradePersonalData';

export const grades = {
  handlers: gradeHandlers,
  personalData: gradePersonalData,
} as const satisfies Resource;
