import type { Resource } from '@/server/resources/resource';
import { findGuidanceSessions } from './guidanceSessionFinder';
import { guidanceSessionHandlers } from './guidanceSessionHandlers';
import { guidanceSessionPersonalData } from './guidanceSessionPersonalData';

export const guidanceSessions = {
  handlers: guidanceSessionHandlers,
  finders: { guidance_sessions: findGuidanceSessions },
  personalData: guidanceSessionPersonalData,
} as const satisfies Resource;
