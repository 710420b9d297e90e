import { createMailer } from '@/server/mail/createMailer';
import { mailKinds } from '@/server/resources/mails/mailKinds';
import { deleteCancelledDigests, queueDigests } from '@/server/resources/mails/queueDigests';
import { queueNews } from '@/server/resources/mails/queueNews';
import { addDays } from '@/shared/calendarDays';
import { callsOf } from '../aDesk';
import {
  aCompany,
  aHoliday,
  aLecturer,
  aMentor,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '../builders';
import type { TestApp } from '../buildTestApp';
import type { ReceivedMail } from '../mail/mailServer';
import { readText } from '../mail/readText';
import { silentLog } from '../silentLog';
import { createOracle, type Matter } from './oracle';

/** A Monday. */
const FIRST_DAY = '2030-03-04';
const STUDENTS = 2;
/** The rounds of a day; mails that were refused for a while are tried again in the later ones. */
const TIMES = ['06:30', '07:00', '07:20', '10:00', '16:00', '22:30'];

export type MailServerState = 'works' | 'refuses some' | 'is away';

/** A mail that has arrived, and whether the answer to its sender was lost. */
export type ArrivedMail = ReceivedMail & { isLost: boolean };

interface Semester {
  app: TestApp;
  weeks: number;
  mentors: number;
  seed: number;
  setMailServer(state: MailServerState): void;
  /** The mails that have arrived since the last call. */
  takeReceived(): ArrivedMail[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const REQUEST = /^- (.+?) · (\d+) (\w+) (\d{4}) · .*$/gm;

/** 'name YYYY-MM-DD' of each line of a section. */
function linesOf(text: string, section: string): string[] {
  const [, after = ''] = text.split(`\n${section}: `);
  const own = after.split('\n\n')[0] ?? '';
  return [...own.matchAll(REQUEST)].map(([, name, day, month = '', year]) => {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    return `${name} ${year}-${number}-${String(day).padStart(2, '0')}`;
  });
}

const timeOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+07:00`);

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Lets people ask, look, decide and change their minds for some weeks; returns what the oracle found. */
export async function playSemester({
  app,
  weeks,
  mentors: count,
  seed,
  setMailServer,
  takeReceived,
}: Semester): Promise<{ mistakes: string[]; digests: number; officeLines: number }> {
  const { db } = app;
  const random = randomFrom(seed);
  const chance = (part: number) => random() < part;
  const holiday = addDays(FIRST_DAY, 17);
  await aHoliday(db, { date: holiday });
  const oracle = createOracle(new Set([holiday]));

  const company = await aCompany(db);
  const lecturer = await aLecturer(db);
  const period = await anInternshipPeriod(db, {
    start_date: FIRST_DAY,
    end_date: addDays(FIRST_DAY, weeks * 7 + 60),
  });
  const mentors: {
    user: Awaited<ReturnType<typeof aMentor>>['user'];
    placed: Map<string, number>;
  }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const mentor = await aMentor(db, {
      company_id: company.id,
      user: { name: `Mentor ${number}` },
    });
    const placed = new Map<string, number>();
    for (let nth = 1; nth <= STUDENTS; nth += 1) {
      const name = `Mahasiswa ${number}-${nth}`;
      const student = await aStudent(db, { user: { name } });
      const internship = await anInternship(db, {
        ...{ student_id: student.id, mentor_id: mentor.id, lecturer_id: lecturer.id },
        internship_period_id: period.id,
      });
      placed.set(name, internship.id);
    }
    mentors.push({ user: mentor.user, placed });
  }
  const { user: admin } = await aSuperAdmin(db);
  await db
    .updateTable('users')
    .set({ email_confirmed_at: new Date('2030-01-01') })
    .where('id', 'in', [admin.id, ...mentors.map(({ user }) => user.id)])
    .execute();
  const personOf = new Map(mentors.map(({ user }) => [user.email, user.name]));

  const processes = (await app.startProcesses(2)).map((process) => process.db);
  // On the embedded database, two mailers share its only connection.
  const mailers = [processes[0] ?? db, processes[1] ?? db].map((itsDb) => {
    const services = { ...app.services, db: itsDb };
    const mailer = createMailer({ ...services, log: silentLog, kinds: mailKinds(services) });
    return { services, mailer };
  });

  let officeLines = 0;
  async function round(at: number) {
    app.setTime(new Date(at));
    await Promise.all(
      mailers.map(async ({ services, mailer }) => {
        await queueNews(services.db, new Date(at));
        await queueDigests(services);
        await mailer.sendDue();
      }),
    );
    for (const { to, raw, messageId, isLost } of takeReceived()) {
      const text = readText(raw);
      const person = personOf.get(to[0] ?? '');
      if (person) {
        const lines = linesOf(text, 'Pengajuan menunggu keputusan');
        oracle.arrives({ person, messageId, at, lines }, isLost);
        continue;
      }
      const named = linesOf(text, 'Pengingat tanpa tanggapan').map((line) => line.slice(0, -11));
      const expected = oracle.office(new Date(at + 7 * 3_600_000).toISOString().slice(0, 10));
      for (const name of named) {
        officeLines += 1;
        if (!expected.includes(name))
          oracle.mistakes.push(`the office reads of ${name} without reason`);
      }
    }
  }

  const insert = (name: string, internship_id: number, at: number) =>
    anAttendanceRequest(db, {
      internship_id,
      start_date: '2030-12-20',
      end_date: '2030-12-20',
      reason: name,
      created_at: new Date(at),
    });
  const remove = (name: string, since: string) =>
    db.deleteFrom('attendance_requests').where('reason', '=', `${name} ${since}`).execute();

  async function change(day: string, at: number) {
    for (const { user, placed } of mentors) {
      const person = user.name;
      const own = [...oracle.matters.values()].filter((matter) => matter.person === person);
      const isWaiting = ({ turns }: Matter) => turns.length % 2 === 1;
      for (const matter of own) {
        const internship = placed.get(matter.name) ?? 0;
        const again = () =>
          insert(`${matter.name} ${matter.since}`, internship, timeOf(matter.since, '12:00'));
        if (isWaiting(matter) && chance(0.006)) {
          await remove(matter.name, matter.since);
          oracle.ends(matter, at);
        } else if (isWaiting(matter) && chance(0.03)) {
          await remove(matter.name, matter.since);
          await again();
        } else if (!isWaiting(matter) && matter.seenAt === null && chance(0.05)) {
          await again();
          oracle.begins(matter, at);
        }
      }
      for (const [name, internship] of placed) {
        const isNew = !own.some((matter) => matter.name === name && matter.since === day);
        if (isNew && own.filter(isWaiting).length < 8 && chance(0.04)) {
          await insert(`${name} ${day}`, internship, timeOf(day, '12:00'));
          oracle.begins({ person, name, since: day }, at);
        }
      }
      if (chance(0.006)) {
        const answer = await (await callsOf(app, user)).get('/follow-ups');
        if (answer.statusCode !== 200)
          throw new Error(`the dashboard answers ${answer.statusCode}`);
        oracle.looks(person, at);
      }
      if (chance(0.02)) {
        const moment = new Date(at);
        await db
          .insertInto('mails')
          .values({
            ...{ user_id: user.id, kind: 'news', matter: `${at - 1} ${at}`, state: 'sent' },
            ...{ created_at: moment, next_attempt_at: moment, finished_at: moment },
          })
          .execute();
      }
    }
  }

  // The first mistake says enough; others follow from it.
  for (let number = 0; number < weeks * 7 && oracle.mistakes.length === 0; number += 1) {
    const day = addDays(FIRST_DAY, number);
    const [week, weekday] = [Math.floor(number / 7), number % 7];
    /** Three days of the second week. */
    const isOff = week === 1 && weekday >= 2 && weekday <= 4;
    const isAway = week === 2 && weekday === 1;
    for (const time of TIMES) {
      const at = timeOf(day, time);
      app.setTime(new Date(at));
      await change(day, at);
      const isAwayNow = isAway || (weekday === 3 && time < '10:00');
      const refusesNow = weekday === 0 && time < '16:00';
      setMailServer(isAwayNow ? 'is away' : refusesNow ? 'refuses some' : 'works');
      if (!isOff) await round(at);
      if (week === 0 && weekday === 3 && time === '16:00') {
        // The clock jumps back, and forward again.
        await round(timeOf(day, '06:10'));
        await round(timeOf(day, '07:05'));
        await round(timeOf(day, '17:00'));
      }
    }
    if (!isOff && !isAway)
      oracle.dayEnds(
        timeOf(day, '22:30'),
        mentors.map(({ user }) => user.name),
      );
    if (week === 0 && weekday === 1) {
      await round(timeOf(addDays(day, 1), '00:10'));
      await round(timeOf(day, '23:10'));
    }
    await deleteCancelledDigests(app.services);
  }
  const lastDay = addDays(FIRST_DAY, weeks * 7 - 1);
  const answer = await (await callsOf(app, admin)).get(
    '/follow-ups/unanswered_reminders?per_page=100',
  );
  const listed = answer
    .json()
    .data.items.map(({ title }: { title: string }) => title)
    .sort();
  // Matters that began again after the last working day are asked for on the next one.
  const expected = oracle.office(lastDay, timeOf(addDays(lastDay, -3), '00:00'));
  // The list is asked again once on a working day, so that it may still name who has answered since.
  for (const name of expected) {
    if (!listed.includes(name)) oracle.mistakes.push(`the office does not see ${name}`);
  }
  await Promise.all(mailers.map(({ mailer }) => mailer.close()));
  return { mistakes: oracle.mistakes, digests: oracle.digests.size, officeLines };
}
