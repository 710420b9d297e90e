import { type Migration, sql } from 'kysely';

/**
 * Running counts of what lists and dashboards count: users by role, students, placements by period and
 * company, activities by period and month. Triggers append what a statement adds or removes, and a count is
 * the sum. Nothing is updated in place, so nobody waits for a count; `compactCounts.ts` adds up now and then.
 */
export const listCounts: Migration = {
  async up(db) {
    await sql`
      create table list_counts (
        list text not null, part text not null, rows integer not null
      )`.execute(db);
    await sql`create index list_counts_list_idx on list_counts (list, part)`.execute(db);
    await sql`
      create table placement_counts (
        internship_period_id integer not null, company_id integer not null, placements integer not null
      )`.execute(db);
    await sql`
      create index placement_counts_internship_period_id_idx
      on placement_counts (internship_period_id, company_id)`.execute(db);
    await sql`
      create table period_tallies (
        internship_period_id integer not null, month date not null, activities integer not null,
        attended integer not null, validated_by_mentor integer not null,
        validated_by_lecturer integer not null
      )`.execute(db);
    await sql`
      create index period_tallies_internship_period_id_idx
      on period_tallies (internship_period_id, month)`.execute(db);
    // Counts the students of a period, each once.
    await sql`
      create index internships_period_student_idx
      on internships (internship_period_id, student_id)`.execute(db);

    await countUsersAndStudents(db);
    await countPlacements(db);
    await sumTallies(db);
  },
};

type Database = Parameters<Migration['up']>[0];

async function countUsersAndStudents(db: Database): Promise<void> {
  await sql`
    create function count_users() returns trigger language plpgsql as $$
    begin
      insert into list_counts
      select 'users', role, count(*) * tg_argv[0]::integer from changed_users group by role;
      return null;
    end $$`.execute(db);
  await sql`
    create function count_students() returns trigger language plpgsql as $$
    begin
      insert into list_counts
      select 'students', '', count(*) * tg_argv[0]::integer from changed_students
      having count(*) > 0;
      return null;
    end $$`.execute(db);
  for (const list of ['users', 'students']) {
    await sql
      .raw(`
        create trigger count_inserted_${list} after insert on ${list}
        referencing new table as changed_${list}
        for each statement execute function count_${list}('1')`)
      .execute(db);
    await sql
      .raw(`
        create trigger count_deleted_${list} after delete on ${list}
        referencing old table as changed_${list}
        for each statement execute function count_${list}('-1')`)
      .execute(db);
  }
  await sql`
    create function count_changed_role() returns trigger language plpgsql as $$
    begin
      insert into list_counts values ('users', old.role, -1), ('users', new.role, 1);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_changed_role after update of role on users for each row
    when (old.role is distinct from new.role) execute function count_changed_role()`.execute(db);
  await sql`
    insert into list_counts
    select 'users', role, count(*) from users group by role
    union all
    select 'students', '', count(*) from students having count(*) > 0`.execute(db);
}

async function countPlacements(db: Database): Promise<void> {
  await sql`
    create function count_placements() returns trigger language plpgsql as $$
    begin
      insert into placement_counts
      select changed.internship_period_id, mentors.company_id, count(*) * tg_argv[0]::integer
      from changed_internships changed
      join mentors on mentors.id = changed.mentor_id
      group by 1, 2;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_inserted_internships after insert on internships
    referencing new table as changed_internships
    for each statement execute function count_placements('1')`.execute(db);
  await sql`
    create trigger count_deleted_internships after delete on internships
    referencing old table as changed_internships
    for each statement execute function count_placements('-1')`.execute(db);
  await sql`
    create function count_moved_placement() returns trigger language plpgsql as $$
    begin
      insert into placement_counts
      select place.period, mentors.company_id, place.sign
      from (
        values (-1, old.internship_period_id, old.mentor_id), (1, new.internship_period_id, new.mentor_id)
      ) as place (sign, period, mentor)
      join mentors on mentors.id = place.mentor;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_moved_placement after update of internship_period_id, mentor_id
    on internships for each row
    when ((old.internship_period_id, old.mentor_id)
      is distinct from (new.internship_period_id, new.mentor_id))
    execute function count_moved_placement()`.execute(db);
  await sql`
    create function count_placements_of_mentor() returns trigger language plpgsql as $$
    begin
      insert into placement_counts
      select internship_period_id, place.company, place.sign * count(*)
      from internships, (values (-1, old.company_id), (1, new.company_id)) as place (sign, company)
      where mentor_id = new.id
      group by internship_period_id, place.company, place.sign;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_placements_of_mentor after update of company_id on mentors for each row
    when (old.company_id is distinct from new.company_id)
    execute function count_placements_of_mentor()`.execute(db);
  await sql`
    insert into placement_counts
    select internship_period_id, company_id, count(*)
    from internships join mentors on mentors.id = internships.mentor_id
    group by 1, 2`.execute(db);
}

const TALLIES = ['activities', 'attended', 'validated_by_mentor', 'validated_by_lecturer'];
const sums = (sign: string) => TALLIES.map((column) => `${sign}sum(${column})`).join(', ');

/** What a statement changes in `activity_tallies` changes here, too. */
async function sumTallies(db: Database): Promise<void> {
  for (const [name, table, sign] of [
    ['add_to_period_tallies', 'added', ''],
    ['take_from_period_tallies', 'taken', '-'],
  ]) {
    await sql
      .raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into period_tallies
          select internship_period_id, month, ${sums(sign ?? '')} from ${table} group by 1, 2;
          return null;
        end $$`)
      .execute(db);
  }
  await sql`
    create trigger sum_inserted_tallies after insert on activity_tallies
    referencing new table as added
    for each statement execute function add_to_period_tallies()`.execute(db);
  await sql`
    create trigger sum_deleted_tallies after delete on activity_tallies
    referencing old table as taken
    for each statement execute function take_from_period_tallies()`.execute(db);
  await sql
    .raw(`
      create function change_period_tallies() returns trigger language plpgsql as $$
      begin
        insert into period_tallies
        select internship_period_id, month, ${sums('')}
        from (
          select internship_period_id, month, ${TALLIES.join(', ')} from added
          union all
          select internship_period_id, month, ${TALLIES.map((column) => `-${column}`).join(', ')}
          from taken
        ) changes
        group by 1, 2;
        return null;
      end $$`)
    .execute(db);
  await sql`
    create trigger sum_updated_tallies after update on activity_tallies
    referencing old table as taken new table as added
    for each statement execute function change_period_tallies()`.execute(db);
  await sql
    .raw(`
      insert into period_tallies
      select internship_period_id, month, ${sums('')} from activity_tallies group by 1, 2`)
    .execute(db);
}
