import { statements } from './statements';

/**
 * The names of the installation are records. One that is in use keeps the names it has shown so far, which were the
 * defaults of the settings.
 */
export const institution = statements(`
  create table institution (
    id integer not null default 1 constraint institution_pkey primary key
      constraint institution_id_check check (id = 1),
    app_name text not null
      constraint institution_app_name_check check (char_length(app_name) between 1 and 200),
    department text not null
      constraint institution_department_check check (char_length(department) between 1 and 200),
    programme text not null
      constraint institution_programme_check check (char_length(programme) between 1 and 200)
  );
  comment on table institution is 'At most one row.';
  insert into institution (app_name, department, programme)
  select 'SiMagang', 'Jurusan Teknologi Informasi', 'D2 Administrasi Jaringan Komputer'
  where exists (select from users);`);
