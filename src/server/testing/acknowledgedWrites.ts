import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { anInternship, aStudent, aSuperAdmin, TEST_PASSWORD } from './builders';
import { anImageFile } from './multipart';

/** The number of activities that one write creates in a transaction. */
const BULK = 3;
const WRITERS = 20;
const RETRY_MS = 20;
const LOST_ANSWERS = 4;
/** The time after which a request without an answer has failed. */
const PATIENCE_MS = 30_000;
const CREATED = 201;
const UNAUTHORIZED = 401;
/** Statuses after which a client repeats its request with the same key. */
const TRY_AGAIN = new Set([429, 503]);

interface Body {
  data: { id: number } | { id: number }[];
}

type Write = { key: string; name: string } & (
  | { kind: 'company' }
  | { kind: 'activities' }
  | { kind: 'photo'; activity: number }
);

interface Person {
  identifier: string;
  token?: string;
}

/**
 * Twenty people who create companies, activities (three at once) and photos through the API of a server that
 * may stop at any time. A request without an answer is repeated with its key, as the client does, and so is
 * every fourth answered one, as if its answer had been lost (docs/decisions/0019).
 */
export class AcknowledgedWrites {
  readonly #admins: Person[] = [];
  #student: Person = { identifier: '' };
  #internship = 0;
  #photo = new Blob([]);
  #url: string | null = null;
  #isOver = false;
  #writing: Promise<unknown> = Promise.resolve();
  #lastNumber = 0;
  readonly #events = new EventEmitter();
  /** Activities without a photo. */
  readonly #bare: number[] = [];
  readonly #acknowledged = { company: new Set<string>(), activities: new Set<string>() };
  readonly #photographed = new Set<number>();
  /** The number of requests repeated for lack of an answer or after a 503. */
  repeated = 0;

  /** The number of acknowledged photos. */
  get photos(): number {
    return this.#photographed.size;
  }

  constructor() {
    this.#events.setMaxListeners(0);
  }

  /** Creates the people and their records. */
  async prepare(db: Database): Promise<void> {
    for (let number = 0; number < WRITERS / 2; number += 1) {
      const { nip } = await aSuperAdmin(db);
      this.#admins.push({ identifier: nip });
    }
    const student = await aStudent(db);
    this.#student = { identifier: student.nim };
    this.#internship = (await anInternship(db, { student_id: student.id })).id;
    this.#photo = await anImageFile();
  }

  /** The number of acknowledged writes. */
  get acknowledged(): number {
    const { company, activities } = this.#acknowledged;
    return company.size + activities.size + this.#photographed.size;
  }

  /** The access token of one of the people. */
  token(): string {
    const [admin] = this.#admins;
    if (!admin?.token) throw new Error('no one has logged in');
    return admin.token;
  }

  start(): void {
    this.#writing = Promise.all(Array.from({ length: WRITERS }, (_, place) => this.#write(place)));
  }

  /** Sets the address of the server; null while it is down. */
  setUrl(url: string | null): void {
    this.#url = url;
    this.#events.emit('url');
  }

  /** Resolves when `count` more writes have been acknowledged; rejects when a writer failed. */
  async next(count: number): Promise<void> {
    const until = this.acknowledged + count;
    const reached = async () => {
      while (this.acknowledged < until) await once(this.#events, 'acknowledged');
    };
    await Promise.race([reached(), this.#writing.then(() => reached())]);
  }

  /** Finishes the pending writes; the server must be up. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#writing;
  }

  /** Expects every acknowledged write to be stored once and completely, and nothing else. */
  async check(db: Database): Promise<void> {
    const { rows: companies } = await sql<{ name: string; count: number }>`
      select name, count(*)::int as count from companies where name like 'Tulis %' group by name
    `.execute(db);
    expectOnce(companies, this.#acknowledged.company, 1);
    const { rows: activities } = await sql<{ name: string; count: number }>`
      select name, count(*)::int as count from activities where name like 'Tulis %' group by name
    `.execute(db);
    expectOnce(activities, this.#acknowledged.activities, BULK);
    const { rows: photos } = await sql<{ activity_id: number; count: number; bytes: number }>`
      select activity_id, count(*)::int as count, min(length(image))::int as bytes
      from activity_photos group by activity_id
    `.execute(db);
    expect(photos.map(({ activity_id }) => activity_id).sort()).toEqual(
      [...this.#photographed].sort(),
    );
    for (const { count, bytes } of photos) {
      expect(count).toBe(1);
      expect(bytes).toBeGreaterThan(100);
    }
  }

  async #write(place: number): Promise<void> {
    const isPhotographer = place % 5 === 0;
    while (!this.#isOver) {
      const activity = isPhotographer ? this.#bare.shift() : undefined;
      const name = `Tulis ${++this.#lastNumber}`;
      const write: Write = {
        key: randomUUID(),
        name,
        ...(activity === undefined
          ? { kind: place % 2 === 0 ? 'company' : 'activities' }
          : { kind: 'photo', activity }),
      };
      await this.#untilAcknowledged(write, place);
      if (this.#lastNumber % LOST_ANSWERS === 0) await this.#untilAcknowledged(write, place);
      this.#events.emit('acknowledged');
    }
  }

  async #untilAcknowledged(write: Write, place: number): Promise<void> {
    const person =
      write.kind === 'photo' ? this.#student : this.#admins[place % this.#admins.length];
    if (!person) throw new Error('prepare has not run');
    for (;;) {
      if (this.#url === null) await once(this.#events, 'url');
      if (this.#url === null) continue;
      const answer = await this.#send(this.#url, write, person).catch(() => null);
      if (answer?.status === CREATED) return this.#acknowledge(write, answer.body);
      if (answer?.status === UNAUTHORIZED) {
        person.token = undefined;
        continue;
      }
      if (answer && !TRY_AGAIN.has(answer.status)) {
        throw new Error(`${write.kind}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      this.repeated += 1;
      await pause(RETRY_MS);
    }
  }

  #acknowledge(write: Write, { data }: Body): void {
    switch (write.kind) {
      case 'company':
        this.#acknowledged.company.add(write.name);
        break;
      case 'activities': {
        if (this.#acknowledged.activities.has(write.name)) break;
        this.#acknowledged.activities.add(write.name);
        if (Array.isArray(data) && data[0]) this.#bare.push(data[0].id);
        break;
      }
      case 'photo':
        this.#photographed.add(write.activity);
    }
  }

  async #send(url: string, write: Write, person: Person) {
    person.token ??= await logIn(url, person.identifier);
    const [path, body] = this.#requestOf(write);
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: `Bearer ${person.token}`,
        'idempotency-key': write.key,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  #requestOf(write: Write): [string, FormData | object] {
    switch (write.kind) {
      case 'company':
        return ['/companies', aCompanyInput({ name: write.name })];
      case 'activities': {
        const activity = {
          name: write.name,
          description: 'Memasang perangkat jaringan.',
          date: new Date().toISOString().slice(0, 10),
          start_time: '08:00',
          end_time: '12:00',
          address: 'Bandung',
        };
        return [
          `/internships/${this.#internship}/activities/bulk`,
          { activities: Array(BULK).fill(activity) },
        ];
      }
      case 'photo': {
        const form = new FormData();
        form.append('photo', this.#photo, 'rak.png');
        return [`/student/activities/${write.activity}/photos`, form];
      }
    }
  }
}

async function logIn(url: string, identifier: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: TEST_PASSWORD }),
  });
  if (!response.ok) throw new Error(`log-in: ${response.status}`);
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

function expectOnce(
  found: readonly { name: string; count: number }[],
  acknowledged: ReadonlySet<string>,
  count: number,
) {
  expect(found.filter((row) => row.count !== count)).toEqual([]);
  expect(found.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
}
