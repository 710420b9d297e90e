import { sql } from 'kysely';
import { aCompany, aMentor, anInternship, aStudent } from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The copies of names in `students` and `internships`, and the names themselves. */
async function expectCurrentCopies() {
  const { db } = database;
  const { rows } = await sql`
    select students.name, student_nim, student_name, company_name, internships.search_text
    from internships join students on students.id = student_id order by internships.id`.execute(db);
  const { rows: originals } = await sql`
    select users.name, students.nim as student_nim, users.name as student_name,
      companies.name as company_name,
      lower(concat_ws(E'\n', students.nim, users.name, companies.name)) as search_text
    from internships join students on students.id = student_id join users on users.id = user_id
    join mentors on mentors.id = mentor_id join companies on companies.id = company_id
    order by internships.id`.execute(db);
  expect(rows).toEqual(originals);
  expect(rows.length).toBeGreaterThan(0);
}

test('follow names, NIMs and companies', async () => {
  const { db } = database;
  const company = await aCompany(db, { name: 'PT Awan' });
  const mentor = await aMentor(db, { company_id: company.id });
  const student = await aStudent(db, { user: { name: 'Budi Santoso' } });
  const placement = await anInternship(db, { student_id: student.id, mentor_id: mentor.id });
  await expectCurrentCopies();

  await db
    .updateTable('users')
    .set({ name: 'Budi Wibowo' })
    .where('id', '=', student.user_id)
    .execute();
  await expectCurrentCopies();
  await db.updateTable('students').set({ nim: '2403319999' }).execute();
  await expectCurrentCopies();
  await db.updateTable('companies').set({ name: 'PT Bintang' }).execute();
  await expectCurrentCopies();

  const elsewhere = await aMentor(db);
  await db
    .updateTable('internships')
    .set({ mentor_id: elsewhere.id })
    .where('id', '=', placement.id)
    .execute();
  await expectCurrentCopies();
  await db
    .updateTable('mentors')
    .set({ company_id: company.id })
    .where('id', '=', elsewhere.id)
    .execute();
  await expectCurrentCopies();
});
