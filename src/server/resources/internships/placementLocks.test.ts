import { sql } from 'kysely';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aCompany, aLecturer, aMentor, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { importing } from '@/server/testing/importing';
import { testOnServer } from '@/server/testing/onServer';
import type { Send } from '@/server/testing/race';
import { periodName } from '@/shared/resources/internship-periods/periodName';

/*
 * A new name of a person or a company is passed on to the placements: such a request locks the person first and the placements
 * next. A request that did it the other way round would end with one of both in a deadlock.
 */
const PERIOD = { start_date: '2030-03-04', end_date: '2030-06-30' };
const END = { end_date: '2030-03-20', end_reason: 'resigned', expected: 0 };
const PAUSE = { start_date: '2030-03-19', reason: 'Cuti kuliah', expected: 0 };

let app: TestApp;
let desk: Desk;
let admin: Desk['as']['student'];
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2030-03-13T01:00:00.000Z');
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
beforeEach(async () => {
  desk = await aDesk(app, PERIOD);
});
afterAll(() => app.close());

const url = () => `/internships/${desk.internship.id}`;
const body = () => ({
  student_id: desk.student.id,
  company_id: desk.company.id,
  mentor_id: desk.mentor.id,
  lecturer_id: desk.lecturer.id,
  internship_period_id: desk.period.id,
});

const requests: Record<string, () => Promise<Send>> = {
  end: async () => () => admin.post(`${url()}/end`, END),
  undo: async () => {
    await admin.post(`${url()}/end`, END);
    return () => admin.post(`${url()}/end/undo`, {});
  },
  move: async () => {
    const { id: mentor_id, company_id } = await aMentor(app.db, {
      company_id: (await aCompany(app.db)).id,
    });
    const { end_date, expected } = END;
    return () => admin.post(`${url()}/move`, { end_date, expected, company_id, mentor_id });
  },
  interruption: async () => () => admin.post(`${url()}/interruptions`, PAUSE),
  change: async () => () => admin.put(url(), body()),
  'change of the period': async () => {
    const { id } = await anInternshipPeriod(app.db, PERIOD);
    return () => admin.put(url(), { ...body(), internship_period_id: id });
  },
  import: async () => {
    // The name of a period is its dates.
    desk = await aDesk(app, { ...PERIOD, start_date: '2030-03-05' });
    const rows = [
      {
        nim: desk.student.nim,
        internship_period: periodName(desk.period),
        mentor_nik: desk.mentor.nik,
        lecturer_nip: (await aLecturer(app.db)).nip,
      },
    ];
    const imports = importing(app, admin.headers);
    const checked = await imports.check('internships', rows);
    return () => imports.send('internships', rows, checked.rows);
  },
};

testOnServer.each([
  ['undo', 'companies', 200],
  ['move', 'students', 201],
  ['change of the period', 'companies', 200],
  ['change', 'mentors', 200],
  ['import', 'students', 200],
  ['end', 'users', 200],
  ['interruption', 'users', 201],
] as const)(
  'a request (%s) of a placement waits for a change of its %s without the placement',
  async (request, table, code) => {
    const send = await (requests[request] as () => Promise<Send>)();
    const locked = {
      companies: desk.company.id,
      students: desk.student.id,
      mentors: desk.mentor.id,
      users: desk.student.user.id,
    }[table];
    const { answer, hasWaited } = await during(
      app.db,
      (trx) => sql`select from ${sql.table(table)} where id = ${locked} for update`.execute(trx),
      send,
      (trx) =>
        sql`update internships set company_name = 'PT Baru' where id = ${desk.internship.id}`.execute(
          trx,
        ),
    );
    expect([hasWaited, answer.statusCode]).toEqual([true, code]);
  },
);
