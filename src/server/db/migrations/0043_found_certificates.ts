import { statements } from './statements';

// The code is searched as it is printed, in three groups.
const SEARCHED = `
  alter table certificates add column search_text text not null generated always as (lower(
    (data ->> 'name') || E'\\n' || coalesce(data ->> 'nim', '') || E'\\n' || (data ->> 'company_name') || E'\\n'
    || substr(code, 1, 4) || '-' || substr(code, 5, 4) || '-' || substr(code, 9)
  )) stored;
  create index certificates_search_idx on certificates using gin (search_text gin_trgm_ops);
  create index certificates_nim_prefix_idx on certificates ((lower(data ->> 'nim') collate "C"), id);
  create index certificates_name_prefix_idx on certificates ((lower(data ->> 'name') collate "C"), id);`;

const VIEWS_OF_THE_LIST = `
  alter table saved_views drop constraint saved_views_list_check;
  alter table saved_views add constraint saved_views_list_check check (list in (
    'users', 'students', 'lecturers', 'mentors', 'companies', 'places', 'courses', 'internshipPeriods', 'holidays',
    'internships', 'placementRequests', 'letters', 'certificates'
  ));`;

/** The finder and the saved views of certificates (docs/decisions/0084). */
export const foundCertificates = statements(SEARCHED, VIEWS_OF_THE_LIST);
