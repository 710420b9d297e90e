import { addDays, weekdayOf } from '@/shared/calendarDays';

const HOUR = 7;
const REMINDERS = [3, 10] as const;
const OFFICE_DAYS = 7;

/** Something that waits for a person; it keeps its name when its record is deleted and made again. */
export interface Matter {
  person: string;
  kind: string;
  name: string;
  /** the day since when it waits */
  since: string;
  /** the times, in milliseconds, from which on it waited and no longer waited, in turns */
  turns: number[];
  /** when the person saw it last */
  seenAt: number | null;
}

interface Digest {
  person: string;
  messageId: string;
  at: number;
  /** 'name since' of each matter that it names */
  lines: string[];
}

/** A moment of the clock on campus: 'YYYY-MM-DD HH:mm'. */
const campusTime = (at: number) =>
  new Date(at + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
export const dayOf = (at: number) => campusTime(at).slice(0, 10);

export const isWaiting = ({ turns }: Matter) => turns.length % 2 === 1;
const waitsAt = ({ turns }: Matter, at: number) =>
  turns.filter((turn) => turn <= at).length % 2 === 1;
const lastTurn = ({ turns }: Matter) => turns.at(-1) ?? 0;

/** The requirement about the mails of a semester, written without a look at how the product does it. */
export function createOracle(holidays: ReadonlySet<string>) {
  const matters = new Map<string, Matter>();
  const mattersOf = new Map<string, Matter[]>();
  /** The times of the mails about a matter whose sender has an answer, by Message-ID. */
  const mailsAbout = new Map<string, Map<string, number>>();
  const counted = new Set<string>();
  /** The Message-ID of the digest of each person and day. */
  const idOfDay = new Map<string, string>();
  /** The matters of each person that a digest of a day has named, as '2030-03-04 person name since'. */
  const named = new Set<string>();
  /** The day until which a person has put off a kind. */
  const putOff = new Map<string, string>();
  const mistakes: string[] = [];
  const isWorkingDay = (day: string) => weekdayOf(day) <= 5 && !holidays.has(day);
  const workingDays = (from: string, to: string) => {
    let count = 0;
    for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
      if (isWorkingDay(day)) count += 1;
    }
    return count;
  };
  const keyOf = ({ person, name, since }: Pick<Matter, 'person' | 'name' | 'since'>) =>
    `${person} ${name} ${since}`;
  const timesOf = (matter: Matter) =>
    [...(mailsAbout.get(keyOf(matter))?.values() ?? [])].sort((one, other) => one - other);
  const isSeen = ({ seenAt }: Matter) => seenAt !== null;
  const isPutOff = ({ person, kind }: Matter, day: string) =>
    (putOff.get(`${person} ${kind}`) ?? '') > day;

  /** Whether a mail of the day has to name it; earlier mails are those of the days before. */
  function isDue(matter: Matter, day: string): boolean {
    const days = timesOf(matter)
      .map(dayOf)
      .filter((earlier) => earlier < day);
    const [first, second] = days;
    if (first === undefined) return true;
    const passed = workingDays(first, day);
    if (days.length === 1) return passed >= REMINDERS[0];
    return (
      days.length === 2 && passed >= REMINDERS[1] && workingDays(second ?? '', day) >= REMINDERS[0]
    );
  }

  return {
    mistakes,
    /** The number of digests whose sender has an answer. */
    digests: () => counted.size,
    of: (person: string): readonly Matter[] => mattersOf.get(person) ?? [],
    begins(matter: Pick<Matter, 'person' | 'kind' | 'name' | 'since'>, at: number) {
      let found = matters.get(keyOf(matter));
      if (!found) {
        found = { ...matter, turns: [], seenAt: null };
        matters.set(keyOf(matter), found);
        mattersOf.set(matter.person, [...(mattersOf.get(matter.person) ?? []), found]);
      }
      if (!waitsAt(found, at)) found.turns.push(at);
    },
    ends(matter: Matter, at: number) {
      matter.turns.push(at);
    },
    /** A person looks at all that waits, or at a kind. */
    looks(person: string, at: number, kind?: string) {
      for (const matter of mattersOf.get(person) ?? []) {
        if ((kind ?? matter.kind) === matter.kind && waitsAt(matter, at)) matter.seenAt = at;
      }
    },
    putsOff(person: string, kind: string, until: string) {
      putOff.set(`${person} ${kind}`, until);
    },
    /** The sender of a lost one cannot know that it has arrived: it may name the same matters again. */
    arrives(digest: Digest, isLost: boolean) {
      const { person, at, messageId, lines } = digest;
      const say = (what: string) => mistakes.push(`${campusTime(at)} ${person}: ${what}`);
      // A mail that is repeated under its Message-ID is one mail.
      const id = idOfDay.get(`${person} ${dayOf(at)}`) ?? messageId;
      if (id !== messageId) say('has a second digest on a day');
      idOfDay.set(`${person} ${dayOf(at)}`, id);
      if (counted.has(messageId)) say('has a mail again whose sender had an answer');
      if (!isWorkingDay(dayOf(at))) say('has a digest on a day off');
      if (Number(campusTime(at).slice(11, 13)) < HOUR) say('has a digest before the hour');
      if (new Set(lines).size < lines.length) say('reads a matter twice');
      for (const line of lines) {
        named.add(`${dayOf(at)} ${person} ${line}`);
        const matter = matters.get(`${person} ${line}`);
        if (!matter || !waitsAt(matter, at)) say(`reads what does not wait: ${line}`);
        else if (isSeen(matter)) say(`reads what was seen: ${line}`);
        else if (isPutOff(matter, dayOf(at))) say(`reads what was put off: ${line}`);
        else if (!isDue(matter, dayOf(at))) say(`reads too early or too often: ${line}`);
      }
      if (isLost) return;
      counted.add(messageId);
      for (const line of lines) {
        const times = mailsAbout.get(`${person} ${line}`) ?? new Map<string, number>();
        mailsAbout.set(`${person} ${line}`, times.set(messageId, at));
      }
    },
    /** Called at the end of a day on which mails could be sent. */
    dayEnds(end: number) {
      const day = dayOf(end);
      if (!isWorkingDay(day)) return;
      const hour = Date.parse(`${day}T00:00:00Z`);
      for (const matter of matters.values()) {
        const hasWaited = waitsAt(matter, end) && lastTurn(matter) < hour && !isSeen(matter);
        if (!hasWaited || isPutOff(matter, day) || !isDue(matter, day)) continue;
        if (!named.has(`${day} ${keyOf(matter)}`))
          mistakes.push(`${day} ${matter.person}: a matter is lost: ${keyOf(matter)}`);
      }
    },
    /** The people whom the list of the office names on a day, for matters that have waited since `begunBefore`. */
    office(day: string, begunBefore = Number.POSITIVE_INFINITY): Set<string> {
      const people = new Set<string>();
      for (const matter of matters.values()) {
        const last = timesOf(matter)[2];
        if (last === undefined || dayOf(last) > addDays(day, -OFFICE_DAYS)) continue;
        if (!isSeen(matter) && lastTurn(matter) < begunBefore && isWaiting(matter)) {
          people.add(matter.person);
        }
      }
      return people;
    },
  };
}

export type Oracle = ReturnType<typeof createOracle>;
