import { sql } from 'kysely';
import { document } from '@/server/contract/document';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import type { components } from '@/shared/contract.gen';
import {
  type HistoryResource,
  type ImportKind,
  type PersonalRecord,
  RECORD_NAMES,
  RECORDS,
  type RecordName,
  type ViewList,
} from '@/shared/records';
import type { PersonalTable } from './personalRecords';
import { PERSONAL_DATA } from './resources';

/** Names in the JSON are those of the tables, or said otherwise. */
const PERSONAL_RECORDS = Object.entries<PersonalTable>(PERSONAL_DATA).flatMap(([name, { copy }]) =>
  copy ? [{ name, ...copy }] : [],
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The records with a list. */
const LISTED = RECORD_NAMES.filter((name) => RECORDS[name].title !== null);

/** The records with forms to change them; requests are decided on. */
const EDITED = LISTED.filter((name) => name !== 'attendance_requests');

type Schemas = components['schemas'];
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

test('the document has the same names', () => {
  // Another type than `true` does not compile.
  const same: [
    Same<RecordName, Schemas['AuditResource']>,
    Same<HistoryResource, Schemas['HistoryResource']>,
    Same<ViewList, Schemas['ViewList']>,
    Same<ImportKind, components['parameters']['ByImportKind']>,
  ] = [true, true, true, true];
  expect(same).not.toContain(false);
});

test('every kind of record is a table', async () => {
  for (const name of RECORD_NAMES) {
    await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.db);
  }
});

test('the document exports the list of every kind of record that has one, and the audit trail', () => {
  const exported = Object.entries(document.paths).flatMap(([path, { get }]) => {
    // A person's own copy of their data is no list.
    if (!get) return [];
    const [, segment] = /^\/([a-z-]+)\/export$/.exec(path) ?? [];
    // A URL calls a sheet an assessment.
    if (segment === 'assessments') return 'assessment_sheets';
    return segment?.replaceAll('-', '_') ?? [];
  });
  // The few assessment forms have a list without a file (docs/decisions/0083).
  const withFile = LISTED.filter((name) => name !== 'assessment_forms');
  expect(exported.sort()).toEqual([...withFile, 'audit_entries'].sort());
});

test('the database counts the versions of the records with forms', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'count_version'
  `.execute(database.db);
  // Letters and certificates never change.
  const edited = EDITED.filter((name) => name !== 'letters' && name !== 'certificates');
  // Records without a list of their own.
  const without = [
    'internship_interruptions',
    'placement_windows',
    'letter_templates',
    'letter_series',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual([...edited, ...without].sort());
});

/** The part of a person's copy with the records of each kind. */
const COPIED_IN: Record<PersonalRecord, (typeof PERSONAL_RECORDS)[number]['name'] | 'pictures'> = {
  users: 'account',
  students: 'account',
  lecturers: 'account',
  mentors: 'account',
  signatures: 'pictures',
  internships: 'internships',
  work_patterns: 'work_patterns',
  internship_places: 'internship_places',
  internship_interruptions: 'internship_interruptions',
  activities: 'activities',
  activity_logs: 'activities',
  activity_photos: 'photos',
  attendance_requests: 'attendance_requests',
  placement_requests: 'placement_requests',
  placement_asks: 'placement_asks',
  placement_window_exceptions: 'placement_window_exceptions',
  assessment_sheets: 'assessment_sheets',
  guidance_sessions: 'guidance_sessions',
  final_reports: 'final_reports',
  letters: 'letters',
  certificates: 'certificates',
  defences: 'defences',
  defence_examiners: 'defence_examiners',
  grades: 'grades',
  audit_entries: 'audit_entries',
};

/** The parts of a person's copy that are no records: what they did, and what is theirs alone. */
const OTHER_PARTS = [
  'attendance_events',
  'reviews',
  'verdict_changes',
  'sessions',
  'invitations',
  'password_codes',
  'authenticators',
  'passkeys',
  'second_factor_codes',
  'saved_views',
  'put_off_follow_ups',
  'settled_follow_ups',
  'seen_follow_ups',
  'mailed_follow_ups',
  'notifications',
  'muted_notifications',
  'mail_preferences',
  'digest_hours',
  'mails',
  'chat_reminders',
];

test("a person's copy of their data has a part for all personal records", () => {
  const parts = PERSONAL_RECORDS.map(({ name }) => name);
  expect(new Set([...Object.values(COPIED_IN), ...OTHER_PARTS])).toEqual(
    new Set([...parts, 'pictures']),
  );
});
