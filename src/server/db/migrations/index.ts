import type { Migration } from 'kysely';
import { ALL_MIGRATIONS } from './migrations.gen';

/** The schema of version 1.0.0, and what came later. They are applied in this order; a merged one never changes. */
export const migrations: Record<string, Migration> = ALL_MIGRATIONS;
