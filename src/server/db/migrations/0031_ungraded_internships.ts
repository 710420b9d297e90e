import { statements, trigger } from './statements';

const TABLE = `
  create table ungraded_internships (
    internship_id integer not null
      constraint ungraded_internships_pkey primary key
      constraint ungraded_internships_internship_id_fkey
      references internships (id) on delete cascade
  );`;

/** In the order of the key, so that two statements about the same placements wait for each other. */
const remove = (ids: string) => `
  delete from ungraded_internships where internship_id in (
    select internship_id from ungraded_internships
    where internship_id in (${ids}) order by internship_id for update
  );`;

const add = (ids: string) => `
  insert into ungraded_internships (internship_id)
  select distinct internship_id from (${ids}) as ids (internship_id) order by internship_id
  on conflict do nothing;`;

/**
 * The placements that may have no grade: each placement without one is here, which saves a comparison of all placements
 * with all grades. Every deleted grade adds its placement, whatever other grades there are, because they can be deleted
 * at the same moment. So a few placements with a grade can be here, too, and a query has to leave them out.
 */
export const ungradedInternships = statements(
  TABLE,
  trigger(
    'add_ungraded_internships',
    'insert on internships referencing new table as added for each statement',
    add('select id from added'),
  ),
  trigger(
    'remove_graded_internships',
    'insert on grades referencing new table as added for each statement',
    remove('select internship_id from added'),
  ),
  trigger(
    'return_ungraded_internships',
    'delete on grades referencing old table as taken for each statement',
    add('select internship_id from taken'),
  ),
  trigger(
    'move_ungraded_internships',
    `update of internship_id on grades for each row
      when (old.internship_id <> new.internship_id)`,
    `${add('select old.internship_id')} ${remove('select new.internship_id')}`,
  ),
  add(`
    select id from internships
    where not exists (select from grades where grades.internship_id = internships.id)`),
);
