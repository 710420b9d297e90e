import { statements, trigger } from './statements';

// Foreign keys would wait for the row of a form, whose editor waits for this table.
const TABLE = `
  create table missing_sheets (
    internship_id integer not null constraint missing_sheets_internship_id_fkey
      references internships (id) on delete cascade,
    form_id integer not null,
    internship_period_id integer not null,
    constraint missing_sheets_pkey primary key (internship_id, form_id)
  );
  create index missing_sheets_form_id_idx on missing_sheets (form_id);
  create index missing_sheets_period_idx on missing_sheets (internship_period_id, internship_id);`;

/** In the order of the key, so that two statements about the same placements wait for each other. */
const add = (which: string) => `
  insert into missing_sheets (internship_id, form_id, internship_period_id)
  select internships.id, forms.id, internship_period_id
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  join courses on courses.semester = internship_periods.semester
  join assessment_forms as forms on forms.course_code = courses.code
  where forms.is_active and ${which} and not exists (
    select from assessment_sheets as sheets
    where sheets.internship_id = internships.id and sheets.form_id = forms.id and sheets.state = 'sent'
  )
  order by internships.id, forms.id
  on conflict do nothing;`;

const remove = (sheets: string) => `
  delete from missing_sheets where (internship_id, form_id) in (
    select internship_id, form_id from missing_sheets
    join (${sheets}) as sheets using (internship_id, form_id)
    order by internship_id, form_id for update of missing_sheets
  );`;

// Later statements wait for this lock and then see what was stored. So a new placement and a new form always meet.
const LOCK = 'lock table missing_sheets in share row exclusive mode;';

const ADDED = 'new table as added for each statement';

const PLACEMENTS = [
  trigger(
    'add_sheets_of_placements',
    `insert on internships referencing ${ADDED}`,
    add('internships.id in (select id from added)'),
  ),
  trigger(
    'move_missing_sheets',
    `update of internship_period_id on internships for each row
      when (old.internship_period_id <> new.internship_period_id)`,
    `delete from missing_sheets where internship_id = new.id;
    ${add('internships.id = new.id')}`,
  ),
];

const SHEETS = [
  trigger(
    'remove_new_sheets',
    `insert on assessment_sheets referencing ${ADDED}`,
    remove("select internship_id, form_id from added where state = 'sent'"),
  ),
  trigger(
    'change_missing_sheets',
    'update of state on assessment_sheets for each row when (old.state <> new.state)',
    `if new.state = 'sent' then
      delete from missing_sheets where internship_id = new.internship_id and form_id = new.form_id;
    elsif old.state = 'sent' then
      ${add('internships.id = new.internship_id and forms.id = new.form_id')}
    end if;`,
  ),
  trigger(
    'return_deleted_sheets',
    'delete on assessment_sheets referencing old table as taken for each statement',
    add('(internships.id, forms.id) in (select internship_id, form_id from taken)'),
  ),
];

const RULES = [
  trigger(
    'add_sheets_of_forms',
    `insert on assessment_forms referencing ${ADDED}`,
    `${LOCK} ${add('forms.id in (select id from added)')}`,
  ),
  trigger(
    'change_sheets_of_forms',
    `update of course_code, is_active on assessment_forms for each row
      when (old.course_code <> new.course_code or old.is_active <> new.is_active)`,
    `${LOCK} delete from missing_sheets where form_id = new.id;
    ${add('forms.id = new.id')}`,
  ),
  trigger(
    'remove_sheets_of_forms',
    'delete on assessment_forms for each row',
    'delete from missing_sheets where form_id = old.id;',
  ),
  trigger(
    'change_sheets_of_courses',
    `update of semester on courses for each row when (old.semester <> new.semester)`,
    `${LOCK} ${add('courses.code = new.code')}`,
  ),
  trigger(
    'change_sheets_of_periods',
    `update of semester on internship_periods for each row when (old.semester <> new.semester)`,
    `${LOCK} ${add('internship_periods.id = new.id')}`,
  ),
];

/**
 * The sheets that may be missing: each active form of a placement's semester without a sheet that was sent is here, which
 * saves a comparison of all placements with all sheets. Those of forms of another semester can be here, too, and a query
 * has to leave them out.
 */
export const missingSheets = statements(TABLE, ...PLACEMENTS, ...SHEETS, ...RULES, add('true'));
