import { sql } from 'kysely';
import type { TestApp } from '@/server/testing/buildTestApp';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { timeIn, ZONES } from '@/shared/attendance/zones';
import { addDays } from '@/shared/calendarDays';
import { demoAccounts } from './demoAccounts';
import { ACTIVE_PERIOD_ID, EARLIER_PERIOD_ID } from './periods';
import { callsOfPerson, DEMO_DAYS, loadedDemo } from './testing/loadedDemo';

describe.each(DEMO_DAYS)('the attendance of the demo data, loaded on %s', (today) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await loadedDemo(today);
  });
  afterAll(() => app.close());

  async function callsOfAccount(role: 'lecturer' | 'mentor') {
    const { name } = demoAccounts.find((account) => account.role === role) ?? { name: '' };
    return callsOfPerson(app, name);
  }

  async function verdictsOf(role: 'lecturer' | 'mentor') {
    const { get } = await callsOfAccount(role);
    const verdicts: Record<number, Set<string | null>> = {};
    for (const id of [EARLIER_PERIOD_ID, ACTIVE_PERIOD_ID]) {
      const { start_date, end_date } = await app.db
        .selectFrom('internship_periods')
        .select(['start_date', 'end_date'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = await get(
        `/attendance-recap?internship_period_id=${id}&date_from=${start_date}&date_to=${end_date}`,
      );
      expect(answer.statusCode).toBe(200);
      const rows: { verdicts: (string | null)[] }[] = answer.json().data;
      verdicts[id] = new Set(rows.flatMap((row) => row.verdicts));
    }
    return verdicts;
  }

  test.each(['lecturer', 'mentor'] as const)(
    'shows the %s account a day of every verdict, early leaves in the earlier period',
    async (role) => {
      const verdicts = await verdictsOf(role);
      expect(verdicts[EARLIER_PERIOD_ID]).toContain('left_early');
      const active = verdicts[ACTIVE_PERIOD_ID] ?? new Set();
      expect(DAY_VERDICTS.filter((verdict) => !active.has(verdict))).toEqual(['left_early']);
    },
  );

  test('keeps a student silent, whom the lecturer account finds among what waits', async () => {
    const { get } = await callsOfAccount('lecturer');
    const kinds = (await get('/follow-ups')).json().data.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['silent_students', 'waiting_reviews']));
  });

  test('contains a placement that ended early, an interrupted one and one that goes on elsewhere', async () => {
    const { name } = await app.db
      .selectFrom('users')
      .select('name')
      .where('role', '=', 'super_admin')
      .executeTakeFirstOrThrow();
    const { get } = await callsOfPerson(app, name);
    const placed = await app.db
      .selectFrom('internships')
      .leftJoin('internship_interruptions as pauses', 'pauses.internship_id', 'internships.id')
      .select(['internships.id', 'internships.end_date', 'end_reason', 'continued_from_id'])
      .select(['internships.start_date', 'pauses.start_date as paused_from'])
      .where((eb) =>
        eb.or([
          eb('end_reason', 'is not', null),
          eb('continued_from_id', 'is not', null),
          eb('pauses.id', 'is not', null),
        ]),
      )
      .orderBy('internships.id')
      .execute();
    expect(placed).toMatchObject([
      { end_reason: 'moved' },
      { paused_from: expect.any(String) },
      { end_reason: 'resigned' },
      { continued_from_id: placed[0]?.id },
    ]);
    for (const { id, start_date, end_date, paused_from } of placed) {
      const range = `date_from=${addDays(today, -60)}&date_to=${addDays(today, 30)}`;
      const answer = await get(`/internships/${id}/attendance-days?${range}`);
      const days: { date: string; verdict: string | null; activities?: unknown }[] =
        answer.json().data.days;
      const judged = days.filter(({ verdict }) => verdict !== null).map(({ date }) => date);
      expect(judged.length).toBeGreaterThan(0);
      if (end_date) expect(judged.filter((date) => date > end_date)).toEqual([]);
      if (start_date) expect(judged.filter((date) => date < start_date)).toEqual([]);
      if (paused_from) expect(judged).not.toContain(paused_from);
    }
  });

  test('contains a place whose zone has changed, from the day of the change on', async () => {
    const past = await app.db
      .selectFrom('past_place_rules')
      .innerJoin('places', 'places.id', 'place_id')
      .select(['name', 'valid_until', 'past_place_rules.time_zone as before'])
      .select(['places.time_zone as now'])
      .whereRef('past_place_rules.time_zone', '<>', 'places.time_zone')
      .execute();
    expect(past).toEqual([
      {
        name: 'Kantor Cabang Jayapura',
        valid_until: addDays(today, -41),
        before: 'WITA',
        now: 'WIT',
      },
    ]);
    const { rows } = await sql<{ latest: string }>`
      select max(valid_until) as latest from (
        select valid_until from past_place_rules union all select valid_until from past_places
      ) as past`.execute(app.db);
    // Made at the time of the changes, and not at that of loading.
    expect(rows[0]?.latest).toBe(addDays(today, -4));
  });

  test('contains a day to settle, and an undecided request about a day without attendance', async () => {
    const { get } = await callsOfAccount('mentor');
    const { rows } = await sql<{ id: number; date: string }>`
      select activities.internship_id as id, activities.date
      from attendance_requests as asked
      join activities on activities.internship_id = asked.internship_id
        and activities.date between asked.start_date and asked.end_date
      where asked.state = 'waiting' and activities.attendance_time is null`.execute(app.db);
    const days = await Promise.all(
      rows.map(async ({ id, date }) => {
        const answer = await get(`/internships/${id}/attendance-days/${date}`);
        return answer.statusCode === 200 ? answer.json().data.verdict : null;
      }),
    );
    expect(days).toContain('absent');
    const settled = (await get('/follow-ups')).json().data;
    expect(settled.map(({ kind }: { kind: string }) => kind)).toContain('unsettled_days');
  });

  test('contains events that say the same as their activities', async () => {
    const events = await app.db
      .selectFrom('attendance_events')
      .innerJoin('activities', 'activities.id', 'activity_id')
      .select(['kind', 'received_at', 'verdict', 'attendance_time', 'left_at'])
      .select(['position_verdict', 'activity_id', 'reason', 'claimed_at'])
      .where('voided_at', 'is', null)
      .execute();
    const keys = events.map(({ kind, activity_id }) => `${kind} ${activity_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    const wrong = events.filter(
      ({ kind, received_at, claimed_at, verdict, ...activity }) =>
        (claimed_at ?? received_at).getTime() !==
          (kind === 'in' ? activity.attendance_time : activity.left_at)?.getTime() ||
        (kind === 'in' && verdict !== activity.position_verdict),
    );
    expect(wrong).toEqual([]);
    const judged = events.filter(({ kind }) => kind === 'in').map(({ verdict }) => verdict);
    expect(new Set(judged)).toEqual(new Set(['on_site', 'uncertain', 'off_site', null]));
    const unexplained = events.filter(
      ({ verdict, reason }) => verdict === 'off_site' && reason === null,
    );
    expect(unexplained).toEqual([]);
  });

  test('contains a press of a mentor and a void one', async () => {
    const events = await app.db
      .selectFrom('attendance_events')
      .innerJoin('activities', 'activities.id', 'activity_id')
      .select(['actor_role', 'voided_by_role', 'attendance_time'])
      .where((eb) => eb.or([eb('claimed_at', 'is not', null), eb('voided_at', 'is not', null)]))
      .where('is_queued', '=', false)
      .orderBy('voided_at')
      .execute();
    expect(events).toEqual([
      { actor_role: 'student', voided_by_role: 'mentor', attendance_time: null },
      { actor_role: 'mentor', voided_by_role: null, attendance_time: expect.any(Date) },
    ]);
  });

  test('contains presses that arrived later, with and without a doubt about the clock', async () => {
    const { rows } = await sql`
      select clock_doubt, extract(epoch from received_at - claimed_at)::integer / 3600 as hours
      from attendance_events where is_queued order by hours`.execute(app.db);
    expect(rows).toEqual([
      { clock_doubt: 'unknown', hours: 3 },
      { clock_doubt: null, hours: 6 },
      { clock_doubt: 'offset', hours: 26 },
    ]);
  });

  test('contains a log and its photos that arrived later with both times', async () => {
    const { rows } = await sql<{ hours: number; made_at: Date | null; written_at: Date }>`
      select extract(epoch from written_received_at - written_at)::integer / 3600 as hours,
        written_at, made_at, activity_photos.created_at > made_at as is_late
      from activity_logs left join activity_photos using (activity_id)
      where written_at is not null`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toEqual({ ...row, hours: 3, made_at: row.written_at, is_late: true });
    }
  });

  test('says in the audit trail who entered a press and who made one void, and why', async () => {
    const entries = await app.db
      .selectFrom('audit_entries')
      .innerJoin('activities', (join) => join.onRef('record_id', '=', sql`activities.id::text`))
      .select(['action', 'operation', 'actor_role', 'reason', 'activities.attendance_time'])
      .where('operation', 'in', ['createActivityPress', 'voidActivityPress'])
      .orderBy('operation')
      .execute();
    expect(entries).toEqual([
      {
        ...{ action: 'attend', operation: 'createActivityPress', actor_role: 'mentor' },
        ...{ reason: expect.any(String), attendance_time: expect.any(Date) },
      },
      {
        ...{ action: 'void_press', operation: 'voidActivityPress', actor_role: 'mentor' },
        ...{ reason: expect.any(String), attendance_time: null },
      },
    ]);
  });

  test('contains places in every zone', async () => {
    const places = await app.db.selectFrom('places').select('time_zone').distinct().execute();
    expect(new Set(places.map(({ time_zone }) => time_zone))).toEqual(new Set(ZONES));
  });

  test('contains a night shift and presses by the clock of Makassar', async () => {
    const attended = await app.db
      .selectFrom('activities')
      .leftJoin('places', 'places.id', 'place_id')
      .select(['start_time', 'attendance_time', 'time_zone'])
      .where('attendance_time', 'is not', null)
      .where((eb) => eb.or([eb('start_time', '=', '22:00'), eb('time_zone', '=', 'WITA')]))
      .execute();
    const hoursOf = (zone: 'WIB' | 'WITA') =>
      attended.flatMap((row) =>
        row.attendance_time && (row.time_zone ?? 'WIB') === zone
          ? [timeIn(zone, row.attendance_time).slice(0, 2)]
          : [],
      );
    expect(hoursOf('WIB')).toEqual(expect.arrayContaining(['21', '00']));
    expect(hoursOf('WITA')).toContain('07');
    const patterns = await app.db.selectFrom('work_patterns').select('start_time').execute();
    expect(patterns.map(({ start_time }) => start_time)).toContain('22:00');
  });
});
