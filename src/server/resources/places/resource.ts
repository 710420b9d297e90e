import type { Resource } from '@/server/resources/resource';
import { findPlaces } from './placeFinder';
import { placeHandlers } from './placeHandlers';

export const places = {
  handlers: placeHandlers,
  finders: { places: findPlaces },
} as const satisfies Resource;
