import type { OperationId } from '@/server/contract/operations';
import { readPdf } from '@/server/reports/testing/readPdf';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import { ACTORS, type Actor } from '@/server/testing/accessMatrix/actors';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import type { TwoPlacements } from '@/server/testing/accessMatrix/twoPlacements';
import { everyNth } from '@/shared/testing/testLevel';

/** No record has this ID. */
const MISSING_ID = 2_147_483_647;

let app: MatrixServer['app'];
let placements: TwoPlacements;
let headersOf: MatrixServer['headersOf'];
let state: MatrixServer['state'];

beforeAll(async () => {
  ({ app, placements, headersOf, state } = await openMatrixServer());
});
afterAll(() => app.close());

async function send(operation: OperationId, actor: Actor, records = placements) {
  const { headers, ...call } = await accessMatrix[operation].call(records, app.services);
  const answer = await app.inject({ ...call, headers: { ...headers, ...headersOf[actor] } });
  if (await state.hasChanged()) await state.restore();
  return answer;
}

const operations = Object.keys(accessMatrix) as OperationId[];

function readable(answer: Awaited<ReturnType<typeof send>>): string {
  const isPdf = answer.headers['content-type'] === 'application/pdf';
  return isPdf ? readPdf(answer.rawPayload).pages.join('\n') : answer.body;
}

/** The names of all properties in a JSON text. */
function keysIn(text: string): Set<string> {
  const keys = new Set<string>();
  JSON.parse(text, (key, value) => {
    keys.add(key);
    return value;
  });
  return keys;
}

const SECRET_NAME = /password|hash|secret|token|jti|session/i;
/**
 * The token that a login issues, whether the password must be changed and when it was, numbers of guidance sessions, and
 * the secret that an owner types into an authenticator app.
 */
const DECLARED = new Set([
  ...['access_token', 'must_change_password', 'password_changed_at'],
  ...['agreed_sessions', 'min_sessions', 'min_guidance_sessions', 'returned_sessions'],
  ...['sent_sessions', 'sessions', 'guidance_sessions'],
  'secret',
]);

/** The NIPs and NIKs that an actor may not read: all except their own. */
async function signInNames(actor: Actor): Promise<string[]> {
  if (actor === 'superAdmin') return [];
  const { own, other } = placements;
  const ownName: Partial<Record<Actor, string>> = {
    ownLecturer: own.lecturer.nip,
    otherLecturer: other.lecturer.nip,
    ownMentor: own.mentor.nik,
    otherMentor: other.mentor.nik,
  };
  const lecturers = await app.db.selectFrom('lecturers').select('nip').execute();
  const mentors = await app.db.selectFrom('mentors').select('nik').execute();
  const names = [...lecturers.map(({ nip }) => nip), ...mentors.map(({ nik }) => nik)];
  return names.flatMap((name) => (name === null || name === ownName[actor] ? [] : name));
}

const asWholeNumber = (digits: string) => new RegExp(`(?<!\\d)${digits}(?!\\d)`);

describe.each(ACTORS.filter((actor) => actor !== 'newcomer'))('%s', (actor) => {
  test('receives no password field, and no NIP or NIK of other people', async () => {
    const foreignNames = (await signInNames(actor)).map(asWholeNumber);
    const found: string[] = [];
    for (const operation of everyNth(operations, 16, ACTORS.indexOf(actor))) {
      const answer = await send(operation, actor);
      const text = readable(answer);
      if (text.includes('$argon2')) found.push(`${operation}: a password hash`);
      for (const name of foreignNames) {
        if (name.test(text)) found.push(`${operation}: ${name.source}`);
      }
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue;
      for (const key of keysIn(answer.body)) {
        if (SECRET_NAME.test(key) && !DECLARED.has(key)) found.push(`${operation}: ${key}`);
      }
    }
    expect(found).toEqual([]);
  });
});

/** The same records, under IDs that do not exist. */
function missing({ own, ...others }: TwoPlacements): TwoPlacements {
  const gone = <Row extends { id: number }>(row: Row): Row => ({ ...row, id: MISSING_ID });
  return {
    ...others,
    own: {
      ...own,
      internship: gone(own.internship),
      activity: gone(own.activity),
      grade: gone(own.grade),
    },
  };
}

const STRANGERS = ['otherLecturer', 'otherMentor', 'otherStudent'] as const;

const refusedToStrangers = operations.flatMap((operation) =>
  STRANGERS.filter((actor) => [404, 422].includes(accessMatrix[operation].statuses[actor]))
    .filter(() => !['getReportFile', 'getSignature', 'getActivityPhoto'].includes(operation))
    .map((actor) => [operation, actor] as const),
);

test.each(everyNth(refusedToStrangers, 16))(
  '%s answers %s alike for a foreign and a missing record',
  async (operation, actor) => {
    const foreign = await send(operation, actor);
    const absent = await send(operation, actor, missing(placements));
    // These two headers differ between any two answers.
    const visible = ({
      headers: { date: _date, 'x-request-id': _id, ...headers },
    }: typeof foreign) => headers;

    expect(foreign.statusCode).toBe(accessMatrix[operation].statuses[actor]);
    expect(absent.statusCode).toBe(foreign.statusCode);
    expect(absent.body).toBe(foreign.body);
    expect(visible(absent)).toEqual(visible(foreign));
  },
);

const FILTERS = ['internship_id', 'student_id', 'mentor_id', 'lecturer_id'] as const;
const LISTS = [
  ['otherLecturer', '/internships'],
  ['otherMentor', '/internships'],
  ['otherLecturer', '/activities'],
  ['otherMentor', '/activities'],
  ['otherStudent', '/activities'],
  ['otherLecturer', '/grades'],
  ['otherMentor', '/grades'],
] as const;

test.each(LISTS)('%s gets no hint from the filters of %s', async (actor, path) => {
  const { own } = placements;
  const ids = {
    internship_id: own.internship.id,
    student_id: own.student.id,
    mentor_id: own.mentor.id,
    lecturer_id: own.lecturer.id,
  };
  const ask = async (filter: string, id: number) =>
    (await app.inject({ url: `/api${path}?${filter}=${id}`, headers: headersOf[actor] })).body;
  for (const filter of FILTERS) {
    const isIgnored = (await ask(filter, ids[filter])) === (await ask(filter, MISSING_ID));
    expect({ filter, isIgnored }).toEqual({ filter, isIgnored: true });
  }
});
