import type { AnyObjectSchema } from 'yup';
import { activityRules } from '@/shared/resources/activities/activityRules';
import { companyImportRules, companyRules } from '@/shared/resources/companies/companyRules';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { internshipPeriodRules } from '@/shared/resources/internship-periods/internshipPeriodRules';
import {
  savedViewRules,
  savedViewUpdateRules,
} from '@/shared/resources/saved-views/savedViewRules';
import { studentProfileRules } from '@/shared/resources/students/studentProfileRules';
import { anonymisationRules } from '@/shared/resources/users/anonymisationRules';
import { userCreateRules } from '@/shared/resources/users/userCreateRules';
import { userRules } from '@/shared/resources/users/userRules';
import { messagesOf } from '../testing/messagesOf';
import {
  activityImportRules,
  gradeImportRules,
  internshipImportRules,
  lecturerImportRules,
  mentorImportRules,
  studentImportRules,
} from './importRules';

const PERSON = ['name', 'phone_number', 'place_of_birth'];
const COMPANY = ['name', 'phone_number', 'business_field'];
const COURSE = ['code', 'name', 'academic_year'];
const PLACEMENT = ['internship_period', 'company_name', 'mentor_name'];

/** Numbers of persons leave such characters out (personNumber.ts). */
const LINES: readonly [string, AnyObjectSchema, readonly string[]][] = [
  ['an account', userRules, PERSON],
  ['a new account', userCreateRules as AnyObjectSchema, PERSON],
  ['a company', companyRules, COMPANY],
  ['a course', courseRules, COURSE],
  ['a period', internshipPeriodRules, ['year']],
  ['an activity', activityRules, ['name']],
  ['a student', studentProfileRules, ['academic_year']],
  ['a saved view', savedViewRules, ['name']],
  ['a saved view with another name', savedViewUpdateRules, ['name']],
  ['an anonymised person', anonymisationRules, ['name']],
  ['imported students', studentImportRules, PERSON],
  ['imported lecturers', lecturerImportRules, PERSON],
  ['imported mentors', mentorImportRules, [...PERSON, 'company_name']],
  ['imported companies', companyImportRules, COMPANY],
  ['imported courses', courseRules, COURSE],
  ['imported placements', internshipImportRules, PLACEMENT],
  ['imported activities', activityImportRules, ['name', ...PLACEMENT]],
  ['imported grades', gradeImportRules, PLACEMENT],
];

const messageOf = async (rules: AnyObjectSchema, field: string, value: string) =>
  (await messagesOf(rules, { role: 'student', [field]: value }))[field];

test.each(LINES)(
  'the names of %s are one line without hidden characters',
  async (_name, rules, fields) => {
    for (const field of fields) {
      for (const hidden of ['\n', '\t', '\u0092', '\u202E', '\u2066']) {
        expect(await messageOf(rules, field, `Ra${hidden}uf`)).toContain(
          'Mengandung ganti baris atau karakter tersembunyi. Hapus lalu ketik ulang.',
        );
      }
      const shown = await messageOf(rules, field, 'PT Maju 123');
      expect(await messageOf(rules, field, '\uFEFFPT\u200B Maju 123\u2060')).toEqual(shown);
    }
  },
);

const PARAGRAPHS: readonly [string, AnyObjectSchema, string][] = [
  ['The address of a company', companyRules, 'address'],
  ['The address of a person', userRules, 'address'],
  ['The plan of an activity', activityRules, 'description'],
];

test.each(PARAGRAPHS)('%s has lines and tabs', async (_name, rules, field) => {
  expect(await messageOf(rules, field, 'Jl. Merdeka 1\n\tBandung')).toBeUndefined();
});
