import { sql } from 'kysely';
import { ofPlacements } from '@/server/resources/internships/ofPlacements';
import type { components } from '@/shared/contract.gen';

export const findFinalReports = ofPlacements<components['schemas']['FoundFinalReport']>({
  table: 'final_reports',
  columns: sql`internship_id, final_reports.title, final_reports.state`,
  order: sql`final_reports.sent_at desc, final_reports.id`,
});
