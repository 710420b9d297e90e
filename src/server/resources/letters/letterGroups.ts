import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { firstDay, lastDay } from '@/server/placements/placedDays';

/** The placements of one letter: the same company, and the same period. */
export interface LetterGroup {
  company_id: number;
  company_name: string;
  company_address: string;
  start_date: string;
  end_date: string;
  semester: number;
  year: string;
  mentors: string[];
  lecturers: string[];
  members: { internship_id: number; student_id: number; nim: string; name: string }[];
}

type Row = Omit<LetterGroup, 'members' | 'mentors' | 'lecturers'> &
  LetterGroup['members'][number] & {
    internship_period_id: number;
    mentor_name: string;
    lecturer_name: string;
  };

const GONE = 'Salah satu penempatan sudah tidak ada. Muat ulang halaman ini.';

/** The groups of these placements, in their order. */
export async function selectLetterGroups(
  db: Database,
  groups: readonly (readonly number[])[],
): Promise<LetterGroup[]> {
  const { rows } = await sql<Row>`
    select internships.id as internship_id, students.id as student_id, students.nim, students.name,
      companies.id as company_id, companies.name as company_name, companies.address as company_address,
      internship_period_id, ${firstDay} as start_date, ${lastDay} as end_date, semester, year,
      mentor_users.name as mentor_name, lecturer_users.name as lecturer_name
    from internships
    join students on students.id = internships.student_id
    join mentors on mentors.id = internships.mentor_id
    join users mentor_users on mentor_users.id = mentors.user_id
    join companies on companies.id = mentors.company_id
    join lecturers on lecturers.id = internships.lecturer_id
    join users lecturer_users on lecturer_users.id = lecturers.user_id
    join internship_periods on internship_periods.id = internship_period_id
    where internships.id = ${anyOf(groups.flat())}`.execute(db);
  const byId = new Map(rows.map((row) => [row.internship_id, row]));
  return groups.map((ids) => groupOf(ids.map((id) => byId.get(id))));
}

function groupOf(found: readonly (Row | undefined)[]): LetterGroup {
  const rows = found.filter((row) => row !== undefined);
  const [first] = rows;
  if (!first || rows.length < found.length) throw fieldErrors({ groups: [GONE] });
  for (const row of rows) {
    const isSame =
      row.company_id === first.company_id &&
      row.internship_period_id === first.internship_period_id;
    if (!isSame) {
      const message = `${row.name} dan ${first.name} tidak magang di mitra dan periode yang sama.`;
      throw fieldErrors({ groups: [message] });
    }
  }
  return {
    ...first,
    // From the first day of the first student to the last one of the last.
    start_date: rows.map(({ start_date }) => start_date).sort()[0] ?? first.start_date,
    end_date:
      rows
        .map(({ end_date }) => end_date)
        .sort()
        .at(-1) ?? first.end_date,
    mentors: [...new Set(rows.map(({ mentor_name }) => mentor_name))],
    lecturers: [...new Set(rows.map(({ lecturer_name }) => lecturer_name))],
    members: rows.map(({ internship_id, student_id, nim, name }) => ({
      internship_id,
      student_id,
      nim,
      name,
    })),
  };
}
