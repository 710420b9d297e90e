import { aDesk } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Makassar' } });
});
afterAll(() => app.close());

test('a company without places has the clock of the campus, for verdicts, presses and lists alike', async () => {
  app.setTime('2030-03-13T03:00:00.000Z');
  const desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  // 08.40 WITA: late there, and in time by the clock of WIB.
  await desk.attended('2030-03-12', '07:40');
  const url = `/internships/${desk.internship.id}`;
  const days = await desk.as.student.get(
    `${url}/attendance-days?date_from=2030-03-12&date_to=2030-03-12`,
  );
  expect(days.json().data).toMatchObject({
    time_zone: 'WITA',
    days: [{ verdict: 'late', time_zone: 'WITA' }],
  });
  const list = await desk.as.student.get(`${url}/activities`);
  expect(list.json().data).toMatchObject([{ time_zone: 'WITA' }]);

  const { id } = await desk.activity({ date: '2030-03-11' });
  const press = { kind: 'in', claimed_time: '08:05', reason_note: 'Ponselnya rusak.' };
  await desk.as.mentor.post(`/activities/${id}/presses`, press);
  const pressed = await desk.as.mentor.get(`/activities/${id}`);
  expect(pressed.json().data.attendance_time).toBe('2030-03-11T00:05:00.000Z');
});
