import { sql } from 'kysely';
import { ofPlacements } from '@/server/resources/internships/ofPlacements';
import type { components } from '@/shared/contract.gen';

export const findGuidanceSessions = ofPlacements<components['schemas']['FoundGuidanceSession']>({
  table: 'guidance_sessions',
  columns: sql`guidance_sessions.id, guidance_sessions.date, guidance_sessions.topic`,
  order: sql`guidance_sessions.date desc, guidance_sessions.id desc`,
});
