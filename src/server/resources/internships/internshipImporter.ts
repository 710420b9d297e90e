import { insertMany, updateMany } from '@/server/db/manyRows';
import { placementLeftovers, placementsBefore } from '@/server/placements/placementLeftovers';
import { CLOSED_MESSAGES } from '@/server/placements/refuseClosed';
import type { Errors, Importer, Match, Reading } from '@/server/resources/imports/importer';
import {
  notifyMoved,
  type PlacementChange,
} from '@/server/resources/notifications/kinds/changedPlacements';
import { notifyPlaced } from '@/server/resources/notifications/kinds/newPlacements';
import type { Days } from '@/server/verdicts/attendanceFacts';
import { addDays } from '@/shared/calendarDays';
import type { InternshipInput } from '@/shared/resources/internships/internshipRules';
import { sameAsRow } from '@/shared/sheets/sameAsRow';
import { internshipImportRules } from '@/shared/validation/importRules';
import { findStoredPlacements, type NamedPlacement } from './internshipLookups';
import { fieldsOf, findNamed, type InternshipRow, type NamedPlace } from './namedPlacements';
import { newStart, stateOf } from './placement';
import { isNewPlace, placementErrors } from './placementErrors';
import { lockReferences, type PlacementFacts, selectPlacementFacts } from './placementFacts';

interface Write {
  id?: number;
  change?: PlacementChange;
  /** The days that count no longer, or count now, because another first day is given. */
  moved?: Days;
  columns: Omit<InternshipInput, 'company_id'>;
}

const pairOf = ({ student_id, internship_period_id }: InternshipInput) =>
  `${student_id} ${internship_period_id}`;

export const internshipImporter: Importer<InternshipRow, Write> = {
  rules: internshipImportRules,
  keyField: 'nim',

  uniqueFields: {},

  async match(reading, rows) {
    const named = await findNamed(reading, rows);
    const facts = await factsByPeriod(reading, named);
    const studentIds = named.map(({ input }) => input.student_id);
    const stored = await findStoredPlacements(reading.db, studentIds, reading);
    const rowsOfPair = new Map<string, number>();
    for (const { input } of named) {
      rowsOfPair.set(pairOf(input), (rowsOfPair.get(pairOf(input)) ?? 0) + 1);
    }
    const firstRight = new Map<string, number>();

    return rows.map(({ number, input: row }, index): Match<Write> => {
      const place = named[index];
      const known = facts.get(place?.input.internship_period_id ?? 0);
      if (!place || !known) throw new Error('a row without its facts');
      const isOnlyRow = rowsOfPair.get(pairOf(place.input)) === 1;
      const old = placementOf(stored.get(pairOf(place.input)) ?? [], place.input, isOnlyRow);
      const start_date = startOf(place, old, reading.today);
      const input = { ...place.input, start_date };
      // A student may have two mentors at one company, so a row without a mentor would be ambiguous.
      const atCompany = `${pairOf(input)} ${input.company_id}`;
      const record = old ? `${old.id}` : atCompany;
      const isExact = old?.mentor_id === input.mentor_id;
      const first = firstRight.get(record) ?? (isExact ? undefined : firstRight.get(atCompany));
      const errors: Errors =
        first === undefined
          ? errorsOf(row, { ...place, input }, old, known, reading)
          : { nim: sameAsRow(first) };
      if (Object.keys(errors).length === 0) {
        firstRight.set(record, number);
        firstRight.set(atCompany, number);
        if (isWritten(input, old, reading)) take(known, input, old);
      }
      const { company_id: _, ...columns } = input;
      return {
        errors,
        existing: old && { seen: `${old.id}.${old.version}`, values: valuesOf(old, row, place) },
        write: {
          ...(old && {
            id: old.id,
            change: { id: old.id, before: stateOf(old), after: stateOf(input) },
            moved: movedStart(old, start_date, place),
          }),
          columns,
        },
      };
    });
  },

  async insert(writing, rows) {
    const ids = await insertMany<number>(
      writing,
      'internships',
      rows.map(({ columns }) => columns),
      'id',
    );
    await notifyPlaced(writing.trx, ids, writing.now);
  },

  async update(writing, rows) {
    await updateMany(
      writing,
      'internships',
      rows.map(({ id, columns }) => ({ id, ...columns })),
    );
    await notifyMoved(
      writing.trx,
      rows.flatMap(({ change }) => change ?? []),
      writing.now,
    );
  },

  touched: (_trx, rows) => ({
    days: rows.flatMap(({ moved }) => moved ?? []),
    placements: async () => rows.flatMap(({ id, moved }) => (id && moved ? [id] : [])),
  }),

  async leftovers(trx, changed, today) {
    const ids = changed.flatMap(({ id }) => id ?? []);
    return placementLeftovers(trx, await placementsBefore(trx, ids), today);
  },
};

/** The rules count places in one period, so each period has facts of its own; those of all are locked at once. */
async function factsByPeriod(
  { db, lock }: Reading,
  named: readonly NamedPlace[],
): Promise<Map<number, PlacementFacts>> {
  const periodIds = [...new Set(named.map(({ input }) => input.internship_period_id))].sort(
    (one, other) => one - other,
  );
  const facts = new Map<number, PlacementFacts>();
  if (lock) await lockReferences(db, referencesOf(named.map(({ input }) => input)));
  for (const periodId of periodIds) {
    const inputs = named
      .map(({ input }) => input)
      .filter(({ internship_period_id }) => internship_period_id === periodId);
    const references = { periodId, ...referencesOf(inputs) };
    facts.set(periodId, await selectPlacementFacts(db, references, false));
  }
  return facts;
}

const referencesOf = (inputs: readonly InternshipInput[]) => ({
  students: inputs.map(({ student_id }) => student_id),
  mentors: inputs.map(({ mentor_id }) => mentor_id),
  lecturers: inputs.map(({ lecturer_id }) => lecturer_id),
  periods: inputs.map(({ internship_period_id }) => internship_period_id),
  companies: inputs.map(({ company_id }) => company_id),
});

function isWritten(
  input: InternshipInput,
  old: NamedPlacement | null,
  { updateExisting }: Reading,
): boolean {
  if (!old) return true;
  const fields = ['mentor_id', 'lecturer_id', 'start_date'] as const;
  return updateExisting && fields.some((field) => old[field] !== input[field]);
}

/** The first day to store: the one of the row, unless the stored placement begins on it already. */
function startOf(
  { input: { start_date }, period }: NamedPlace,
  old: NamedPlacement | null,
  today: string,
): string | null {
  if (!old) return newStart(start_date, period ?? undefined, today);
  const isSame = start_date == null || start_date === (old.start_date ?? period?.start_date);
  return isSame ? old.start_date : start_date;
}

/** undefined unless the first day changes */
function movedStart(
  old: NamedPlacement,
  start_date: string | null,
  { period }: NamedPlace,
): Days | undefined {
  const [from, next] = [old.start_date, start_date]
    .map((own) => own ?? period?.start_date ?? '')
    .sort();
  return from && next && from < next ? { from, to: addDays(next, -1) } : undefined;
}

function errorsOf(
  row: InternshipRow,
  { input, errors: ofNames }: NamedPlace,
  old: NamedPlacement | null,
  facts: PlacementFacts,
  reading: Reading,
): Errors {
  const errors: Errors = {};
  if (isWritten(input, old, reading)) {
    const fields: Readonly<Record<string, string>> = fieldsOf(row);
    const hasMentor = !['mentor_nik', 'mentor_name', 'company_name'].some(
      (name) => name in ofNames,
    );
    for (const [field, [text = '']] of Object.entries(placementErrors(input, old, facts))) {
      const isKnown = hasMentor || !['mentor_id', 'company_id'].includes(field);
      if (isKnown) errors[fields[field] ?? field] ??= text;
    }
    // The form refuses closed placements as well.
    if (old?.closed_by) errors.internship_period = CLOSED_MESSAGES[old.closed_by];
  }
  return { ...errors, ...ofNames };
}

/** Later rows see the place as taken. */
function take(facts: PlacementFacts, input: InternshipInput, old: NamedPlacement | null): void {
  const { taken, placed } = facts;
  const { student_id, mentor_id, company_id } = input;
  if (isNewPlace(input, old)) {
    taken.set(company_id, [...(taken.get(company_id) ?? []), old?.end_date ?? null]);
    if (old) taken.set(old.company_id, without(taken.get(old.company_id) ?? [], old.end_date));
  }
  placed.push({ id: old?.id ?? null, student_id, mentor_id, end_date: old?.end_date ?? null });
}

/** The list without one of the equal values. */
const without = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.toSpliced(values.indexOf(value), values.includes(value) ? 1 : 0);

/**
 * The placement of a row: the one at the same company, else the only one of the period unless it has ended, which then moves. Two
 * rows for a student each match their own company.
 */
function placementOf(
  inPeriod: readonly NamedPlacement[],
  { company_id, mentor_id }: InternshipInput,
  isOnlyRow: boolean,
): NamedPlacement | null {
  const there = inPeriod.filter((one) => one.company_id === company_id);
  const [only = null] = inPeriod;
  return (
    there.find((one) => one.mentor_id === mentor_id) ??
    there[0] ??
    (isOnlyRow && inPeriod.length === 1 && only?.end_date === null ? only : null)
  );
}

/** The stored values, in the words of the row where both name the same. */
function valuesOf(
  old: NamedPlacement,
  row: InternshipRow,
  { input: { mentor_id, company_id }, period }: NamedPlace,
): Record<string, string> {
  return {
    company_name: (old.company_id === company_id && row.company_name) || old.company_name,
    mentor_nik: old.mentor_nik ?? '',
    mentor_name: (old.mentor_id === mentor_id && row.mentor_name) || old.mentor_name,
    lecturer_nip: old.lecturer_nip ?? '',
    start_date: row.start_date ? (old.start_date ?? period?.start_date ?? '') : '',
  };
}
