import { statements } from './statements';

// `sortKey` in SQL. Names of plain letters take the short way; of others, no locale
// decides which letters are capitals. Without a collation within, PostgreSQL takes the values for
// `(sort_key(name) collate "C")` from an index instead of computing them anew.
const FUNCTION = `
  create function sort_key(name text) returns text language sql immutable parallel safe as $$
    select case
      when octet_length(name) = char_length(name)
        then lower(replace(replace(replace(name, '''', ''), '"', ''), '\`', ''))
      else translate(
        regexp_replace(
          normalize(translate(name, '''’‘ʼ\`´ʻʾʿ′"“”„«»', ''), NFKD),
          '[\\u0300-\\u036f]', '', 'g'
        ),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðŁłĦħı', 'abcdefghijklmnopqrstuvwxyzooddddllhhi'
      )
    end
  $$;`;

/** An index on the order by a column, which also contains the column for a page of ids. */
const bySortKey = (name: string, table: string, column: string, before = '', direction = '') => `
  drop index ${name};
  create index ${name}
    on ${table} (${before}(sort_key(${column}) collate "C")${direction}, id) include (${column});`;

const ACCOUNTS = [
  bySortKey('users_name_idx', 'users', 'name'),
  bySortKey('users_email_idx', 'users', 'email'),
  bySortKey('users_role_name_idx', 'users', 'name', 'role, '),
  bySortKey('students_nim_idx', 'students', 'nim'),
  bySortKey('students_name_idx', 'students', 'name'),
  bySortKey('students_academic_year_idx', 'students', 'academic_year'),
  bySortKey('students_newest_year_idx', 'students', 'academic_year', '', ' desc'),
  bySortKey('students_year_name_idx', 'students', 'name', 'academic_year, '),
  bySortKey('students_year_nim_idx', 'students', 'nim', 'academic_year, '),
  `
  drop index users_inactive_idx;
  create index users_inactive_idx on users ((sort_key(name) collate "C"), id) where not is_active;
  drop index users_default_password_idx;
  create index users_default_password_idx on users ((sort_key(name) collate "C"), id) where has_default_password;`,
];

const PLACEMENTS = [
  bySortKey('internships_nim_idx', 'internships', 'student_nim'),
  bySortKey('internships_name_idx', 'internships', 'student_name'),
  bySortKey('internships_company_idx', 'internships', 'company_name'),
];

const OTHERS = [
  ['companies_name_idx', 'companies', 'name'],
  ['holidays_name_idx', 'holidays', 'name'],
  ['places_name_idx', 'places', 'name'],
  ['places_address_idx', 'places', 'address'],
  ['letters_number_idx', 'letters', 'number'],
].map(
  ([name, table, column]) => `
  drop index ${name};
  create index ${name} on ${table} ((sort_key(${column}) collate "C"), id);`,
);

// The finder looks for beginnings of names in the indexes above, or in this one.
const BEGINNINGS = `
  drop index students_name_prefix_idx;
  drop index internships_name_prefix_idx;
  drop index certificates_name_prefix_idx;
  create index certificates_name_prefix_idx
    on certificates ((sort_key(data ->> 'name') collate "C"), id);`;

export const sortKeys = statements(FUNCTION, ...ACCOUNTS, ...PLACEMENTS, ...OTHERS, BEGINNINGS);
