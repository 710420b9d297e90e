import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { formatNumber } from '@/shared/formatNumber';

const WHERE = {
  grades: "Nilai ada di tab Nilai setiap magang dan di 'Laporan Penilaian'.",
  forms: "Formulir ada di 'Formulir Penilaian'.",
};

/** Throws a 409 with the numbers of what belongs to the course. The lock keeps grades and forms from being added meanwhile. */
export async function deleteCourse(trx: Database, code: string): Promise<void> {
  const course = await trx
    .selectFrom('courses')
    .select('code')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  foundOr404(course);
  const held = await selectHeld(trx, code);
  const { grades, certificates, forms, sheets } = held;
  if (grades + forms > 0) {
    const what = [
      grades > 0 && `${formatNumber(grades)} nilai`,
      certificates > 0 && `${formatNumber(certificates)} sertifikat dengan nilai itu`,
      forms > 0 && `${formatNumber(forms)} formulir penilaian`,
      sheets > 0 && `${formatNumber(sheets)} lembar penilaian`,
    ].filter((part) => part !== false);
    const where = [grades > 0 && WHERE.grades, forms > 0 && WHERE.forms].filter(Boolean).join(' ');
    throw conflict(
      `Mata kuliah tidak dapat dihapus karena masih memiliki ${what.join(', ')}. ${where}`,
    );
  }
  await trx.deleteFrom('courses').where('code', '=', code).execute();
}

async function selectHeld(trx: Database, code: string) {
  const { rows } = await sql<Record<'grades' | 'certificates' | 'forms' | 'sheets', number>>`
    select
      (select count(*)::integer from grades where course_code = ${code}) as grades,
      (
        select count(*)::integer from certificates
        join grades on grades.internship_id = certificates.internship_id
        where grades.course_code = ${code} and certificates.revoked_at is null
      ) as certificates,
      (select count(*)::integer from assessment_forms where course_code = ${code}) as forms,
      (
        select count(*)::integer from assessment_sheets as sheets
        join assessment_forms as forms on forms.id = sheets.form_id
        where forms.course_code = ${code}
      ) as sheets`.execute(trx);
  return rows[0] ?? { grades: 0, certificates: 0, forms: 0, sheets: 0 };
}
