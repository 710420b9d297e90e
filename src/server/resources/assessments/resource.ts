import type { Resource } from '@/server/resources/resource';
import type { Services } from '@/server/services';
import { findAssessmentSheets } from './assessmentFinder';
import { assessmentFormHandlers } from './assessmentFormHandlers';
import { assessmentHandlers } from './assessmentHandlers';
import { assessmentPersonalData } from './assessmentPersonalData';

export const assessments = {
  handlers: (services: Services) => ({
    ...assessmentFormHandlers(services),
    ...assessmentHandlers(services),
  }),
  finders: { assessment_sheets: findAssessmentSheets },
  personalData: assessmentPersonalData,
} as const satisfies Resource;
