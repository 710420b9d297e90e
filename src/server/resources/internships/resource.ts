import type { Resource } from '@/server/resources/resource';
import { finishHandlers } from './finishHandlers';
import { findInternships } from './internshipFinder';
import { internshipHandlers } from './internshipHandlers';
import { internshipImporter } from './internshipImporter';
import { internshipPersonalData } from './internshipPersonalData';
import { interruptionPersonalData } from './interruptionPersonalData';
import { placementDateHandlers } from './placementDateHandlers';

export const internships = {
  handlers: internshipHandlers,
  importers: { internships: internshipImporter },
  finders: { internships: findInternships },
  personalData: internshipPersonalData,
} as const satisfies Resource;

export const finishedPlacements = { handlers: finishHandlers } as const satisfies Resource;

export const placementDates = {
  handlers: placementDateHandlers,
  personalData: interruptionPersonalData,
} as const satisfies Resource;
