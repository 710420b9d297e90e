import { type Insertable, type Kysely, sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { LetterKind } from '@/shared/resources/letters/constants';
import { selectSequences } from '../backup/catalog';
import type { Tables } from '../tables';
import { demoAssessments } from './assessments';
import { demoAttendance } from './attendance';
import { demoCampusHoliday } from './campusHoliday';
import { insertDemoCertificates } from './certificates';
import { demoChanges, makeDemoChanges } from './changes';
import { demoCompanies } from './companies';
import { demoCourses } from './courses';
import { demoDefences } from './defences';
import { DEMO_PASSWORD, isDemoAccount } from './demoAccounts';
import { demoFinalReports } from './finalReports';
import { insertEarlyFinisher, leaveOneOpen } from './finishedOnes';
import { demoGrades } from './grades';
import { demoGuidanceSessions } from './guidanceSessions';
import { demoInstitution } from './institution';
import { demoInternships } from './internships';
import { anyDigest, type DigestOfInvitation, insertDemoInvitations } from './invitations';
import { demoLetters } from './letters';
import { demoLogs } from './logs';
import { demoDigestHours, demoMailPreferences } from './mailChoices';
import { demoMailedMatters } from './mailedMatters';
import { insertDemoNotifications } from './notifications';
import { withOwnDays } from './ownDays';
import { type DemoUser, demoPeople } from './people';
import { ACTIVE_PERIOD_ID, demoPeriods, EARLIER_PERIOD_ID } from './periods';
import { demoPhotos } from './photos';
import { demoPlacementRequests } from './placementRequests';
import { demoPlaces } from './places';
import { demoPressChanges } from './pressChanges';
import { itemAt } from './random';
import { demoReminders } from './reminders';
import { type DemoRequest, demoRequests } from './requests';
import { demoReviews } from './reviews';
import { sceneRequests } from './sceneRequests';
import { drawSignature } from './signatures';
import { demoSteps } from './steps';
import { demoViews } from './views';
import { demoWorkHours } from './workHours';

interface DemoOptions {
  /** 'YYYY-MM-DD' in UTC; all dates are relative to it */
  readonly today: string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly shippedTemplate: (kind: LetterKind) => { name: string; file: Buffer };
  readonly digestOfInvitation?: DigestOfInvitation;
}

const ROWS_PER_INSERT = 500;
const LOADING_LOCK = 'simagang demo data';

/** Whether the database has no users and no master data. */
export async function isEmptyDatabase(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users) or exists (select from companies)
      or exists (select from courses) or exists (select from internship_periods) as found
  `.execute(db);
  return rows[0]?.found === false;
}

/**
 * Loads the demo data in one transaction. Apart from password salts the rows are the same in every
 * database. Returns false without changes when the database is not empty.
 */
export async function loadDemoData(
  db: Kysely<Tables>,
  { today, hashPassword, shippedTemplate, digestOfInvitation = anyDigest }: DemoOptions,
): Promise<boolean> {
  const periods = demoPeriods(today);
  const people = demoPeople(addDays(periods[0]?.start_date ?? today, -14));
  const activeFrom = itemAt(periods, ACTIVE_PERIOD_ID - 1).start_date;
  const { internships, interruptions } = withOwnDays(demoInternships(people.students), {
    today,
    activeFrom,
  });
  const holidays = new Set(await selectHolidays(db));
  const attendance = demoAttendance(
    { internships, periods, people },
    { today, holidays, interruptions },
  );
  const { scenes } = attendance;
  const { activities, decisions } = demoReviews(attendance, today);
  const logs = demoLogs({ activities, internships, scenes }, today);
  const steps = demoSteps({ activities, decisions, logs, internships, people });
  const grades = demoGrades(internships);
  const internshipOf = (activityId: number) =>
    itemAt(internships, itemAt(activities, activityId - 1).internship_id - 1);
  // Hashing and drawing are slow, so they happen before the transaction.
  const [users, signatures, photos] = await Promise.all([
    withPasswordHashes(people.users, today, hashPassword),
    signaturesOf(people.users),
    demoPhotos(logs, internshipOf),
  ]);

  const asked = demoRequests({ people, internships }, today);
  const explained = { people, internships, activities, scenes };
  const requests = [...asked, ...sceneRequests(explained, asked.length + 1)];
  const lastDay = itemAt(periods, EARLIER_PERIOD_ID - 1).end_date;
  const scan = itemAt(photos, 0).image;
  const changes = [
    ...demoChanges({ people, internships, activities, grades, photos }, today),
    ...demoPressChanges({ ...attendance, activities, users: people.users }),
  ];
  const rows: DemoRows = {
    institution: [demoInstitution],
    users,
    signatures,
    companies: demoCompanies.map(
      ({ latitude: _latitude, longitude: _longitude, ...company }) => company,
    ),
    places: demoPlaces,
    courses: demoCourses,
    holidays: [demoCampusHoliday(today, [...holidays])],
    internship_periods: periods,
    students: people.students,
    lecturers: people.lecturers,
    mentors: people.mentors,
    internships,
    ...demoWorkHours(internships, today),
    internship_interruptions: interruptions,
    activities,
    attendance_events: attendance.events,
    activity_logs: logs,
    activity_photos: photos,
    activity_steps: steps,
    attendance_requests: requests,
    attendance_request_files: requests.filter(hasDoctorsNote).map(({ id }) => ({
      request_id: id,
      name: 'surat-dokter.jpg',
      kind: 'jpeg',
      content: scan,
    })),
    ...demoPlacementRequests({ people, internships }, { today, activeFrom }),
    ...demoLetters({ people, internships, periods, scan, shippedTemplate }),
    grades,
    ...demoAssessments({ people, internships }, today),
    guidance_sessions: demoGuidanceSessions({ people, internships }, today),
    ...demoFinalReports({ people, internships, today, lastDay }),
    ...demoDefences(internships, { today, lastDay }),
    chat_reminders: demoReminders({ people, internships, activities }, today),
    mailed_follow_ups: demoMailedMatters(people, today),
    mail_preferences: demoMailPreferences(people),
    digest_hours: demoDigestHours(people),
    saved_views: demoViews(people.users),
  };

  return db.transaction().execute(async (trx) => {
    // Several processes may start with the same new database.
    await sql`select pg_advisory_xact_lock(hashtext(${LOADING_LOCK}))`.execute(trx);
    if (!(await isEmptyDatabase(trx))) return false;
    // Generated rows leave no entries in the audit trail (docs/decisions/0032).
    await sql`set local simagang.audit = 'off'`.execute(trx);

    await insertRows(trx, rows);
    await insertDemoCertificates(trx);
    await insertEarlyFinisher(trx, internships);
    await leaveOneOpen(trx);

    await continueIds(trx);
    await insertDemoInvitations(trx, { today, hashPassword, digestOf: digestOfInvitation });
    await makeDemoChanges(trx, changes);
    await insertDemoNotifications(trx, today);
    // The embedded database has no autovacuum that would collect planner statistics.
    await sql`analyze`.execute(trx);
    return true;
  });
}

async function selectHolidays(db: Kysely<Tables>): Promise<string[]> {
  const holidays = await db.selectFrom('holidays').select('date').execute();
  return holidays.map(({ date }) => date);
}

const hasDoctorsNote = ({ kind, state }: DemoRequest) => kind === 'sick' && state === 'approved';

/** New records get the IDs after those of the demo data. */
async function continueIds(trx: Kysely<Tables>): Promise<void> {
  for (const { table, column } of await selectSequences(trx)) {
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), max(${sql.ref(column)}))
      from ${sql.table(table)}`.execute(trx);
  }
}

/** A student without a placement whose default password ends soon; the others have got it today. */
const LATE_NIM = '2403310079';
/** Two less than a default password lasts where nothing else is set. */
const LATE_DAYS = 12;

/** The demo accounts share one password; all other users have their default password. */
async function withPasswordHashes(
  users: readonly DemoUser[],
  today: string,
  hashPassword: DemoOptions['hashPassword'],
): Promise<Insertable<Tables['users']>[]> {
  const demoHash = await hashPassword(DEMO_PASSWORD);
  return Promise.all(
    users.map(async ({ identifier, ...user }) => ({
      ...user,
      default_password_given_at: `${addDays(today, identifier === LATE_NIM ? -LATE_DAYS : 0)}T00:00:00Z`,
      password_hash: isDemoAccount(identifier) ? demoHash : await hashPassword(identifier),
    })),
  );
}

/** A mentor and a lecturer whose signatures are still missing. */
const UNSIGNED = ['Deden Suhendar', 'Yusuf Nurrohman, S.T., M.Kom.'];

async function signaturesOf(
  users: readonly DemoUser[],
): Promise<Insertable<Tables['signatures']>[]> {
  const signing = users.filter(({ role, name }) => role !== 'student' && !UNSIGNED.includes(name));
  return Promise.all(
    signing.map(async ({ id, name, created_at }, index) => ({
      id: index + 1,
      user_id: id,
      image: await drawSignature(name),
      updated_at: created_at,
    })),
  );
}

/** The rows of each table, in an order in which they can be inserted. */
type DemoRows = { readonly [Name in keyof Tables]?: readonly Insertable<Tables[Name]>[] };

async function insertRows(trx: Kysely<Tables>, all: DemoRows): Promise<void> {
  for (const [table, rows] of Object.entries(all)) {
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await trx
        .insertInto(table as keyof Tables)
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
  }
}
