import { sql } from 'kysely';
import { document, METHODS } from '@/server/contract/document';
import type { OperationId } from '@/server/contract/operations';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import { ACTORS, type Actor } from '@/server/testing/accessMatrix/actors';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import type { TwoPlacements } from '@/server/testing/accessMatrix/twoPlacements';
import { anImageFile, formWith, multipart } from '@/server/testing/multipart';
import { everyNth } from '@/shared/testing/testLevel';

let app: MatrixServer['app'];
let placements: TwoPlacements;
let headersOf: MatrixServer['headersOf'];
let state: MatrixServer['state'];

beforeAll(async () => {
  ({ app, placements, headersOf, state } = await openMatrixServer());
});
afterAll(() => app.close());
afterEach(() => state.restore());

/** Changes without the version of a record, with the reason. */
const WITHOUT_VERSION: Partial<Record<OperationId, string>> = {
  changePassword: 'is not read before',
  resetUserPassword: 'is not read before',
  updateSavedView: 'a name and a query, which are replaced as a whole',
  updateFollowUp: 'what its owner wants to see later',
  updateFollowUpItem: 'what its owner has marked',
  updateNotification: 'what its owner has read',
  updateNotifications: 'what its owner has read',
  updateNotificationPreference: 'the wishes of its owner',
  updateNewsMailPreference: 'the wishes of its owner',
  updateFollowUpMailPreference: 'the wishes of its owner',
  updateDigestHour: 'the wishes of its owner',
  updateInternshipPlaces: 'a list of places, which is replaced as a whole',
  confirmPublicAddress: 'one text, which is replaced as a whole',
  updateInstitution: 'three names, which are replaced as a whole',
  changeOwnContact: 'is another form of the account (ownAccount.test.ts)',
  confirmAuthenticator: 'its code belongs to one secret (secondFactors.test.ts)',
  confirmEmail: 'its token says which address it is about',
  updatePlacementRequest: 'is changed by its students only (placementRequests.test.ts)',
  updatePlacementRequestFile: 'one file, which is replaced as a whole',
  updateLetterScan: 'one file, which is replaced as a whole',
  updateInterruption: 'is read in a list (placementDates.test.ts)',
  updateLetterTemplate: 'is read in a list (letterTemplates.test.ts)',
  updateLetterSeries: 'is read in a list (letterSeries.test.ts)',
  updatePlacementException: 'a day and a reason, which are replaced as a whole',
  updateAssessment: 'is changed by its assessor only (assessments.test.ts)',
  updateGuidanceSession: 'is changed by its student only (guidanceSessions.test.ts)',
  submitDefenceScore: 'is sent by its examiner only (defences.test.ts)',
  updateActivityLog: 'counts its texts itself (activityLogHandlers.test.ts)',
};

type Form = { properties?: Record<string, unknown> };

const fieldsOf = (requestBody: { content: Record<string, unknown> } | undefined) =>
  Object.values((requestBody?.content ?? {}) as Record<string, { schema: Form }>).flatMap(
    ({ schema }) => Object.keys(schema.properties ?? {}),
  );

const operations = Object.values(document.paths).flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const fields = fieldsOf(operation.requestBody);
    const isUpdate = method === 'put' || fields.includes('_method');
    return [{ id: operation.operationId, isUpdate, takesVersion: fields.includes('version') }];
  }),
);

/** A new version of a template changes the template, too, but is another record (letterTemplates.test.ts). */
const versioned = operations
  .filter(({ id, isUpdate, takesVersion }) => isUpdate && takesVersion && !(id in WITHOUT_VERSION))
  .map(({ id }) => id);

test('every operation that changes a record takes a version, or there is a reason why not', () => {
  const updates = operations.filter(({ isUpdate }) => isUpdate).map(({ id }) => id);
  const expected = updates.filter((id) => !(id in WITHOUT_VERSION));
  expect([...versioned].sort()).toEqual(expected.sort());
  expect(Object.keys(WITHOUT_VERSION).every((id) => updates.includes(id as OperationId))).toBe(
    true,
  );
});

async function send(operation: OperationId, version?: number, actor: Actor = 'superAdmin') {
  const call = await accessMatrix[operation].call(placements, app.services);
  const headers = { ...call.headers, ...headersOf[actor] };
  const seen = version === undefined ? {} : { version };
  const payload = Buffer.isBuffer(call.payload)
    ? formWith(call.payload, seen)
    : { ...call.payload, ...seen };
  return app.inject({ ...call, headers, payload });
}

async function read(operation: OperationId) {
  const { url } = await accessMatrix[operation].call(placements, app.services);
  const answer = await app.inject({ url, headers: headersOf.superAdmin });
  return answer.json().data;
}

describe.each(everyNth(versioned, 9))('%s', (operation) => {
  test('accepts the version that was read once, and then it is stale', async () => {
    const { version } = await read(operation);
    const saved = await send(operation, version);
    expect(saved.statusCode).toBe(200);
    // A signature counts separately from the other fields of the profile.
    const latest: number = saved.json().data.version;
    expect(latest).toBeGreaterThan(version);

    const stored = await state.dump();
    const late = await send(operation, version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      message: 'Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.',
      code: 'stale_version',
    });
    expect(await state.dump()).toEqual(stored);
    expect((await read(operation)).version).toBe(latest);
  });

  test('overwrites without a version', async () => {
    await send(operation);
    expect((await send(operation)).statusCode).toBe(200);
  });

  test('accepts the latest version, and counts only what changes', async () => {
    const { version } = (await send(operation)).json().data;
    const again = await send(operation, version);
    expect([again.statusCode, again.json().data.version]).toEqual([200, version]);
  });

  test('reveals no versions to users who may not save', async () => {
    const { statuses } = accessMatrix[operation];
    const others = ACTORS.filter((actor) => statuses[actor] >= 400);
    for (const actor of others) {
      expect([actor, (await send(operation, 999, actor)).statusCode]).toEqual([
        actor,
        statuses[actor],
      ]);
    }
  });

  test.each([0, 1.5, 'x', null])('answers 422 to the version %p', async (version) => {
    const refused = await send(operation, version as number);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.version).toBeDefined();
  });
});

const versionsOf = (table: string) =>
  sql<{ version: number }>`select version from ${sql.table(table)}`
    .execute(app.db)
    .then(({ rows }) => rows.map(({ version }) => version));

const as = (actor: Actor) => ({ headers: headersOf[actor] });

describe('what counts', () => {
  test('excludes attendance, log and validation of an activity', async () => {
    const { activity } = placements.own;
    const url = `/api/activities/${activity.id}`;
    const position = { latitude: -6.9, longitude: 107.6 };
    const answers = [
      await app.inject({
        method: 'PATCH',
        url: `${url}/presence-student`,
        payload: position,
        ...as('ownStudent'),
      }),
      await app.inject({
        method: 'PUT',
        url: `/api/student/activities/${activity.id}/log`,
        payload: { text: 'Catatan' },
        ...as('ownStudent'),
      }),
      await app.inject({ method: 'PATCH', url: `${url}/validate-mentor`, ...as('ownMentor') }),
      await app.inject({ method: 'PATCH', url: `${url}/validate-lecturer`, ...as('ownLecturer') }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(await versionsOf('activities'))).toEqual(new Set([1]));
  });

  test('excludes a login, a password and a name that is copied', async () => {
    const { student } = placements.own;
    await app.inject({
      method: 'PUT',
      url: `/api/users/${student.user.id}/reset-password`,
      ...as('superAdmin'),
    });
    await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { identifier: student.nim, password: student.nim },
    });
    await send('updateCompany');
    await send('updateUser');
    expect(new Set(await versionsOf('internships'))).toEqual(new Set([1]));
    expect(new Set(await versionsOf('students'))).toEqual(new Set([1]));
    const users = await app.db.selectFrom('users').select(['id', 'version']).execute();
    expect(users.filter(({ version }) => version > 1)).toEqual([
      { id: student.user.id, version: 2 },
    ]);
  });

  test.each(['lecturers', 'mentors'] as const)('includes a new signature of %s', async (table) => {
    const { id } = table === 'lecturers' ? placements.own.lecturer : placements.own.mentor;
    const url = `/api/${table}/${id}`;
    const upload = async (colour: string, version?: number) => {
      const digital_signature = await anImageFile(colour);
      const seen = version === undefined ? undefined : { version: String(version) };
      const form = await multipart({ _method: 'put', digital_signature, ...seen });
      const headers = { ...form.headers, ...headersOf.superAdmin };
      return app.inject({ method: 'POST', url, ...form, headers });
    };
    const { version } = (await upload('#000080')).json().data;
    const same = (await upload('#000080', version)).json().data;
    expect(same.version).toBe(version);
    const other = (await upload('#800000', version)).json().data;
    expect(other.version).toBe(version + 1);
    expect((await upload('#008000', version)).statusCode).toBe(409);
    const { headers } = as('superAdmin');
    const stored = (await app.inject({ url, headers })).json().data;
    expect(stored.digital_signature.split('?')[0]).toBe(other.digital_signature.split('?')[0]);
  });

  test('leaves no entry in the audit trail', async () => {
    await send('updateCompany');
    const entry = await app.db
      .selectFrom('audit_entries')
      .select(['resource', 'new'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.resource).toBe('companies');
    expect(Object.keys(entry.new ?? {})).toContain('name');
    expect(Object.keys(entry.new ?? {})).not.toContain('version');
  });
});

/** The columns that no form edits. A new column is either counted or one of these. */
const NOT_EDITED = [
  ...['id', 'user_id', 'version', 'created_at', 'updated_at', 'search_text'],
  ...['password_hash', 'has_default_password', 'default_password_given_at'],
  ...['last_login_at', 'last_login_device', 'last_login_address'],
  ...['email_confirmed_at', 'email_refused_at', 'email_refusal'],
  ...['students.name', 'student_nim', 'student_name', 'company_name', 'activities.internship_id'],
  ...['attendance_time', 'activities.latitude', 'activities.longitude', 'is_position_rounded'],
  ...['position_verdict', 'left_at', 'activities.place_id', 'break_minutes', 'is_generated'],
  ...['validated_at_by_mentor', 'validated_at_by_lecturer'],
  ...['returned_at_by_mentor', 'returned_at_by_lecturer'],
  ...['closed_at', 'anonymised_at', 'finished_at', 'is_left_open'],
  ...['placement_requests.student_id', 'placement_requests.internship_period_id', 'comment'],
  ...['sent_at', 'sent_on', 'decided_at', 'decided_by_user_id', 'decided_by_name'],
  ...['placement_windows.internship_period_id', 'continued_from_id'],
  'internship_interruptions.internship_id',
  ...['assessment_sheets.internship_id', 'form_id', 'assessment_sheets.revision'],
  ...['assessment_sheets.changed_at'],
  ...[
    'sent_by_user_id',
    'sent_by_name',
    'final_reports.internship_id',
    'defences.internship_id',
    'recorded_by',
  ],
  ...['letter_templates.kind', 'letter_series.kind', 'letter_series.year', 'last_number'],
];

test('every column is counted, or no form edits it', async () => {
  const { rows } = await sql<{ table: string; column: string; is_counted: boolean }>`
    select relname as table, attname as column, attnum = any(tgattr) as is_counted
    from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where tgname = 'count_version'`.execute(app.db);
  // A request for a place and a guidance session have a form of their students, a sheet one of its assessor, and a final
  // report a file; interruptions, templates and series of letters are read in lists.
  expect(new Set(rows.map(({ table }) => table)).size).toBe(versioned.length + 7);
  const isEdited = ({ table, column }: { table: string; column: string }) =>
    !NOT_EDITED.includes(column) && !NOT_EDITED.includes(`${table}.${column}`);
  expect(rows.filter((row) => row.is_counted !== isEdited(row))).toEqual([]);
});
