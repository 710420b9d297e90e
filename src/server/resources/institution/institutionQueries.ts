import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { conflict } from '@/server/http/errors';
import type { Letterhead } from '@/server/reports/reportData';
import { PRODUCT_NAME } from '@/shared/constants/productName';

export interface Institution {
  app_name: string;
  department: string;
  programme: string;
}

export type InstitutionName = keyof Institution;

export type GivenNames = Pick<Config, 'appName' | 'appDepartment' | 'appProgramme'>;

const NOT_NAMED =
  'Isi dulu Identitas Jurusan di menu Sistem: namanya dicetak pada surat dan sertifikat.';

const UNNAMED: Institution = { app_name: PRODUCT_NAME, department: '', programme: '' };

/** The names that settings of the server state. */
export function fixedNames({
  appName,
  appDepartment,
  appProgramme,
}: GivenNames): Partial<Institution> {
  const given = { app_name: appName, department: appDepartment, programme: appProgramme };
  return Object.fromEntries(Object.entries(given).filter(([, name]) => name !== null));
}

/** The names of this installation: of its settings, otherwise as a super admin stated them. */
export async function selectInstitution(db: Database, given: GivenNames): Promise<Institution> {
  const stored = await db
    .selectFrom('institution')
    .select(['app_name', 'department', 'programme'])
    .executeTakeFirst();
  return { ...UNNAMED, ...stored, ...fixedNames(given) };
}

export async function selectLetterhead(db: Database, given: GivenNames): Promise<Letterhead> {
  const { app_name, department, programme } = await selectInstitution(db, given);
  return { appName: app_name, department, programme };
}

/** The letterhead of a document that speaks for the department, which must be named. */
export async function requireLetterhead(db: Database, given: GivenNames): Promise<Letterhead> {
  const letterhead = await selectLetterhead(db, given);
  if (letterhead.department === '') throw conflict(NOT_NAMED);
  return letterhead;
}

export async function saveInstitution(db: Database, names: Institution): Promise<void> {
  await db
    .insertInto('institution')
    .values(names)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(names))
    .execute();
}
