import { type Migration, sql } from 'kysely';

/**
 * Positions of attendances are rounded after a time (db/roundPositions.ts), and the audit trail, which nobody can
 * change, does not have them at all: of a position it says that there is one, as of a picture.
 */
export const roundedPositions: Migration = {
  async up(db) {
    await sql`
      alter table activities
        add column is_position_rounded boolean not null default false,
        add constraint activities_rounded_position_check check (
          not is_position_rounded or (
            latitude is not null
            and latitude = round(latitude::numeric, 2)::double precision
            and longitude = round(longitude::numeric, 2)::double precision
          )
        )`.execute(db);
    await sql`
      create index activities_exact_positions_idx on activities (internship_id)
      where latitude is not null and not is_position_rounded`.execute(db);
    await hideFromTheTrail(db);
  },
};

async function hideFromTheTrail(db: Parameters<Migration['up']>[0]): Promise<void> {
  // Keeps what other migrations have added to the options.
  await sql`
    do $$
    declare
      options jsonb;
    begin
      select convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb into options
      from pg_trigger where tgname = 'audit_changes' and tgrelid = 'activities'::regclass;
      options := options || jsonb_build_object(
        'ignored', (options -> 'ignored') || '["is_position_rounded"]',
        'secret', coalesce(options -> 'secret', '{}')
          || '{"latitude": "position", "longitude": "position"}'
      );
      drop trigger audit_rows on activities;
      drop trigger audit_changes on activities;
      perform audit_table('activities', options);
    end $$`.execute(db);

  await sql`alter table audit_entries disable trigger keep_audit_entries`.execute(db);
  await sql`
    update audit_entries set
      old = old - 'latitude' - 'longitude',
      new = case
        when new ? 'attendance_time' and old is not null
          then (new - 'latitude' - 'longitude') || '{"position": null}'
        else new - 'latitude' - 'longitude'
      end
    where resource = 'activities' and (old ? 'latitude' or new ? 'latitude')`.execute(db);
  await sql`alter table audit_entries enable trigger keep_audit_entries`.execute(db);
}
