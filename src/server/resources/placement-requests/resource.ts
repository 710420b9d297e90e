import type { Resource } from '@/server/resources/resource';
import { findPlacementRequests } from './placementRequestFinder';
import { placementRequestHandlers } from './placementRequestHandlers';
import { placementRequestPersonalData } from './placementRequestPersonalData';

export const placementRequests = {
  handlers: placementRequestHandlers,
  finders: { placement_requests: findPlacementRequests },
  personalData: placementRequestPersonalData,
} as const satisfies Resource;
