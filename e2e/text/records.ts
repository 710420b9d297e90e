import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../caller';
import { today } from '../dates';
import { createCourse } from '../records/courses';
import { type ApiResponse, fetchFirst } from '../records/lists';
import { SIGNATURES } from '../records/signatures';
import { uniqueDigits } from '../records/uniqueDigits';

export const PAYLOADS: string[] = JSON.parse(
  readFileSync(join(__dirname, 'payloads.json'), 'utf8'),
);

/** Part of every name, so that a search finds the records. */
export const MARK = 'Teksuji';
const NAME_MAX = 200;
const PASSWORD = 'Kuda-Laut-77-Hijau';

/** Characters that a name must not contain. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** All payloads in as few names as possible. */
function joinedNames(): string[] {
  const names: string[] = [];
  let name = MARK;
  for (const payload of PAYLOADS.map((text) => text.replace(NOT_ONE_LINE, ''))) {
    if ([...name, ...payload].length >= NAME_MAX) {
      names.push(name);
      name = MARK;
    }
    name += ` ${payload}`;
  }
  return [...names, name];
}

const NAMES = joinedNames();
const ALL = PAYLOADS.join(' ');
const SHORT = '<img data-injected src=x>';

interface Id {
  id: number;
}

type SignIn = (who: { identifier: string; password: string }) => Promise<Caller>;

async function withPassword(signIn: SignIn, identifier: string): Promise<Caller> {
  const newcomer = await signIn({ identifier, password: identifier });
  await newcomer.put('/change-password', {
    password: identifier,
    new_password: PASSWORD,
    new_password_confirmation: PASSWORD,
  });
  return signIn({ identifier, password: PASSWORD });
}

/**
 * Creates records with the payloads in every text field: for each name a company, a course, a mentor, a
 * lecturer and a student. The first student, mentor and lecturer have internships with all the others.
 */
export async function createTextRecords(admin: Caller, signIn: SignIn) {
  const person = (name: string) => ({
    name,
    email: `${uniqueDigits(12)}@kampus.example`,
    phone_number: SHORT,
    place_of_birth: name,
    address: ALL.slice(0, 500),
  });
  const create = async (path: string, body: object) =>
    (await admin.post<ApiResponse<Id>>(path, body)).data;
  const createPerson = async (path: string, fields: Record<string, string | number>) =>
    (
      await admin.postForm<ApiResponse<Id & { user_id: number }>>(path, {
        ...fields,
        digital_signature: SIGNATURES.png,
      })
    ).data;
  const period = await fetchFirst<Id>(admin, '/internship-periods?is_active=true');

  const records = [];
  for (const name of NAMES) {
    const company = await create('/companies', {
      name,
      address: ALL.slice(0, 500),
      phone_number: SHORT,
      email: `${uniqueDigits(8)}@mitra.example`,
      business_field: name,
      internship_quota: 50,
      is_active: true,
    });
    const course = await createCourse(admin, {
      ...{ code: `"><b>${uniqueDigits(4)}`, name, semester: 2 },
    });
    const nik = uniqueDigits(16);
    const nip = uniqueDigits(18);
    const nim = `"><b>${uniqueDigits(5)}`;
    const mentor = await createPerson('/mentors', {
      ...person(name),
      nik,
      company_id: company.id,
      is_active: 1,
    });
    const lecturer = await createPerson('/lecturers', { ...person(name), nip });
    const student = await create('/students', { ...person(name), nim, academic_year: '2025/2026' });
    records.push({ name, company, course, mentor, lecturer, student, nik, nip, nim });
  }

  const [first] = records;
  if (!first) throw new Error('There are no texts.');
  const internships: number[] = [];
  for (const [index, { student, mentor, company }] of records.entries()) {
    const pairs = [
      { student_id: first.student.id, mentor_id: mentor.id, company_id: company.id },
      { student_id: student.id, mentor_id: first.mentor.id, company_id: first.company.id },
    ];
    for (const pair of index === 0 ? pairs.slice(0, 1) : pairs) {
      const { id } = await create('/internships', {
        ...pair,
        lecturer_id: first.lecturer.id,
        internship_period_id: period.id,
      });
      internships.push(id);
    }
  }

  const internshipId = internships[0] as number;
  const { data: activities } = await admin.post<ApiResponse<Id[]>>(
    `/internships/${internshipId}/activities/bulk`,
    {
      activities: NAMES.map((name, index) => ({
        name,
        description: ALL,
        address: ALL.slice(0, 500),
        date: today(),
        start_time: `${String(8 + index).padStart(2, '0')}:00`,
        end_time: `${String(9 + index).padStart(2, '0')}:00`,
      })),
    },
  );
  const grade = await create('/grades', {
    internship_id: internshipId,
    course_code: first.course.code,
    assignment_1: 80,
    assignment_2: 80,
    midterm: 80,
    final: 80,
    other: 80,
  });

  return {
    ...first,
    names: NAMES,
    periodId: period.id,
    internshipId,
    activityId: (activities[0] as Id).id,
    gradeId: grade.id,
    lecturerCaller: await withPassword(signIn, first.nip),
    mentorCaller: await withPassword(signIn, first.nik),
    studentCaller: await withPassword(signIn, first.nim),
  };
}

export type TextRecords = Awaited<ReturnType<typeof createTextRecords>>;
