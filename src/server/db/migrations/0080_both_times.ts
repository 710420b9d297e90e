import { statements } from './statements';

/** The time and the doubt of a device, which only rows have that a device has kept. */
const clock = (table: string, madeAt: string) => `
  alter table ${table}
    add column device_time timestamptz
      constraint ${table}_device_time_check check (isfinite(device_time)),
    add column clock_doubt text
      constraint ${table}_clock_doubt_check check (clock_doubt in ('offset', 'went_back', 'unknown')),
    add constraint ${table}_queued_check check (
      ${madeAt} is not null or num_nonnulls(device_time, clock_doubt) = 0
    );
  comment on column ${table}.device_time is '${madeAt} by the clock of the device; null unless the device kept it without a network';
  comment on column ${table}.clock_doubt is 'what makes the clock of the device doubtful; null for nothing';`;

const MADE_AT = `
  alter table activity_photos
    add column made_at timestamptz
      constraint activity_photos_made_at_check check (made_at <= created_at);
  comment on column activity_photos.made_at is 'when the student added it on a device without a network; otherwise null';`;

/** Logs and photos that a device kept have both times, as presses and requests do (docs/decisions/0067). */
export const bothTimes = statements(
  clock('activity_logs', 'written_at'),
  MADE_AT,
  clock('activity_photos', 'made_at'),
);
