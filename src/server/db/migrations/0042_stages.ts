import { countVersion, statements } from './statements';

const PERIOD_FIELDS = [
  'start_date',
  'end_date',
  'semester',
  'year',
  'is_active',
  'requires_check_out',
  'late_tolerance_minutes',
  'min_guidance_sessions',
  'requires_final_report',
  'requires_defence',
];

export const stages = statements(
  `
  alter table internship_periods
    add column requires_final_report boolean not null default false,
    add column requires_defence boolean not null default false;
  drop trigger count_version on internship_periods;`,
  countVersion('internship_periods', PERIOD_FIELDS),
);
