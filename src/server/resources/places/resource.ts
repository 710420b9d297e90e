import type { Resource } from '@/server/resources/resource';
import { findPlaces } from './placeFinder';
import { placeHandlers } from './placeHandlers';
import { placeImporter } from './placeImporter';

export const places = {
  handlers: placeHandlers,
  importers: { places: placeImporter },
  finders: { places: findPlaces },
} as const satisfies Resource;
