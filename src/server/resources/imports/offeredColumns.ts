import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import type { OfferedColumn } from '@/server/sheets/writeSheets';
import { type ImportKind, RECORDS } from '@/shared/records';
import { periodName } from '@/shared/resources/internship-periods/periodName';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { selectPeriods } from './namedPeriods';

interface Choice {
  value: string;
  label: string;
}

/** More are no help to choose from. */
const CHOICES_MAX = 500;

const asChoices = (labels: readonly string[]): Choice[] | null =>
  labels.length > CHOICES_MAX ? null : labels.map((label) => ({ value: label, label }));

/** Open periods, the newest first. */
async function periodChoices(db: Database): Promise<Choice[] | null> {
  const periods = (await selectPeriods(db, { lock: false }))
    .filter(({ closed_at }) => closed_at === null)
    .sort((one, other) => other.start_date.localeCompare(one.start_date));
  return asChoices(periods.map(periodName));
}

async function companyChoices(db: Database): Promise<Choice[] | null> {
  const companies = await db
    .selectFrom('companies')
    .select('name')
    .orderBy(sortKey('name'))
    .limit(CHOICES_MAX + 1)
    .execute();
  return asChoices(companies.map(({ name }) => name));
}

/** The choices that come from records, by field. Lecturers and mentors are not shown all companies. */
const OF_RECORDS: Readonly<
  Record<string, { of: readonly ImportKind[]; read: (db: Database) => Promise<Choice[] | null> }>
> = {
  internship_period: { of: ['internships', 'activities', 'grades'], read: periodChoices },
  company_name: { of: ['mentors', 'places', 'internships'], read: companyChoices },
};

async function choicesOf(
  db: Database,
  kind: ImportKind,
  { field, choices }: SheetColumn,
): Promise<Choice[] | null> {
  if (choices) return Object.entries(choices).map(([value, label]) => ({ value, label }));
  const records = OF_RECORDS[field];
  return records?.of.includes(kind) ? records.read(db) : null;
}

/** Columns as the contract describes them. */
export async function describedColumns(db: Database, kind: ImportKind, fields: readonly string[]) {
  const columns = fields.flatMap(
    (field) => SHEET_COLUMNS[kind].find((column) => column.field === field) ?? [],
  );
  const described = [];
  for (const column of columns) {
    const { field, header, isRequired: is_required, type, note } = column;
    described.push({
      field,
      header,
      is_required,
      type,
      note,
      choices: await choicesOf(db, kind, column),
    });
  }
  return described;
}

/** All columns of a kind, for a spreadsheet to fill in. */
export async function offeredColumns(db: Database, kind: ImportKind): Promise<OfferedColumn[]> {
  const offered: OfferedColumn[] = [];
  for (const column of SHEET_COLUMNS[kind]) {
    const { choices: _choices, otherLabels: _labels, ...rest } = column;
    const choices = await choicesOf(db, kind, column);
    offered.push({ ...rest, offered: choices?.map(({ label }) => label) ?? null });
  }
  return offered;
}

/** 'templat-mahasiswa-magang.xlsx' */
export const fileName = (prefix: string, kind: ImportKind): string =>
  `${prefix}-${RECORDS[kind].title.toLowerCase().replaceAll(' ', '-')}.xlsx`;
