import type { Resource } from '@/server/resources/resource';
import { activityPhotoHandlers } from './activityPhotoHandlers';
import { activityPhotoPersonalData } from './activityPhotoPersonalData';

export const activityPhotos = {
  handlers: activityPhotoHandlers,
  personalData: activityPhotoPersonalData,
} as const satisfies Resource;
