import { contractCalls, SCREENS } from './screens.mjs';
import { writeCalls } from './writes.mjs';

/** The parts that time one call after the other, with their roles. */
export const ROLES_OF_PARTS = {
  admin: ['super_admin'],
  lecturer: ['lecturer'],
  mentor: ['mentor'],
  student: ['student'],
  contract: ['super_admin', 'lecturer', 'mentor', 'student'],
  writes: ['super_admin'],
};

/** Ids of records that a person may see. */
async function ownRecords(person, { longReport, today }) {
  const path =
    person.role === 'student' ? '/student/internships' : '/internships?page=1&per_page=1';
  const internship = (await person.json(path)).data[0];
  const activities = await person.json(`/internships/${internship.id}/activities?page=1`);
  const own = {
    internship: internship.id,
    activity: activities.data[0].id,
    mentor: internship.mentor_id,
    lecturer: internship.lecturer_id,
    longReport,
    today: today(),
  };
  if (person.role === 'student') return own;
  if (person.role === 'super_admin') {
    const issued = await person.json(
      '/certificates?kind=student&internship_period_id=5&state=issued&per_page=80&page=1',
    );
    own.certificates = issued.data.map(({ certificate }) => certificate.id);
  } else {
    const [{ student, company }] = (await person.json('/reviews?view=all&per_page=1&page=1')).data;
    Object.assign(own, { student: student.id, company: company.id });
  }
  const [grade] = (await person.json(`/internships/${internship.id}/grades?page=1`)).data;
  return { ...own, grade: grade.id, course: grade.course_code };
}

const reads = (person, calls) =>
  calls.map(([what, path]) => ({
    what,
    isRead: true,
    run: async () => {
      const { status } = await person.send(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    },
  }));

/** The calls of a part: `{ what, run, isRead }`. */
export const callsOf = async (part, campus) => {
  const calls = [];
  for (const role of ROLES_OF_PARTS[part]) {
    const person = await campus.person(role);
    const own = await ownRecords(person, campus);
    const context = { own, role, totalOf: person.totalOf };
    if (part === 'writes') {
      calls.push(...(await writeCalls(person, own)));
    } else if (part === 'contract') {
      const found = await contractCalls(context);
      calls.push(
        ...reads(
          person,
          found.map(([what, path]) => [`${role}: ${what}`, path]),
        ),
      );
    } else {
      const screens = SCREENS[part] ?? SCREENS.supervisor;
      calls.push({
        what: 'me',
        isRead: true,
        run: () => person.send('/me', { method: 'POST' }),
      });
      calls.push(...reads(person, await screens(context)));
    }
  }
  return calls;
};
