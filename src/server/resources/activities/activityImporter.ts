import { sql } from 'kysely';
import type { InferType } from 'yup';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { VALIDATED_BY_BOTH } from '@/server/db/records/activities';
import { changedValues } from '@/server/resources/imports/checkRows';
import {
  createDuplicates,
  type Errors,
  type Importer,
  type Match,
  nameKey,
  textsOf,
} from '@/server/resources/imports/importer';
import type { NamedPeriod } from '@/server/resources/imports/namedPeriods';
import { closedPlacement, findPlacements } from '@/server/resources/internships/ownPlacements';
import { isNightShift } from '@/shared/attendance/shift';
import { pick } from '@/shared/fields/field';
import { formatPeriod } from '@/shared/format';
import { END_BEFORE_START } from '@/shared/resources/activities/activityRules';
import { activityImportRules } from '@/shared/validation/importRules';

type ActivityRow = InferType<typeof activityImportRules>;

interface Write {
  id?: number;
  columns: ReturnType<typeof columnsOf> & { internship_id: number };
}

const FIELDS = ['name', 'description', 'date', 'start_time', 'end_time', 'address'] as const;
const KEY_FIELD = 'start_time';
const AMBIGUOUS = 'Ada beberapa aktivitas pada jam ini, ubah dari halaman magang';

export const activityImporter: Importer<ActivityRow, Write> = {
  rules: activityImportRules,
  keyField: KEY_FIELD,

  uniqueFields: {},

  async match(reading, rows) {
    const { db, lock } = reading;
    const placements = await findPlacements(
      reading,
      rows.map(({ input }) => input),
    );
    const ids = [...new Set(placements.map(({ placementId }) => placementId))];
    const stored = await db
      .selectFrom('activities')
      .select(['id', 'internship_id', 'version', ...FIELDS])
      .select(['validated_at_by_mentor', 'validated_at_by_lecturer'])
      .where('internship_id', '=', sql<number>`any(${ids}::integer[])`)
      .orderBy('id')
      .$if(lock, (query) => query.forNoKeyUpdate())
      .execute();
    const byStart = new Map<string, typeof stored>();
    for (const activity of stored) {
      const key = `${activity.internship_id} ${activity.date} ${activity.start_time}`;
      byStart.set(key, [...(byStart.get(key) ?? []), activity]);
    }
    const duplicateOf = createDuplicates();
    const taken = new Set<number>();
    return rows.map(({ number, input }, index): Match<Write> => {
      const { placementId, closedBy, period, errors: ofPlacement } = placements[index] ?? NOWHERE;
      const key = `${placementId} ${input.date} ${input.start_time}`;
      const errors: Errors = { ...ofPlacement };
      const warnings = warningsOf(input, period);
      const columns = { internship_id: placementId, ...columnsOf(input) };
      const atTime = byStart.get(key) ?? [];
      const equal = atTime.find(
        (one) => !taken.has(one.id) && changedValues(input, valuesOf(one)) === null,
      );
      const named = atTime.filter(({ name }) => nameKey(name) === nameKey(input.name));
      const [match, ...others] = equal ? [equal] : atTime.length === 1 ? atTime : named;
      const found = others.length === 0 ? match : undefined;
      if (isNightShift(input) && !(found && isNightShift(found))) {
        errors.end_time = END_BEFORE_START;
      }
      const duplicate = placementId > 0 && duplicateOf(found ? `${found.id}` : key, number);
      if (duplicate) errors.start_time = duplicate;
      if (!found) {
        if (atTime.length > 0) errors.start_time ??= AMBIGUOUS;
        if (closedBy) Object.assign(errors, closedPlacement(closedBy));
        return { errors, warnings, existing: null, write: { columns } };
      }
      const { id, version, validated_at_by_mentor, validated_at_by_lecturer } = found;
      taken.add(id);
      const values = valuesOf(found);
      const isChanged = changedValues(input, values) !== null;
      const isFrozen = validated_at_by_mentor !== null && validated_at_by_lecturer !== null;
      if (isChanged && isFrozen) errors[KEY_FIELD] = VALIDATED_BY_BOTH;
      if (isChanged && closedBy) Object.assign(errors, closedPlacement(closedBy));
      return {
        errors,
        warnings,
        existing: { seen: `${id}.${version}`, values },
        write: { id, columns },
      };
    });
  },

  async insert(writing, rows) {
    const { now } = writing;
    const activities = rows.map(({ columns }) => ({
      ...columns,
      created_at: now,
      updated_at: now,
    }));
    await insertMany(writing, 'activities', activities, 'id');
  },

  async update(writing, rows) {
    const { now } = writing;
    // A changed activity is no longer that of its weekly hours.
    const changed = { is_generated: false, updated_at: now };
    const activities = rows.map(({ id, columns }) => ({ id, ...columns, ...changed }));
    await updateMany(writing, 'activities', activities);
  },
};

const NOWHERE = { errors: {}, placementId: 0, closedBy: null, period: null };

const OUTSIDE = 'Di luar periode magang';

const warningsOf = ({ date }: Pick<ActivityRow, 'date'>, period: NamedPeriod | null): Errors =>
  period && (date < period.start_date || date > period.end_date)
    ? { date: `${OUTSIDE} ${formatPeriod(period.start_date, period.end_date)}` }
    : {};

/** The values in the form of the file. */
const valuesOf = (activity: ReturnType<typeof columnsOf>) => textsOf(columnsOf(activity));

const columnsOf = (row: Pick<ActivityRow, (typeof FIELDS)[number]>) => pick(row, ...FIELDS);
