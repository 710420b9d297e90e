import { type Migration, sql } from 'kysely';

/**
 * What the lists of students and internships search and sort by, in one row: joining 100,000 rows with the
 * tables of their names takes longer than everything else. Triggers copy the names; a share lock on the
 * copied row keeps it from changing until the copy is committed.
 *
 * Indexes include the column behind their expression, because PostgreSQL otherwise reads every row that a
 * deep page skips.
 */
export const listColumns: Migration = {
  async up(db) {
    await sql`alter table students add name text not null default ''`.execute(db);
    await sql`
      update students set name = users.name from users where users.id = students.user_id`.execute(
      db,
    );
    await sql`
      alter table students add search_text text not null
      generated always as (lower(nim || E'\\n' || academic_year || E'\\n' || name)) stored`.execute(
      db,
    );

    await sql`
      alter table internships
        add student_nim text not null default '',
        add student_name text not null default '',
        add company_name text not null default ''`.execute(db);
    await sql`
      update internships set
        student_nim = students.nim, student_name = students.name, company_name = companies.name
      from students, mentors, companies
      where students.id = internships.student_id
        and mentors.id = internships.mentor_id and companies.id = mentors.company_id`.execute(db);
    await sql`
      alter table internships add search_text text not null
      generated always as (
        lower(student_nim || E'\\n' || student_name || E'\\n' || company_name)
      ) stored`.execute(db);

    await sql`
      create function copy_name_of_user() returns trigger language plpgsql as $$
      begin
        select name into new.name from users where id = new.user_id for share;
        -- The foreign key rejects the row.
        new.name := coalesce(new.name, '');
        return new;
      end $$`.execute(db);
    await sql`
      create trigger copy_name_of_user before insert or update of user_id on students
      for each row execute function copy_name_of_user()`.execute(db);

    await sql`
      create function copy_names_of_placement() returns trigger language plpgsql as $$
      declare
        company integer;
      begin
        if tg_op = 'INSERT' or new.student_id <> old.student_id then
          select nim, name into new.student_nim, new.student_name
          from students where id = new.student_id for share;
          new.student_nim := coalesce(new.student_nim, '');
          new.student_name := coalesce(new.student_name, '');
        end if;
        if tg_op = 'INSERT' or new.mentor_id <> old.mentor_id then
          select company_id into company from mentors where id = new.mentor_id for share;
          -- A renamed company waits for its placements: one that stays there must not wait for it.
          if tg_op = 'INSERT'
            or company is distinct from (select company_id from mentors where id = old.mentor_id)
          then
            select name into new.company_name from companies where id = company for share;
            new.company_name := coalesce(new.company_name, '');
          end if;
        end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger copy_names_of_placement before insert or update of student_id, mentor_id
      on internships for each row execute function copy_names_of_placement()`.execute(db);

    await sql`
      create function pass_on_name() returns trigger language plpgsql as $$
      begin
        case tg_table_name
          when 'users' then
            update students set name = new.name where user_id = new.id;
          when 'students' then
            update internships set student_nim = new.nim, student_name = new.name
            where student_id = new.id;
          when 'companies' then
            update internships set company_name = new.name
            where mentor_id in (select id from mentors where company_id = new.id);
          when 'mentors' then
            update internships
            set company_name = (select name from companies where id = new.company_id)
            where mentor_id = new.id;
        end case;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger pass_on_name after update of name on users for each row
      when (old.name is distinct from new.name) execute function pass_on_name()`.execute(db);
    await sql`
      create trigger pass_on_name after update of nim, name on students for each row
      when ((old.nim, old.name) is distinct from (new.nim, new.name))
      execute function pass_on_name()`.execute(db);
    await sql`
      create trigger pass_on_name after update of name on companies for each row
      when (old.name is distinct from new.name) execute function pass_on_name()`.execute(db);
    await sql`
      create trigger pass_on_name after update of company_id on mentors for each row
      when (old.company_id is distinct from new.company_id)
      execute function pass_on_name()`.execute(db);

    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const INDEXES = [
  'drop index users_name_idx, users_role_name_idx',
  'create index users_name_idx on users (lower(name), id) include (name)',
  'create index users_email_idx on users (lower(email), id) include (email)',
  'create index users_role_name_idx on users (role, lower(name), id) include (name)',

  `drop index students_nim_idx, students_academic_year_idx, students_academic_year_nim_idx,
    students_nim_search_idx, students_academic_year_search_idx`,
  'create index students_nim_idx on students (lower(nim), id) include (nim)',
  'create index students_name_idx on students (lower(name), id) include (name)',
  'create index students_academic_year_idx on students (lower(academic_year), id) include (academic_year)',
  // The newest year first is the other direction of the number.
  'create index students_newest_year_idx on students (lower(academic_year) desc, id) include (academic_year)',
  'create index students_year_name_idx on students (academic_year, lower(name), id) include (name)',
  'create index students_year_nim_idx on students (academic_year, lower(nim), id) include (nim)',
  'create index students_search_idx on students using gin (search_text gin_trgm_ops)',

  'create index internships_nim_idx on internships (lower(student_nim), id) include (student_nim)',
  'create index internships_name_idx on internships (lower(student_name), id) include (student_name)',
  'create index internships_company_idx on internships (lower(company_name), id) include (company_name)',
  'create index internships_search_idx on internships using gin (search_text gin_trgm_ops)',
];
