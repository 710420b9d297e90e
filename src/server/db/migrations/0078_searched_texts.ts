import { statements } from './statements';

/** A lower-case text of a row and its index, for the search of its list. */
const searched = (table: string, text: string, comment: string) => `
  alter table ${table} add column search_text text not null generated always as (lower(${text})) stored;
  comment on column ${table}.search_text is '${comment}';
  create index ${table}_search_idx on ${table} using gin (search_text gin_trgm_ops);`;

/** Texts of letters, reports, requests and sessions, as placements have theirs (docs/decisions/0023). */
export const searchedTexts = statements(
  searched('guidance_sessions', `topic || E'\\n' || result`, 'topic and result'),
  searched('final_reports', 'title', 'title'),
  searched('letters', 'number', 'number'),
  searched('attendance_requests', 'reason', 'reason'),
);
