import type { Database } from '@/server/db/database';
import {
  aCompany,
  aMentor,
  anActivity,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { addDays } from '@/shared/calendarDays';

/** The days with activities. */
export const DAYS = { from: '2030-03-04', to: '2030-03-17' };
/** Mulberry32: numbers in [0, 1), the same in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomOf(20_301);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const chance = (share: number) => random() < share;

/** A placement whose days have presses, requests and holidays of all kinds. */
export async function aRandomPlacement(db: Database) {
  const company = await aCompany(db);
  const mentor = await aMentor(db, { company_id: company.id });
  const placeIds: number[] = [];
  for (let places = oneOf([0, 1, 1, 2]); places > 0; places -= 1) {
    const place = await aPlace(db, {
      company_id: company.id,
      time_zone: oneOf(['WIB', 'WITA', 'WIT'] as const),
      has_joint_leave: chance(0.5),
    });
    placeIds.push(place.id);
  }
  const period = await anInternshipPeriod(db, {
    start_date: oneOf(['2030-02-01', '2030-03-06']),
    end_date: oneOf(['2030-03-14', '2030-06-30']),
    requires_check_out: chance(0.5),
    late_tolerance_minutes: oneOf([0, 15, 30]),
  });
  const { id } = await anInternship(db, { mentor_id: mentor.id, internship_period_id: period.id });
  for (let date = DAYS.from; date <= DAYS.to; date = addDays(date, 1)) {
    for (let shift = 0; shift < oneOf([0, 1, 1, 1, 2]); shift += 1)
      await aRandomShift(db, id, date, placeIds);
    if (chance(0.15)) await anApproved(db, id, oneOf(['leave', 'sick', 'elsewhere']), date);
  }
  return id;
}

async function aRandomShift(
  db: Database,
  internship_id: number,
  date: string,
  placeIds: readonly number[],
) {
  const [start_time, end_time] = oneOf([
    ['08:00', '16:00'],
    ['13:00', '17:30'],
    ['22:00', '06:00'],
  ] as const);
  const startsAt = new Date(`${date}T${start_time}:00+07:00`).getTime();
  const at = (minutes: number) => new Date(startsAt + Math.round(minutes * 60_000));
  const cameAt = chance(0.7) ? at(random() * 60 - 20) : null;
  const left_at = chance(0.4) ? at(oneOf([-30, 200, 440, 480]) + random() * 20) : null;
  const activity = await anActivity(db, {
    internship_id,
    date,
    start_time,
    end_time,
    break_minutes: oneOf([0, 60]),
    place_id: oneOf([null, ...placeIds]),
    attendance_time: cameAt,
    position_verdict: cameAt && oneOf([null, 'on_site', 'uncertain', 'off_site'] as const),
    left_at,
  });
  if (chance(0.15)) {
    const press = oneOf(['in', 'out'] as const);
    await anApproved(db, internship_id, 'correction', date, {
      activity_id: activity.id,
      press,
      claimed_at: at(press === 'in' ? random() * 30 : 470),
    });
  }
}

const anApproved = (
  db: Database,
  internship_id: number,
  kind: 'leave' | 'sick' | 'elsewhere' | 'correction',
  date: string,
  more: object = {},
) =>
  anAttendanceRequest(db, {
    internship_id,
    kind,
    start_date: date,
    end_date: kind === 'correction' ? date : addDays(date, oneOf([0, 1])),
    ...oneOf([
      { state: 'approved' as const },
      { state: 'approved' as const },
      { state: 'rejected' as const, comment: 'Tidak bisa.' },
    ]),
    decided_at: '2030-03-05T00:00:00Z',
    decided_by_user_id: 1,
    decided_by_name: 'Dewi',
    decided_by_role: 'mentor',
    ...more,
  });
