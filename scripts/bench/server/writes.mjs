import { randomUUID } from 'node:crypto';

const activityOf = (day) => ({
  name: 'Uji beban',
  description: 'Dibuat oleh npm run bench:server.',
  date: day,
  start_time: '08:00',
  end_time: '12:00',
  address: 'Bandung',
});

/** Creates `activity` in an internship and returns its id. */
export const createActivity = async (person, internship, day) => {
  const { data } = await person.json(`/internships/${internship}/activities/bulk`, {
    method: 'POST',
    body: { activities: [activityOf(day)] },
    headers: { 'idempotency-key': randomUUID() },
  });
  return data[0].id;
};

const changing = async (person, path, method, body) => {
  const { status, bytes } = await person.send(path, { method, body });
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${bytes}`);
};

/** The requests of forms and buttons. */
export const writeCalls = async (person, own) => {
  const company = (await person.json('/companies/7')).data;
  const student = (await person.json('/students/777')).data;
  const activity = await createActivity(person, own.internship, own.today);
  let latest = activity;
  return [
    {
      what: 'change a company',
      run: () => changing(person, '/companies/7', 'PUT', { ...company, id: undefined }),
    },
    {
      what: 'change a student',
      run: () =>
        changing(person, '/students/777', 'PUT', {
          nim: student.nim,
          academic_year: student.academic_year,
        }),
    },
    {
      what: 'create and delete an activity',
      run: async () => {
        latest = await createActivity(person, own.internship, own.today);
        await changing(person, `/activities/${latest}`, 'DELETE');
      },
    },
    {
      what: 'change an activity',
      run: () => changing(person, `/activities/${activity}`, 'PUT', activityOf(own.today)),
    },
    {
      what: 'validate an activity, again',
      run: () => changing(person, `/activities/${activity}/validate-lecturer`, 'PATCH'),
    },
  ];
};
