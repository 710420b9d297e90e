import { sql } from 'kysely';
import { ofPlacements } from '@/server/resources/internships/ofPlacements';
import type { components } from '@/shared/contract.gen';
import { defencesVisibleTo } from './defenceRows';

export const findDefences = ofPlacements<components['schemas']['FoundDefence']>({
  table: 'defences',
  columns: sql`defences.id, defences.starts_at, defences.room, defences.state`,
  order: sql`defences.id desc`,
  visibleTo: defencesVisibleTo,
});
