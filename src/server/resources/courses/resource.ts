import type { Resource } from '@/server/resources/resource';
import { courseHandlers } from './courseHandlers';

export const courses = { handlers: courseHandlers } as const satisfies Resource;
