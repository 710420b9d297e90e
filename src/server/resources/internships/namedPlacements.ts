import type { InferType } from 'yup';
import {
  type Errors,
  nameKey,
  type Reading,
  type ValidRow,
} from '@/server/resources/imports/importer';
import { findCompanies } from '@/server/resources/imports/namedCompanies';
import {
  type NamedPeriod,
  onePeriod,
  periodFinder,
  selectPeriods,
} from '@/server/resources/imports/namedPeriods';
import type { InternshipInput } from '@/shared/resources/internships/internshipRules';
import type { internshipImportRules } from '@/shared/validation/importRules';
import { type FoundMentor, findLecturers, findMentors, findStudents } from './internshipLookups';

export type InternshipRow = InferType<typeof internshipImportRules>;

const MENTOR_REQUIRED = 'Mentor wajib dipilih';
const COMPANY_REQUIRED = 'Perusahaan wajib dipilih';
const SEVERAL_MENTORS = 'Ada beberapa mentor dengan nama ini, isi NIK Mentor';
const OTHER_NAME = 'Nama ini bukan pemilik NIK Mentor';

/** The field of the file for each field of the form. */
export const fieldsOf = ({ company_name, mentor_nik }: InternshipRow) => ({
  student_id: 'nim',
  lecturer_id: 'lecturer_nip',
  internship_period_id: 'internship_period',
  mentor_id: mentor_nik ? 'mentor_nik' : 'mentor_name',
  company_id: company_name ? 'company_name' : 'mentor_nik',
});

export interface NamedPlace {
  /** The input that the form would send; 0 for a missing record. */
  input: InternshipInput;
  /** Errors for ambiguous names. */
  errors: Errors;
  period: NamedPeriod | null;
}

/** Finds the records that rows name. */
export async function findNamed(
  { db }: Reading,
  rows: readonly ValidRow<InternshipRow>[],
): Promise<NamedPlace[]> {
  const texts = (textOf: (row: InternshipRow) => string | undefined) => [
    ...new Set(rows.flatMap(({ input }) => textOf(input) ?? [])),
  ];
  const periodOf = periodFinder(await selectPeriods(db, { lock: false }));
  const students = await findStudents(
    db,
    texts(({ nim }) => nim),
  );
  const lecturers = await findLecturers(
    db,
    texts(({ lecturer_nip }) => lecturer_nip),
  );
  const companyOf = await findCompanies(
    db,
    texts(({ company_name }) => company_name),
    { lock: false },
  );
  const mentors = await findMentors(db, {
    niks: texts(({ mentor_nik }) => mentor_nik),
    names: texts(({ mentor_nik, mentor_name }) => (mentor_nik ? undefined : mentor_name)),
  });

  /** null for one that does not exist */
  function mentorOf(row: InternshipRow, companyId: number | null): FoundMentor | null | Errors {
    const { mentor_nik, mentor_name } = row;
    if (mentor_nik) {
      const mentor = mentors.byNik.get(mentor_nik) ?? null;
      const isNamed = !mentor_name || !mentor || nameKey(mentor_name) === nameKey(mentor.name);
      return isNamed ? mentor : { mentor_name: OTHER_NAME };
    }
    if (!mentor_name) return { mentor_nik: MENTOR_REQUIRED };
    if (companyId === null) return { company_name: COMPANY_REQUIRED };
    const [mentor = null, ...others] = (mentors.byName.get(nameKey(mentor_name)) ?? []).filter(
      ({ company_id }) => company_id === companyId,
    );
    return others.length > 0 ? { mentor_name: SEVERAL_MENTORS } : mentor;
  }

  function mentorAndCompanyOf(row: InternshipRow): {
    errors?: Errors;
    mentor_id?: number;
    company_id?: number;
  } {
    const company = row.company_name ? companyOf(row.company_name) : null;
    if (company && 'error' in company) return { errors: { company_name: company.error } };
    const mentor = mentorOf(row, company?.id ?? null);
    if (mentor !== null && !isMentor(mentor)) return { errors: mentor };
    return { mentor_id: mentor?.id ?? 0, company_id: company?.id ?? mentor?.company_id ?? 0 };
  }

  return rows.map(({ input: row }) => {
    const { errors = {}, mentor_id = 0, company_id = 0 } = mentorAndCompanyOf(row);
    const period = onePeriod(periodOf(row.internship_period));
    const isKnown = !('error' in period);
    return {
      input: {
        student_id: students.get(row.nim) ?? 0,
        lecturer_id: lecturers.get(row.lecturer_nip) ?? 0,
        internship_period_id: isKnown ? period.id : 0,
        start_date: row.start_date || undefined,
        mentor_id,
        company_id,
      },
      errors: { ...errors, ...(!isKnown && { internship_period: period.error }) },
      period: isKnown ? period : null,
    };
  });
}

const isMentor = (found: FoundMentor | Errors): found is FoundMentor =>
  typeof found.company_id === 'number';
