import type { Database } from '@/server/db/database';
import { createMailer, type Mailer } from '@/server/mail/createMailer';
import { writeWindow } from '@/server/mail/newsWindow';
import { mailKinds } from '@/server/resources/mails/mailKinds';
import { deleteCancelledDigests, queueDigests } from '@/server/resources/mails/queueDigests';
import { queueNews } from '@/server/resources/mails/queueNews';
import type { Services } from '@/server/services';
import { addDays, weekdayOf } from '@/shared/calendarDays';
import { callsOf } from '../aDesk';
import { aHoliday, aSuperAdmin } from '../builders';
import type { TestApp } from '../buildTestApp';
import type { ReceivedMail } from '../mail/mailServer';
import { readText } from '../mail/readText';
import { silentLog } from '../silentLog';
import { aMortal, DEATHS, type Mortal } from './deaths';
import { MATTERS, type MatterKind } from './matters';
import { createOracle, dayOf, isWaiting, type Matter, type Oracle } from './oracle';
import { type Person, type Slot, somePeople } from './people';
import { linesOf } from './readDigest';

/** A Monday. */
const FIRST_DAY = '2030-03-04';
/** The rounds of a day; mails that were refused for a while are tried again in the later ones. */
const TIMES = ['06:30', '07:00', '07:20', '10:00', '16:00', '22:30'];
/** The most matters of a person at a time, so that a mail names each one. */
const MOST_MATTERS = 8;

/** After a round with fewer new digests, all people who are due have theirs. */
const PEOPLE_OF_A_ROUND = 300;

export type MailServerState = 'works' | 'refuses some' | 'is away';

interface Semester {
  app: TestApp;
  weeks: number;
  mentors: number;
  seed: number;
  setMailServer(state: MailServerState): void;
  /** The mails that have arrived since the last call. */
  takeReceived(): ReceivedMail[];
}

/** The mistakes, and numbers that show how much was tried. */
export interface Played {
  mistakes: string[];
  people: number;
  digests: number;
  officeLines: number;
  deaths: number;
  /** Mails that have arrived although their sender does not know it. */
  lost: number;
}

interface Sender {
  services: Services;
  mailer: Mailer;
  mortal: Mortal;
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
  mentors,
  seed,
  setMailServer,
  takeReceived,
}: Semester): Promise<Played> {
  const { db } = app;
  const random = randomFrom(seed);
  const chance = (part: number) => random() < part;
  const holiday = addDays(FIRST_DAY, 17);
  await aHoliday(db, { date: holiday });
  const oracle = createOracle(new Set([holiday]));
  const people = await somePeople(app, mentors, {
    start_date: FIRST_DAY,
    end_date: addDays(FIRST_DAY, weeks * 7 + 60),
  });
  const { user: admin } = await aSuperAdmin(db);
  for (const { id } of [...people, admin]) {
    await db
      .updateTable('users')
      .set({ email_confirmed_at: new Date('2030-01-01') })
      .where('id', '=', id)
      .execute();
  }
  const personAt = new Map(people.map((person) => [person.email, person]));
  const played: Played = {
    mistakes: oracle.mistakes,
    people: people.length,
    ...{ digests: 0, officeLines: 0, deaths: 0, lost: 0 },
  };

  const processes = (await app.startProcesses(2)).map((process) => process.db);
  // On the embedded database, two senders share its only connection.
  const connections = [processes[0] ?? db, processes[1] ?? db];
  const senders = connections.map((itsDb) => aSender(app, itsDb));

  /** Reads the mails that have arrived at a moment. */
  async function readMails(at: number, expectsLost: boolean) {
    const received = takeReceived();
    const isKnown = await knownAsSent(db, received);
    for (const { to, raw, messageId } of received) {
      const text = readText(raw);
      const person = personAt.get(to[0] ?? '');
      const isLost = !isKnown(messageId);
      if (isLost) played.lost += 1;
      if (isLost && !expectsLost) oracle.mistakes.push(`${messageId} is not noted as sent`);
      if (person) {
        const kinds = new Set(person.slots.map(({ kind }) => kind));
        const lines = [...kinds].flatMap((kind) => linesOf(text, MATTERS[kind].section));
        oracle.arrives({ person: person.name, messageId, at, lines }, isLost);
        continue;
      }
      const expected = oracle.office(dayOf(at));
      for (const line of linesOf(text, 'Pengingat tanpa tanggapan')) {
        const name = line.slice(0, -' 2030-03-04'.length);
        played.officeLines += 1;
        if (!expected.has(name)) oracle.mistakes.push(`the office reads of ${name} without reason`);
      }
    }
  }

  async function round(
    at: number,
    { isRefusing = false, canDie = true }: { isRefusing?: boolean; canDie?: boolean } = {},
  ) {
    app.setTime(new Date(at));
    let hasDied = false;
    // A round takes some hundred people; the next one is seconds later.
    for (let before = await countDigests(db), isFull = true; isFull; ) {
      const place = senders.findIndex(() => canDie && chance(0.3));
      const doomed = senders[place];
      doomed?.mortal.dies(DEATHS[chance(0.5) ? 0 : 1]);
      await Promise.all(senders.map((sender) => sendAll(sender, at)));
      if (doomed?.mortal.isDead()) {
        played.deaths += 1;
        hasDied = true;
        // Another process takes its place, which remembers nothing.
        senders[place] = aSender(app, connections[place] ?? db);
      }
      doomed?.mortal.isSpared();
      const queued = await countDigests(db);
      isFull = queued - before >= PEOPLE_OF_A_ROUND;
      before = queued;
    }
    await readMails(at, isRefusing || hasDied);
  }

  // The first mistake says enough; others follow from it.
  for (let number = 0; number < weeks * 7 && oracle.mistakes.length === 0; number += 1) {
    const day = addDays(FIRST_DAY, number);
    const [week, weekday] = [Math.floor(number / 7), number % 7];
    /** Three days of the second week. */
    const isOff = week === 1 && weekday >= 2 && weekday <= 4;
    const isAway = week === 2 && weekday === 1;
    const isWorkingDay = weekdayOf(day) <= 5 && day !== holiday;
    for (const time of TIMES) {
      const at = timeOf(day, time);
      app.setTime(new Date(at));
      for (const person of people)
        await live({ app, oracle, chance, person, day, at, isWorkingDay });
      const isAwayNow = isAway || (weekday === 3 && time < '10:00');
      const refusesNow = weekday === 0 && time < '16:00';
      setMailServer(isAwayNow ? 'is away' : refusesNow ? 'refuses some' : 'works');
      // The last round of a day sends what the others could not.
      const canDie = !refusesNow && time !== TIMES.at(-1);
      if (!isOff) await round(at, { isRefusing: refusesNow, canDie });
      if (week === 0 && weekday === 3 && time === '16:00') {
        // The clock jumps back, and forward again.
        await round(timeOf(day, '06:10'));
        await round(timeOf(day, '07:05'));
        await round(timeOf(day, '17:00'));
      }
    }
    if (!isOff && !isAway) oracle.dayEnds(timeOf(day, '22:30'));
    if (week === 0 && weekday === 1) {
      await round(timeOf(addDays(day, 1), '00:10'));
      await round(timeOf(day, '23:10'));
    }
    await deleteCancelledDigests(app.services);
  }
  if (oracle.mistakes.length === 0) await askOffice(app, admin, oracle, weeks);
  await Promise.all(senders.map(({ mailer }) => mailer.close()));
  return { ...played, digests: oracle.digests() };
}

function aSender(app: TestApp, itsDb: Database): Sender {
  const mortal = aMortal();
  const services = { ...app.services, db: itsDb.withPlugin(mortal.plugin) };
  const mailer = createMailer({ ...services, log: silentLog, kinds: mailKinds(services) });
  return { services, mailer, mortal };
}

/** A round of a process, unless it is killed meanwhile. */
async function sendAll({ services, mailer, mortal }: Sender, at: number): Promise<void> {
  try {
    await queueNews(services.db, new Date(at));
    await queueDigests(services);
    await mailer.sendDue();
  } catch (error) {
    if (!mortal.isDead()) throw error;
  }
}

async function countDigests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', '=', 'digest')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the sender of a mail has noted that it is sent. */
async function knownAsSent(db: Database, mails: readonly ReceivedMail[]) {
  const idOf = (messageId: string) => /^<(.+)@/.exec(messageId)?.[1] ?? '';
  const known = new Set<string>();
  if (mails.length > 0) {
    const rows = await db
      .selectFrom('mails')
      .select('id')
      .where('id', 'in', [...new Set(mails.map(({ messageId }) => idOf(messageId)))])
      .where('state', '=', 'sent')
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return (messageId: string) => known.has(idOf(messageId));
}

interface Moment {
  app: TestApp;
  oracle: Oracle;
  chance: (part: number) => boolean;
  person: Person;
  day: string;
  at: number;
  isWorkingDay: boolean;
}

/** Changes the matters of a person between two rounds. */
async function live(moment: Moment): Promise<void> {
  const { app, oracle, chance, person, day, at, isWorkingDay } = moment;
  const own = oracle.of(person.name);
  for (const matter of own) await changeMatter(moment, matter);
  for (const slot of person.slots) {
    const { lasts: _lasts, isOfWorkingDay, nameOf, insert } = MATTERS[slot.kind];
    const name = nameOf(slot.name, day);
    const isNew = !own.some((matter) => matter.name === name && matter.since === day);
    const isPossible = isWorkingDay || !isOfWorkingDay;
    if (isNew && isPossible && own.filter(isWaiting).length < MOST_MATTERS && chance(0.03)) {
      await insert(app.db, { internship_id: slot.internship_id, name, since: day });
      oracle.begins({ person: person.name, kind: slot.kind, name, since: day }, at);
    }
  }
  if (person.isAwake) await look(moment);
  if (chance(0.01)) {
    const now = new Date(at);
    const matter = writeWindow({ from: new Date(at - 1), to: now });
    await app.db
      .insertInto('mails')
      .values({
        ...{ user_id: person.id, kind: 'news', matter, state: 'sent' },
        ...{ created_at: now, next_attempt_at: now, finished_at: now },
      })
      .execute();
  }
}

/** A person looks at what waits, or puts it off. */
async function look(moment: Moment): Promise<void> {
  const { oracle, chance, person, day, at } = moment;
  if (chance(0.004)) {
    await call(moment, 'get', '/follow-ups');
    oracle.looks(person.name, at);
  }
  const [{ kind }] = person.slots.slice(chance(0.5) ? -1 : 0) as [Slot];
  if (chance(0.003)) {
    await call(moment, 'get', MATTERS[kind].page);
    oracle.looks(person.name, at, kind);
  }
  if (chance(0.003)) {
    const put_off_days = chance(0.5) ? 1 : 5;
    await call(moment, 'put', `/follow-ups/${kind}`, { put_off_days });
    oracle.putsOff(person.name, kind, addDays(day, put_off_days));
  }
}

async function call(
  { app, person }: Moment,
  method: 'get' | 'put',
  url: string,
  body?: object,
): Promise<void> {
  const answer = await (await callsOf(app, person))[method](url, body);
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
}

/** A matter is done, made again, comes back, or is settled otherwise. */
async function changeMatter(moment: Moment, matter: Matter): Promise<void> {
  const { app, oracle, chance, person, day, at } = moment;
  const { db } = app;
  const kind = matter.kind as MatterKind;
  const { lasts, insert, remove, nameOf } = MATTERS[kind];
  const slot = person.slots.find(
    (one) => one.kind === kind && nameOf(one.name, matter.since) === matter.name,
  );
  if (!slot) throw new Error(`${matter.name} has no place`);
  const record = { internship_id: slot.internship_id, name: matter.name, since: matter.since };
  if (lasts !== null && day > addDays(matter.since, lasts)) {
    if (isWaiting(matter)) oracle.ends(matter, timeOf(addDays(matter.since, lasts + 1), '00:00'));
  } else if (isWaiting(matter) && chance(0.006)) {
    await remove(db, record);
    oracle.ends(matter, at);
  } else if (isWaiting(matter) && kind === 'decided_requests' && chance(0.02)) {
    await settle(moment, matter);
  } else if (isWaiting(matter) && chance(0.02)) {
    await remove(db, record);
    await insert(db, record);
  } else if (!isWaiting(matter) && matter.seenAt === null && chance(0.05)) {
    await remove(db, record);
    await insert(db, record);
    oracle.begins(matter, at);
  }
}

/** The person marks a decided request as read. */
async function settle(moment: Moment, matter: Matter): Promise<void> {
  const { id } = await moment.app.db
    .selectFrom('attendance_requests')
    .innerJoin('internships', 'internships.id', 'internship_id')
    .innerJoin('students', 'students.id', 'student_id')
    .select('attendance_requests.id')
    .where('students.user_id', '=', moment.person.id)
    .where('reason', '=', `${matter.name} ${matter.since}`)
    .executeTakeFirstOrThrow();
  await call(moment, 'put', `/follow-ups/${matter.kind}/items/${id}`, { is_settled: true });
  moment.oracle.ends(matter, moment.at);
}

/** Compares the list of the office after the last day. */
async function askOffice(
  app: TestApp,
  admin: Parameters<typeof callsOf>[1],
  oracle: Oracle,
  weeks: number,
): Promise<void> {
  const calls = await callsOf(app, admin);
  const listed = new Set<string>();
  for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
    const answer = await calls.get(`/follow-ups/unanswered_reminders?per_page=100&page=${page}`);
    const { data, meta } = answer.json();
    total = meta.total;
    for (const { title } of data.items) listed.add(title);
  }
  const lastDay = addDays(FIRST_DAY, weeks * 7 - 1);
  // Matters that began again after the last working day are asked for on the next one.
  const expected = oracle.office(lastDay, timeOf(addDays(lastDay, -3), '00:00'));
  // The list is asked again once on a working day, so that it may still name who has answered since.
  for (const name of expected) {
    if (!listed.has(name)) oracle.mistakes.push(`the office does not see ${name}`);
  }
}
