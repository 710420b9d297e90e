import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import { MESSAGES } from '@/server/http/errors';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { firstDay } from '@/server/placements/placedDays';
import { LECTURER_STUDENTS_USUAL } from '@/shared/constants/limits';
import { formatDate } from '@/shared/format';
import type { PlacementChanges } from '@/shared/resources/internships/placementChangeRules';
import { selectSupervised, tooManyStudents } from './manyPlacements';
import { isNewPlace, placementErrors } from './placementErrors';
import { type PlacementFacts, selectPlacementFacts } from './placementFacts';

/** The versions that somebody has read, by the ids of the placements; undefined for whatever it is now. */
type SeenVersions = ReadonlyMap<number, number | undefined>;

export type ChangeFindings = Awaited<ReturnType<typeof selectChangeFindings>>[number];

const BEGUN = "Magang sudah berjalan di mitra sekarang. Gunakan 'Pindah mitra'.";
const ENDED = 'Magang ini sudah diakhiri.';
const OTHER_PLACE = 'Lokasi bukan dari perusahaan mahasiswa ini';
const CERTIFIED = 'Sertifikatnya sudah terbit dan tetap seperti saat diterbitkan';
const endedOn = (day: string) => `Magangnya sudah berakhir pada ${formatDate(day)}`;

/**
 * The effects of changes on each placement, as if those before it were stored (docs/decisions/0048). Those that do not
 * exist are left out.
 */
export async function selectChangeFindings(
  db: Database,
  seen: SeenVersions,
  changes: PlacementChanges,
  today: string,
) {
  const ids = [...seen.keys()];
  const stored = inOrderOf(ids, await selectStored(db, ids));
  const facts = await selectFacts(db, stored, changes);
  const names = await selectNames(db, changes);

  return stored.map((placement) => {
    const { id, version, student_nim, student_name } = placement;
    const next = {
      student_id: placement.student_id,
      internship_period_id: placement.internship_period_id,
      start_date: placement.start_date,
      lecturer_id: changes.lecturer_id ?? placement.lecturer_id,
      mentor_id: changes.mentor_id ?? placement.mentor_id,
      company_id: changes.company_id ?? placement.company_id,
      places: placesAfter(placement, changes),
    };
    const hasOtherPlaces = next.places !== placement.places;
    const { lecturer_name, mentor_name, company_name, places } = placement;
    const before = { lecturer_name, mentor_name, company_name, place_names: places.map(nameOf) };
    const after = {
      lecturer_name: names.lecturers.get(next.lecturer_id) ?? lecturer_name,
      mentor_name: names.mentors.get(next.mentor_id) ?? mentor_name,
      company_name: names.companies.get(next.company_id) ?? company_name,
      place_names: next.places.map((place) => names.places.get(place.id)?.name ?? nameOf(place)),
    };
    const isNewLecturer = next.lecturer_id !== placement.lecturer_id;
    const is_same =
      !isNewLecturer &&
      next.mentor_id === placement.mentor_id &&
      next.company_id === placement.company_id &&
      !hasOtherPlaces;
    const found = { id, version, student_nim, student_name, before, is_same };
    const row = { placement, next, hasOtherPlaces };
    if (is_same) return { ...found, after, errors: [], warnings: [], ...row };

    const known = facts.get(placement.internship_period_id);
    const seenVersion = seen.get(id);
    const errors: string[] = [];
    if (seenVersion !== undefined && seenVersion !== version) errors.push(MESSAGES.stale);
    else if (placement.closed_at !== null) errors.push(PERIOD_CLOSED);
    else if (known) {
      errors.push(...Object.values(placementErrors(next, placement, known)).flat());
      if (isNewPlace(next, placement)) {
        if (placement.end_date !== null) errors.push(ENDED);
        else if (placement.first_day <= today) errors.push(BEGUN);
      }
      const isOffered = (place: number) => {
        const named = names.places.get(place);
        const isChosen = placement.places.some((one) => one.id === place);
        return (
          named !== undefined &&
          named.company_id === next.company_id &&
          (named.is_active || isChosen)
        );
      };
      if (hasOtherPlaces && !next.places.every((place) => isOffered(place.id))) {
        errors.push(OTHER_PLACE);
      }
    }
    if (errors.length > 0) return { ...found, after: before, errors, warnings: [], ...row };

    if (known) takeNext(known, placement, next);
    const warnings: string[] = [];
    if (isNewLecturer && known) {
      const students = known.supervised.get(next.lecturer_id) ?? new Set();
      known.supervised.set(next.lecturer_id, students.add(placement.student_id));
      if (students.size > LECTURER_STUDENTS_USUAL) warnings.push(tooManyStudents(students.size));
    }
    if (placement.end_date !== null && placement.end_date < today) {
      warnings.push(endedOn(placement.end_date));
    }
    if (placement.is_certified) warnings.push(CERTIFIED);
    return { ...found, after, errors, warnings, ...row };
  });
}

type Stored = Awaited<ReturnType<typeof selectStored>>[number];
type Facts = PlacementFacts & { supervised: Map<number, Set<number>> };

interface NamedPlace {
  id: number;
  name: string;
  is_default: boolean;
}

const nameOf = ({ name }: { name: string }) => name;

/** The same list where nothing changes; the first of other places is the default one. */
function placesAfter({ places }: Stored, { place_ids }: PlacementChanges): readonly NamedPlace[] {
  if (place_ids == null) return places;
  const [first] = place_ids;
  const isSame =
    place_ids.length === places.length &&
    places.every(({ id, is_default }) => place_ids.includes(id) && is_default === (id === first));
  if (isSame) return places;
  return place_ids.map((id) => ({ id, name: '', is_default: id === first }));
}

/** Counts what a placement takes, for those after it. */
function takeNext(
  facts: Facts,
  stored: Stored,
  next: { company_id: number; mentor_id: number },
): void {
  if (next.company_id !== stored.company_id) {
    const taken = facts.taken.get(next.company_id) ?? [];
    facts.taken.set(next.company_id, [...taken, stored.end_date]);
  }
  const placed = facts.placed.find(({ id }) => id === stored.id);
  if (placed) placed.mentor_id = next.mentor_id;
}

const selectStored = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoin('internships as previous', 'previous.id', 'internships.continued_from_id')
    .selectAll('internships')
    .select([
      'mentors.company_id',
      'mentor_users.name as mentor_name',
      'lecturer_users.name as lecturer_name',
      'internship_periods.closed_at',
      'previous.end_date as previous_end_date',
      firstDay.as('first_day'),
      sql<NamedPlace[]>`(
        select coalesce(jsonb_agg(
          jsonb_build_object('id', places.id, 'name', places.name, 'is_default', is_default)
          order by is_default desc, places.id
        ), '[]')
        from internship_places join places on places.id = internship_places.place_id
        where internship_places.internship_id = internships.id
      )`.as('places'),
      sql<boolean>`exists (
        select from certificates where internship_id = internships.id and revoked_at is null
      )`.as('is_certified'),
    ])
    .where('internships.id', '=', anyOf(ids))
    .execute();

/** The facts of the rules by the number of the period; those of a request are in few periods. */
async function selectFacts(db: Database, stored: readonly Stored[], changes: PlacementChanges) {
  const facts = new Map<number, Facts>();
  const given = (id: number | null | undefined) => (id == null ? [] : [id]);
  for (const periodId of new Set(stored.map((one) => one.internship_period_id))) {
    const placements = stored.filter((one) => one.internship_period_id === periodId);
    const references = {
      periodId,
      students: placements.map(({ student_id }) => student_id),
      mentors: [...given(changes.mentor_id), ...placements.map(({ mentor_id }) => mentor_id)],
      lecturers: given(changes.lecturer_id),
      periods: [],
      companies: given(changes.company_id),
    };
    facts.set(periodId, {
      ...(await selectPlacementFacts(db, references, false)),
      supervised: await selectSupervised(db, periodId, given(changes.lecturer_id)),
    });
  }
  return facts;
}

/** The names of what placements are going to have. */
async function selectNames(db: Database, changes: PlacementChanges) {
  const { lecturer_id, mentor_id, company_id, place_ids } = changes;
  const personIn = async (table: 'lecturers' | 'mentors', id: number | null | undefined) => {
    if (id == null) return new Map<number, string>();
    const { rows } = await sql<{ id: number; name: string }>`
      select profiles.id, users.name
      from ${sql.table(table)} as profiles join users on users.id = profiles.user_id
      where profiles.id = ${id}`.execute(db);
    return new Map(rows.map((row) => [row.id, row.name]));
  };
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', anyOf(company_id == null ? [] : [company_id]))
    .execute();
  const places = await db
    .selectFrom('places')
    .select(['id', 'name', 'company_id', 'is_active'])
    .where('id', '=', anyOf(place_ids ?? []))
    .execute();
  return {
    lecturers: await personIn('lecturers', lecturer_id),
    mentors: await personIn('mentors', mentor_id),
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    places: new Map(places.map((place) => [place.id, place])),
  };
}
