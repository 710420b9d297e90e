import type { Insertable } from 'kysely';
import { positionVerdict } from '@/shared/attendance/positionVerdict';
import { addDays } from '@/shared/calendarDays';
import type { ClockDoubt } from '@/shared/constants/attendance';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import { DEMO_LECTURER_ID, type DemoInternship } from './internships';
import { mentorSeats } from './mentorSeats';
import type { DemoPeople } from './people';
import { ACTIVE_PERIOD_ID, EARLIER_PERIOD_ID } from './periods';
import { type DemoPlace, demoPlaces, FORMER_PLACE_DAYS } from './places';
import { itemAt, type Random, randomFrom } from './random';
import { enteredPress, studentOf, voidPress } from './reviewerPresses';
import type { Scene, Scenes } from './scenes';
import { EASTERN_PLACE } from './workHours';

type DemoEvent = Insertable<Tables['attendance_events']> & {
  readonly id: number;
  readonly received_at: Date;
};
type DemoPress = Omit<DemoEvent, 'id' | 'device_event_id'>;

interface DemoCampus {
  readonly activities: readonly DemoActivity[];
  readonly internships: readonly DemoInternship[];
  readonly people: DemoPeople;
  readonly scenes: Scenes;
}

/** One of so many students leaves before the end of the shift. */
const LEAVES_EARLY = 12;

/**
 * The check-ins and check-outs of the companies with places and of the students of the lecturer account, and the
 * activities with what they say. Only the earlier period has check-outs. Older attendance has no events, as in a
 * database that is older than them.
 */
export function demoPresses(campus: DemoCampus, today: string) {
  const presses: DemoPress[] = [];
  let checkOuts = 0;
  const activities = campus.activities.map((activity): DemoActivity => {
    const { attendance_time, internship_id } = activity;
    const internship = itemAt(campus.internships, internship_id - 1);
    const scene = campus.scenes.get(activity.id);
    const placed = { activity, internship, people: campus.people };
    if (scene === 'voided') presses.push(voidPress(placed));
    if (!attendance_time) return activity;
    if (scene === 'entered') {
      presses.push(enteredPress(placed));
      return activity;
    }
    const random = randomFrom(`presses of ${activity.id}`);
    const hasCheckOut = internship.internship_period_id === EARLIER_PERIOD_ID;
    if (hasCheckOut) checkOuts += 1;
    const left_at = hasCheckOut
      ? leftAt(activity, checkOuts % LEAVES_EARLY === 0, random)
      : undefined;
    const seen = left_at ? { ...activity, left_at } : activity;
    if (!hasEvents(internship)) return seen;

    const places = placesOf(internship, activity, today);
    const actor = studentOf(placed);
    const came = { ...pressAt(activity, places, attendance_time, scene, random), ...actor };
    presses.push({ ...came, ...arrivalOf(scene, attendance_time), kind: 'in' });
    if (left_at) {
      const went = pressAt(activity, places, left_at, scene, random);
      presses.push({ ...went, ...actor, kind: 'out' });
    }
    return { ...seen, position_verdict: came.verdict };
  });
  const events = presses
    .sort((one, other) => one.received_at.getTime() - other.received_at.getTime())
    .map((press, index) => ({ id: index + 1, device_event_id: uuidOf(index + 1), ...press }));
  return { activities, events };
}

const companyIdOf = ({ mentor_id }: DemoInternship) =>
  itemAt(mentorSeats, mentor_id - 1).company_id;

function hasEvents(internship: DemoInternship): boolean {
  const { internship_period_id, lecturer_id } = internship;
  if (internship_period_id === EARLIER_PERIOD_ID) return lecturer_id === DEMO_LECTURER_ID;
  const companyId = companyIdOf(internship);
  const hasPlaces = demoPlaces.some(({ company_id }) => company_id === companyId);
  return internship_period_id === ACTIVE_PERIOD_ID && hasPlaces;
}

function leftAt({ date, end_time }: DemoActivity, isEarly: boolean, random: Random): Date {
  const minutes = isEarly ? -random.between(30, 75) : random.between(0, 18);
  return campusInstant(date, end_time, minutes);
}

/** The places that judge a position, of which one has been switched off since. */
function placesOf(
  internship: DemoInternship,
  { date, place_id }: DemoActivity,
  today: string,
): DemoPlace[] {
  if (place_id === EASTERN_PLACE.id) return [EASTERN_PLACE];
  const wasInUse = date < addDays(today, -FORMER_PLACE_DAYS);
  const own = demoPlaces.filter(({ company_id }) => company_id === companyIdOf(internship));
  const isFormer = own.length === 1;
  return own.filter(({ is_active }) => is_active || (isFormer && wasInUse));
}

const HOUR_MS = 3_600_000;

/** How long a press waited on its device, and by how much the clock of that was slow. */
const ARRIVALS: Partial<
  Record<Scene, { hours: number; slowMs: number; doubt: ClockDoubt | null }>
> = {
  arrived_late: { hours: 6, slowMs: 2_000, doubt: null },
  slow_clock: { hours: 26, slowMs: 12 * 60_000, doubt: 'offset' },
  unknown_clock: { hours: 3, slowMs: 0, doubt: 'unknown' },
};

function arrivalOf(scene: Scene | undefined, claimed_at: Date): Partial<DemoPress> {
  const arrival = scene && ARRIVALS[scene];
  if (!arrival) return {};
  return {
    is_queued: true,
    claimed_at,
    received_at: new Date(claimed_at.getTime() + arrival.hours * HOUR_MS),
    device_time: new Date(claimed_at.getTime() - arrival.slowMs),
    clock_doubt: arrival.doubt,
  };
}

const REASONS: Partial<Record<Scene, Pick<DemoPress, 'reason' | 'reason_note'>>> = {
  off_site: { reason: 'client_visit', reason_note: 'Pemasangan perangkat di kantor klien.' },
  elsewhere: { reason: 'field_work', reason_note: null },
};

function pressAt(
  { id, latitude, longitude }: DemoActivity,
  places: readonly DemoPlace[],
  at: Date,
  scene: Scene | undefined,
  random: Random,
): Omit<DemoPress, 'kind' | 'actor_user_id' | 'actor_name' | 'actor_role'> {
  if (latitude == null || longitude == null) throw new RangeError(`No position of activity ${id}`);
  const accuracy = scene === 'uncertain' ? 80 : random.between(6, 28);
  const position = { latitude, longitude, accuracy };
  const judged = positionVerdict({ position, places: places.map(withRadius) });
  const place = places.find((candidate) => candidate.id === judged.placeId);
  return {
    activity_id: id,
    received_at: at,
    device_time: new Date(at.getTime() - random.between(1, 5) * 1_000),
    ...position,
    place_name: place?.name ?? null,
    place_latitude: place?.latitude ?? null,
    place_longitude: place?.longitude ?? null,
    place_radius: place ? withRadius(place).radius : null,
    distance: judged.distance,
    verdict: judged.verdict === 'no_position' ? null : judged.verdict,
    ...(REASONS[scene ?? 'late'] ?? { reason: null, reason_note: null }),
  };
}

const withRadius = (place: DemoPlace) => ({ ...place, radius: place.radius ?? 0 });

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
