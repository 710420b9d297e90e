import { type Kysely, type Migration, sql } from 'kysely';
import { migrations } from '@/server/db/migrations/index';

/** All migrations and two more; the second one calls `half` in its middle. */
export function interruptedMigrations(
  half: (db: Kysely<unknown>) => Promise<void>,
): Record<string, Migration> {
  return {
    ...migrations,
    '9001_notes': {
      async up(db) {
        await sql`create table notes (id integer primary key)`.execute(db);
        await sql`insert into notes select generate_series(1, 20000)`.execute(db);
      },
    },
    '9002_more_notes': {
      async up(db) {
        await sql`alter table notes add column text text not null default 'x'`.execute(db);
        await sql`update companies set name = name || ' (baru)'`.execute(db);
        await half(db);
        await sql`create index notes_text_idx on notes (text)`.execute(db);
      },
    },
  };
}
