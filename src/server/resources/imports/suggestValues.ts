import { setImmediate as nextTick } from 'node:timers/promises';
import type { Database } from '@/server/db/database';
import type { ImportKind } from '@/shared/records';
import { periodName, periodsAround } from '@/shared/resources/internship-periods/periodName';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { academicYearOf } from './academicYear';
import type { Errors } from './importer';
import { selectPeriods } from './namedPeriods';
import { nearestNameFinder } from './nearestName';

export interface Suggestion {
  field: string;
  /** The wrong value. */
  value: string;
  suggestion: string;
}

type Suggest = (value: string) => string | null;

/** The number of different values per field, and of names that each is compared with. */
const VALUES_MAX = 50;
const NAMES_MAX = 5_000;
const VALUES_AT_ONCE = 5;

async function nearPeriod(db: Database): Promise<Suggest> {
  const periods = await selectPeriods(db, { lock: false });
  return (value) => {
    const [period, ...others] = periodsAround(periods, value);
    return period && others.length === 0 ? periodName(period) : null;
  };
}

async function nearCompany(db: Database): Promise<Suggest> {
  const rows = await db.selectFrom('companies').select('name').limit(NAMES_MAX).execute();
  return nearestNameFinder(rows.map(({ name }) => name));
}

async function nearMentor(db: Database): Promise<Suggest> {
  const rows = await db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select('users.name')
    .distinct()
    .limit(NAMES_MAX)
    .execute();
  return nearestNameFinder(rows.map(({ name }) => name));
}

/** Only super admins, who import these kinds, may see all companies and mentors. */
const OF_RECORDS: Readonly<
  Record<string, { of: readonly ImportKind[]; open: (db: Database) => Promise<Suggest> }>
> = {
  internship_period: { of: ['internships', 'activities', 'grades'], open: nearPeriod },
  company_name: { of: ['mentors', 'internships'], open: nearCompany },
  mentor_name: { of: ['internships'], open: nearMentor },
  academic_year: { of: ['students', 'courses'], open: async () => academicYearOf },
};

async function suggesterOf(db: Database, kind: ImportKind, field: string): Promise<Suggest | null> {
  const records = OF_RECORDS[field];
  if (records?.of.includes(kind)) return records.open(db);
  const { choices } = SHEET_COLUMNS[kind].find((column) => column.field === field) ?? {};
  if (!choices) return null;
  const nearest = nearestNameFinder(Object.values(choices));
  return (value) => {
    const label = nearest(value);
    return Object.entries(choices).find(([, one]) => one === label)?.[0] ?? null;
  };
}

/** The values that wrong ones were probably meant to be. */
export async function suggestValues(
  db: Database,
  kind: ImportKind,
  rows: readonly { values: Readonly<Record<string, string>>; errors: Errors }[],
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const wrong = new Map<string, Set<string>>();
  for (const { values, errors } of rows) {
    for (const field of Object.keys(errors)) {
      const value = values[field];
      const known = wrong.get(field) ?? new Set();
      wrong.set(field, known);
      if (value !== undefined && known.size < VALUES_MAX) known.add(value);
    }
  }
  const found: Suggestion[] = [];
  for (const [field, values] of wrong) {
    const suggest = values.size > 0 ? await suggesterOf(db, kind, field) : null;
    if (!suggest) continue;
    for (const [index, value] of [...values].entries()) {
      if (index % VALUES_AT_ONCE === VALUES_AT_ONCE - 1) await nextTick();
      signal.throwIfAborted();
      const suggestion = suggest(value);
      if (suggestion !== null && suggestion !== value) found.push({ field, value, suggestion });
    }
  }
  return found;
}
