import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  aLetter,
  anInternship,
  anInternshipPeriod,
  aPlacementRequest,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { LEFT_REASON, leftoversIn, settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';

const TODAY = '2030-03-13';

let app: TestApp;
let desk: Desk;
let admin: Awaited<ReturnType<typeof callsOf>>;
let superAdmin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${TODAY}T03:00:00Z`);
  superAdmin = (await newUserOf.super_admin(app.db)).user;
  admin = await callsOf(app, superAdmin);
});
beforeEach(async () => {
  await app.db.updateTable('companies').set({ is_active: false }).execute();
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-28' });
  await app.db
    .updateTable('companies')
    .set({ name: `PT Nusantara ${desk.company.id}` })
    .where('id', '=', desk.company.id)
    .execute();
});
afterAll(() => app.close());

const inputOf = async () => {
  const {
    id: _,
    version: __,
    ...input
  } = await app.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', desk.company.id)
    .executeTakeFirstOrThrow();
  return input;
};

const save = async (answer: object = {}, change: object = { is_active: false }) =>
  admin.put(`/companies/${desk.company.id}`, {
    ...(await inputOf()),
    ...change,
    ...ASKING,
    ...answer,
  });

const isActive = async () => (await inputOf()).is_active;

/** A running and a coming placement with a letter, one that is over, an undecided and a decided request. */
async function everything() {
  const { id: mentor_id } = desk.mentor;
  const coming = await anInternshipPeriod(app.db, {
    start_date: '2030-08-05',
    end_date: '2030-12-20',
  });
  await anInternship(app.db, { mentor_id, internship_period_id: coming.id });
  const over = await anInternshipPeriod(app.db, {
    start_date: '2029-08-06',
    end_date: '2029-12-21',
  });
  await anInternship(app.db, { mentor_id, internship_period_id: over.id });
  const letter = await aLetter(app.db, { student_id: desk.student.id });
  await app.db
    .updateTable('letter_recipients')
    .set({ internship_id: desk.internship.id })
    .where('letter_id', '=', letter.id)
    .execute();
  const company_ids = [desk.company.id];
  await aPlacementRequest(app.db, { company_ids });
  await aPlacementRequest(app.db, { company_ids, state: 'refused' });
}

test('a company with placements, requests and letters is made inactive once a person says why', async () => {
  await everything();
  const refused = await save();
  expect(refused.statusCode).toBe(409);
  expect(leftoversIn(refused)).toEqual({
    running_placements: 1,
    coming_placements: 1,
    place_requests: 1,
    company_letters: 1,
  });
  expect(refused.json().leftovers.choices).toEqual([]);
  expect(await isActive()).toBe(true);

  await aPlacementRequest(app.db, { company_ids: [desk.company.id] });
  const again = await save(settling(refused));
  expect([again.statusCode, leftoversIn(again).place_requests]).toEqual([409, 2]);
  expect((await save(settling(again))).statusCode).toBe(200);
  expect(await isActive()).toBe(false);
  const entry = await app.db
    .selectFrom('audit_entries')
    .select('reason')
    .where('resource', '=', 'companies')
    .where('record_id', '=', `${desk.company.id}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry?.reason).toBe(LEFT_REASON);
  // Another change of an inactive company asks nothing.
  expect((await save({}, { phone_number: '0229998887' })).statusCode).toBe(200);
});

test('an action on many leaves such a company active, with the numbers as its reason', async () => {
  await everything();
  const body = { action: 'deactivate', ids: [desk.company.id] };
  const { results } = (await admin.post('/companies/actions', body)).json().data;
  expect(results).toEqual([
    {
      id: desk.company.id,
      outcome: 'refused',
      message: expect.stringMatching(/^Masih ada 1 magang sedang berjalan di mitra ini; 1 magang/),
    },
  ]);
  expect(await isActive()).toBe(true);
});

test('an import asks the same for all its rows together', async () => {
  const imports = importing(app, await app.signIn(superAdmin));
  const { name, address, phone_number, email, business_field, internship_quota } = await inputOf();
  const values = {
    ...{ name, address, phone_number, email, business_field },
    internship_quota: `${internship_quota}`,
    is_active: 'false',
  };
  const { rows } = await imports.check('companies', [values]);
  const send = (answer: object) =>
    imports.call('POST', 'companies', {
      update_existing: true,
      rows: [{ number: 2, values, seen: rows[0]?.seen ?? null }],
      ...ASKING,
      ...answer,
    });
  const refused = await send({});
  expect([refused.statusCode, leftoversIn(refused)]).toEqual([409, { running_placements: 1 }]);
  expect((await send(settling(refused))).json().data).toMatchObject({ changed: 1 });
  expect(await isActive()).toBe(false);
});
