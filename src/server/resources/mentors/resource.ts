import type { Resource } from '@/server/resources/resource';
import { findMentors } from './mentorFinder';
import { mentorHandlers } from './mentorHandlers';
import { mentorImporter } from './mentorImporter';
import { mentorPersonalData } from './mentorPersonalData';

export const mentors = {
  handlers: mentorHandlers,
  importers: { mentors: mentorImporter },
  finders: { mentors: findMentors },
  personalData: mentorPersonalData,
} as const satisfies Resource;
