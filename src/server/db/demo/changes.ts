import { type Kysely, sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { AuditAction } from '@/shared/constants/audit';
import type { Actor } from '../actor';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { demoCompanies } from './companies';
import { demoCourses } from './courses';
import { campusDate, campusInstant } from './dates';
import type { DemoGrade } from './grades';
import { activeOf, DEMO_MENTOR_ID, type DemoInternship } from './internships';
import { DEACTIVATED_NIM, type DemoPeople, type DemoUser } from './people';
import { ACTIVE_PERIOD_ID, demoPeriods, EARLIER_PERIOD_ID } from './periods';
import type { DemoPhoto } from './photos';
import { demoPlaceNamed, demoPlaces, FORMER_PLACE_DAYS } from './places';
import { itemAt } from './random';

/** A later change of the demo data by a person, for the audit trail. */
export interface DemoChange {
  readonly at: Date;
  readonly user: DemoUser | null;
  readonly operation: string;
  readonly reason?: string;
  /** Sets the value before the change. */
  readonly prepare?: Statement;
  readonly make: Statement;
}

type Statement = (trx: Kysely<Tables>) => Promise<unknown>;
type Values = Readonly<Record<string, unknown>>;

interface DemoRecords {
  readonly people: DemoPeople;
  readonly internships: readonly DemoInternship[];
  readonly activities: readonly DemoActivity[];
  readonly grades: readonly DemoGrade[];
  readonly photos: readonly DemoPhoto[];
}

const setValues =
  (table: keyof Tables, id: number | string, values: Values): Statement =>
  (trx) => {
    const key = table === 'courses' ? 'code' : 'id';
    const pairs = Object.entries(values).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    );
    return sql`
      update ${sql.table(table)} set ${sql.join(pairs)} where ${sql.ref(key)} = ${id}`.execute(trx);
  };

/** A change to the values that the demo data has. */
export const changed = (
  table: keyof Tables,
  record: Values & { id?: number; code?: string },
  before: Values,
) => {
  const id = record.id ?? record.code ?? '';
  const now = Object.fromEntries(Object.keys(before).map((column) => [column, record[column]]));
  return { prepare: setValues(table, id, before), make: setValues(table, id, now) };
};

const occurred =
  (action: AuditAction, account: DemoUser | null, times?: number): Statement =>
  (trx) =>
    sql`
      insert into audit_entries (at, actor_user_id, actor_name, actor_role, address, device, operation,
        action, resource, record_id, label, subject, subject_id, new)
      select (actor ->> 'at')::timestamptz, (actor -> 'user' ->> 'id')::integer,
        actor -> 'user' ->> 'name', actor -> 'user' ->> 'role', actor ->> 'address',
        actor ->> 'device', actor ->> 'operation', ${action}, 'users', ${account?.id ?? null}::text,
        ${account?.name ?? null}, 'users', ${account?.id ?? null}::text,
        ${times === undefined ? null : JSON.stringify({ times })}::jsonb
      from (select current_setting('simagang.actor')::jsonb as actor) setting`.execute(trx);

const LATEST = 3;

const CLOSED_DOWN = 'CV Mitra Uji Coba';

/** Soon after the active period began, the placement of the student account got another mentor of its company. */
const MOVED_DAYS = 76;
const COLLEAGUE_MENTOR_ID = 2;
/** The zone of a place was wrong until then. */
const REZONED_DAYS = 40;
/** The later end of the active period. */
const EXTENDED_DAYS = 14;

/** All of them are before `today`. */
export function demoChanges(records: DemoRecords, today: string): DemoChange[] {
  const { people, internships, activities, grades, photos } = records;
  const at = (days: number, time: string) => campusInstant(addDays(today, -days), time);
  const userOf = (id: number) => itemAt(people.users, id - 1);
  const admin = userOf(itemAt(people.lecturers, 0).user_id);
  const lecturer = userOf(itemAt(people.lecturers, 1).user_id);
  const mentor = userOf(itemAt(people.mentors, 0).user_id);
  const student = userOf(itemAt(people.students, 0).user_id);
  const deactivated = people.users.find(({ identifier }) => identifier === DEACTIVATED_NIM);

  const company = itemAt(demoCompanies, 0);
  const course = itemAt(demoCourses, 2);
  const branch = demoPlaceNamed('Kantor Cabang Makassar');
  const farBranch = demoPlaceNamed('Kantor Cabang Jayapura');
  const formerOffice = itemAt(demoPlaces, demoPlaces.length - 1);

  const internshipOf = (id: number) => itemAt(internships, id - 1);
  const ownPlacement = itemAt(activeOf(internships, DEMO_MENTOR_ID), 0);
  const period = itemAt(demoPeriods(today), ACTIVE_PERIOD_ID - 1);
  const graded = grades.filter(({ internship_id }) => {
    const { lecturer_id, internship_period_id } = internshipOf(internship_id);
    return lecturer_id === 2 && internship_period_id === EARLIER_PERIOD_ID;
  });
  const [corrected, raised] = [itemAt(graded, 0), itemAt(graded, 7)];

  const current = activities.filter(({ internship_id }) => {
    const { mentor_id, internship_period_id } = internshipOf(internship_id);
    return mentor_id === 1 && internship_period_id === ACTIVE_PERIOD_ID;
  });
  const attended = current
    .filter(({ internship_id, attendance_time, date }) => {
      const isOwn = internshipOf(internship_id).student_id === 1;
      return isOwn && attendance_time !== null && date < today;
    })
    .slice(-LATEST);
  const isFrozen = (activity: (typeof activities)[number]) =>
    activity.validated_at_by_mentor != null && activity.validated_at_by_lecturer != null;
  const validated = current.filter(isFrozen).slice(-LATEST);
  const planned = current.find(({ date }) => date > today);
  const onePhoto = photos.find(
    ({ activity_id }) =>
      !isFrozen(itemAt(activities, activity_id - 1)) &&
      photos.filter((photo) => photo.activity_id === activity_id).length === 1,
  );

  const changes: DemoChange[] = [
    {
      ...{ at: at(MOVED_DAYS, '09:25'), user: admin, operation: 'updateInternship' },
      ...changed('internships', { ...ownPlacement }, { mentor_id: COLLEAGUE_MENTOR_ID }),
    },
    {
      ...{ at: at(3, '13:20'), user: admin, operation: 'updateInternshipPeriod' },
      ...changed(
        'internship_periods',
        { ...period },
        { end_date: addDays(period.end_date, -EXTENDED_DAYS) },
      ),
    },
    {
      ...{ at: at(24, '08:02'), user: admin, operation: 'login' },
      make: occurred('login', admin),
    },
    {
      ...{ at: at(24, '08:10'), user: admin, operation: 'createCompany' },
      make: (trx) =>
        trx
          .insertInto('companies')
          .values({
            ...{
              name: CLOSED_DOWN,
              address: 'Jl. Cihampelas No. 5, Bandung',
            },
            ...{ phone_number: '(022) 5550-1999', email: 'kontak@mitraujicoba.example' },
            ...{ business_field: 'Jasa Instalasi Jaringan', internship_quota: 2 },
          })
          .execute(),
    },
    {
      ...{ at: at(23, '10:31'), user: admin, operation: 'updateCompany' },
      ...changed(
        'companies',
        { ...company },
        {
          internship_quota: company.internship_quota - 2,
          phone_number: '(022) 5550-1400',
        },
      ),
    },
    {
      ...{ at: at(22, '13:05'), user: admin, operation: 'updateCourse' },
      ...changed('courses', { ...course }, { name: 'Jaringan Wireless' }),
    },
    {
      ...{ at: at(20, '09:12'), user: admin, operation: 'deleteCompany' },
      make: (trx) => trx.deleteFrom('companies').where('name', '=', CLOSED_DOWN).execute(),
    },
    {
      ...{ at: at(19, '10:40'), user: admin, operation: 'updatePlace' },
      ...changed('places', { ...branch }, { radius: 150, has_joint_leave: true }),
    },
    {
      ...{ at: at(REZONED_DAYS, '08:50'), user: admin, operation: 'updatePlace' },
      reason: 'Zona waktu salah dipilih.',
      ...changed('places', { ...farBranch }, { time_zone: 'WITA' }),
    },
    {
      ...{ at: at(FORMER_PLACE_DAYS, '07:10'), user: admin, operation: 'updatePlace' },
      ...changed('places', { ...formerOffice }, { is_active: true }),
    },
    {
      ...{ at: at(16, '14:22'), user: admin, operation: 'updateUser' },
      ...changed('users', { ...student }, { phone_number: null, place_of_birth: 'Bandng' }),
    },
    {
      ...{ at: at(9, '07:58'), user: lecturer, operation: 'login' },
      make: occurred('login', lecturer),
    },
    {
      ...{ at: at(9, '08:20'), user: lecturer, operation: 'updateGrade' },
      reason: 'Salah ketik saat memasukkan nilai.',
      ...changed('grades', { ...corrected }, { midterm: corrected.midterm - 15 }),
    },
    {
      ...{ at: at(8, '15:44'), user: lecturer, operation: 'updateGrade' },
      reason: 'Tugas susulan sudah dinilai.',
      ...changed(
        'grades',
        { ...raised },
        {
          assignment_2: raised.assignment_2 - 8,
          other: raised.other - 4,
        },
      ),
    },
    {
      ...{ at: at(7, '11:03'), user: mentor, operation: 'listUsers' },
      make: occurred('denied', mentor, 3),
    },
    {
      ...{ at: at(5, '21:15'), user: null, operation: 'login' },
      make: occurred('login_failed', student),
    },
    {
      ...{ at: at(5, '21:16'), user: null, operation: 'login' },
      make: occurred('login_failed', null),
    },
    ...attended.map(
      (activity): DemoChange => ({
        ...{ at: activity.attendance_time as Date, user: student, operation: 'recordAttendance' },
        ...changed(
          'activities',
          { ...activity, position_verdict: activity.position_verdict ?? null },
          { attendance_time: null, latitude: null, longitude: null, position_verdict: null },
        ),
      }),
    ),
    ...validated.flatMap((activity): DemoChange[] => [
      {
        at: activity.validated_at_by_mentor as Date,
        ...{ user: mentor, operation: 'validateActivityAsMentor' },
        ...changed('activities', { ...activity }, { validated_at_by_mentor: null }),
      },
      {
        at: activity.validated_at_by_lecturer as Date,
        user: userOf(
          itemAt(people.lecturers, internshipOf(activity.internship_id).lecturer_id - 1).user_id,
        ),
        operation: 'validateActivityAsLecturer',
        ...changed('activities', { ...activity }, { validated_at_by_lecturer: null }),
      },
    ]),
  ];
  if (deactivated) {
    changes.push({
      ...{ at: at(18, '16:40'), user: admin, operation: 'updateUser' },
      ...changed('users', { ...deactivated }, { is_active: true }),
    });
  }
  if (planned) {
    changes.push({
      ...{ at: at(1, '16:05'), user: mentor, operation: 'updateActivity' },
      ...changed(
        'activities',
        { ...planned },
        {
          start_time: '09:00',
          description: 'Akan diisi.',
        },
      ),
    });
  }
  if (onePhoto) {
    const { id: _, ...photo } = onePhoto;
    const second = { ...photo, position: 2 };
    const by = { user: ownerOf(onePhoto.activity_id), operation: 'createActivityPhoto' };
    const taken = new Date(onePhoto.created_at as Date).getTime();
    changes.push(
      {
        ...{ ...by, at: new Date(taken + 60_000) },
        make: (trx) => trx.insertInto('activity_photos').values(second).execute(),
      },
      {
        ...{ ...by, operation: 'deleteActivityPhoto', at: new Date(taken + 180_000) },
        make: (trx) =>
          trx
            .deleteFrom('activity_photos')
            .where('activity_id', '=', second.activity_id)
            .where('position', '=', second.position)
            .execute(),
      },
    );
  }
  return changes;

  function ownerOf(activityId: number) {
    const { internship_id } = itemAt(activities, activityId - 1);
    return userOf(itemAt(people.students, internshipOf(internship_id).student_id - 1).user_id);
  }
}

/** The values by which past days are judged, where these are not the present ones. */
const PAST_VALUES = ['past_place_rules', 'past_period_rules', 'past_places'] as const;

const DEVICES = ['Chrome di Windows', 'Chrome di Android', 'Firefox di Linux'] as const;

/** Makes the changes in the order of time, so that the triggers of the audit trail record them; the rows end as they were. */
export async function makeDemoChanges(
  trx: Kysely<Tables>,
  changes: readonly DemoChange[],
): Promise<void> {
  const inOrder = changes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { prepare } of inOrder) await prepare?.(trx);
  // The values before the changes become past ones by the changes themselves, from their days on.
  for (const table of PAST_VALUES) await trx.deleteFrom(table).execute();
  await sql`set local simagang.audit = 'on'`.execute(trx);
  for (const { at, user, operation, reason, make } of inOrder) {
    const actor: Actor = {
      user: user && { id: user.id, name: user.name, role: user.role },
      at,
      address: `10.20.${user ? 1 : 9}.${((user?.id ?? 77) % 250) + 1}`,
      device: itemAt(DEVICES, (user?.id ?? 0) % DEVICES.length),
      request_id: null,
      operation,
      ...(reason && { reason }),
      valid_from: campusDate(at),
    };
    await sql`select set_config('simagang.actor', ${JSON.stringify(actor)}, true)`.execute(trx);
    await make(trx);
  }
  await sql`select set_config('simagang.actor', '', true)`.execute(trx);
}
