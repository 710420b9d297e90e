import type { Resource } from '@/server/resources/resource';
import { findMentors } from './mentorFinder';
import { mentorHandlers } from './mentorHandlers';
import { mentorPersonalData } from './mentorPersonalData';

export const mentors = {
  handlers: mentorHandlers,
  finders: { mentors: findMentors },
  personalData: mentorPersonalData,
} as const satisfies Resource;
