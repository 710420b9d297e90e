import { type Schema, ValidationError } from 'yup';
import { activitiesBulkRules } from '@/shared/validation/activitiesBulkRules';
import { activityCreateRules, activityRules } from '@/shared/validation/activityRules';
import { changePasswordRules } from '@/shared/validation/changePasswordRules';
import { companyRules } from '@/shared/validation/companyRules';
import { courseRules } from '@/shared/validation/courseRules';
import { gradeRules } from '@/shared/validation/gradeRules';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import { internshipRules } from '@/shared/validation/internshipRules';
import { lecturerProfileRules } from '@/shared/validation/lecturerProfileRules';
import { loginRules } from '@/shared/validation/loginRules';
import { mentorProfileRules } from '@/shared/validation/mentorProfileRules';
import { presenceRules } from '@/shared/validation/presenceRules';
import { studentProfileRules } from '@/shared/validation/studentProfileRules';
import { userCreateRules } from '@/shared/validation/userCreateRules';
import { userRules } from '@/shared/validation/userRules';
import { document, METHODS } from './document';
import type { OperationId } from './operations';

interface FieldSchema {
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  example?: unknown;
}
interface BodySchema {
  required?: string[];
  properties: Record<string, FieldSchema>;
}
type Body = Record<string, unknown>;

const SIGNATURE = { type: 'image/png', size: 1024 };
const AS_STUDENT = { role: 'student', nim: '2403310001', academic_year: '2024/2025' };
const AS_LECTURER = { role: 'lecturer', nip: '198503152010122002', digital_signature: SIGNATURE };
const AS_MENTOR = {
  role: 'mentor',
  nik: '3273014501880001',
  company_id: 3,
  digital_signature: SIGNATURE,
};

/** Which rules judge the body of which operation; the last column is a body beyond the examples. */
const CASES: [OperationId, Schema, Body?][] = [
  ['login', loginRules],
  ['changePassword', changePasswordRules, { new_password_confirmation: 'Rahasia-Baru-2026' }],
  ['createUser', userCreateRules, AS_STUDENT],
  ['createUser', userCreateRules, AS_LECTURER],
  ['createUser', userCreateRules, AS_MENTOR],
  ['updateUser', userRules],
  ['createStudent', userCreateRules, AS_STUDENT],
  ['updateStudent', studentProfileRules],
  ['createLecturer', userCreateRules, AS_LECTURER],
  ['updateLecturer', lecturerProfileRules, { digital_signature: SIGNATURE }],
  ['createMentor', userCreateRules, AS_MENTOR],
  ['updateMentor', mentorProfileRules, { digital_signature: SIGNATURE }],
  ['createCompany', companyRules],
  ['updateCompany', companyRules],
  ['createCourse', courseRules],
  ['updateCourse', courseRules],
  ['createInternshipPeriod', internshipPeriodRules],
  ['updateInternshipPeriod', internshipPeriodRules],
  ['createInternship', internshipRules],
  ['updateInternship', internshipRules],
  ['createActivity', activityCreateRules],
  ['updateActivity', activityRules],
  ['createInternshipActivities', activitiesBulkRules],
  ['recordPresence', presenceRules],
  ['createGrade', gradeRules],
  ['updateGrade', gradeRules],
];

/** Says that the POST is an update; the server takes it out before the rules see the body. */
const METHOD_OVERRIDE = '_method';
/** About the fields together, so it may be said of one that is within its own bounds. */
const ABOUT_SEVERAL_FIELDS = ['Total bobot nilai harus 100%', "Passwords don't match"];

describe.each(CASES)('the body of %s', (operationId, rules, more = {}) => {
  const schema = bodyOf(operationId);
  const valid: Body = { ...exampleOf(schema), ...more };
  const fields = Object.entries(schema.properties).filter(
    ([field]) =>
      field !== METHOD_OVERRIDE && (field in more || !isOfAnotherRole(operationId, field)),
  );

  it('is accepted as the document shows it', async () => {
    expect(await refusedFields(rules, valid)).toEqual({});
  });

  it.each(fields)('%s is bound alike by rules and document', async (field, property) => {
    const isRefused = async (value: unknown) =>
      field in (await refusedFields(rules, { ...valid, [field]: value }));

    for (const value of withinBounds(property)) {
      expect([value, await isRefused(value)]).toEqual([value, false]);
    }
    for (const value of outOfBounds(property)) {
      expect([value, await isRefused(value)]).toEqual([value, true]);
    }
    if (property.nullable) expect(await isRefused(null)).toBe(false);
    if (schema.required?.includes(field)) expect(await isRefused(undefined)).toBe(true);
    else if (!(field in more)) expect(await isRefused(undefined)).toBe(false);
  });

  it('requires nothing that the document does not declare', async () => {
    const undeclared = Object.keys(await refusedFields(rules, {})).filter(
      (field) => !(field in schema.properties) && !(field in more),
    );
    expect(undeclared).toEqual([]);
  });
});

it('leaves no body out', () => {
  const withBody = operations().filter(({ requestBody }) => requestBody);
  const judged = new Set(CASES.map(([operationId]) => operationId));
  expect(withBody.map(({ operationId }) => operationId).sort()).toEqual([...judged].sort());
});

function operations() {
  return Object.values(document.paths).flatMap((item) => METHODS.flatMap((m) => item[m] ?? []));
}

function bodyOf(operationId: OperationId): BodySchema {
  const operation = operations().find((candidate) => candidate.operationId === operationId);
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  return (content as { schema: BodySchema }).schema;
}

function exampleOf({ properties }: BodySchema): Body {
  const shown = Object.entries(properties).filter(([field]) => field !== METHOD_OVERRIDE);
  return Object.fromEntries(shown.map(([field, { example }]) => [field, example]));
}

/** `POST /users` takes the profile fields of every role, and judges those of the role it is sent. */
function isOfAnotherRole(operationId: OperationId, field: string): boolean {
  const ofRoles = [AS_STUDENT, AS_LECTURER, AS_MENTOR].flatMap((profile) => Object.keys(profile));
  return operationId === 'createUser' && ofRoles.includes(field);
}

async function refusedFields(rules: Schema, body: Body): Promise<Record<string, string[]>> {
  try {
    await rules.validate(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused: Record<string, string[]> = {};
    for (const { path = '', message } of error.inner) {
      if (ABOUT_SEVERAL_FIELDS.includes(message)) continue;
      refused[path] = [...(refused[path] ?? []), message];
    }
    return refused;
  }
}

function withinBounds(property: FieldSchema): unknown[] {
  const { minimum, maximum, minItems, maxItems, enum: choices } = property;
  const values: unknown[] = [minimum, maximum, ...(choices ?? [])];
  for (const items of [minItems, maxItems]) values.push(rowsLike(property, items));
  for (const length of [property.minLength, property.maxLength]) {
    values.push(textOfLength(property, length));
  }
  return values.filter((value) => value !== undefined);
}

function outOfBounds(property: FieldSchema): unknown[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, enum: choices } = property;
  return [
    minimum === undefined ? undefined : minimum - 1,
    maximum === undefined ? undefined : maximum + 1,
    minLength === undefined ? undefined : textOfLength(property, minLength - 1),
    maxLength === undefined ? undefined : textOfLength(property, maxLength + 1),
    minItems === undefined ? undefined : rowsLike(property, minItems - 1),
    maxItems === undefined ? undefined : rowsLike(property, maxItems + 1),
    choices === undefined ? undefined : 'none of them',
    property.type === 'integer' && minimum !== undefined ? minimum + 0.5 : undefined,
    property.format === 'email' ? 'no address' : undefined,
    property.format === 'date' ? '2026-02-30' : undefined,
    property.pattern === undefined ? undefined : String(property.example).replace(/.$/, '*'),
  ].filter((value) => value !== undefined);
}

function rowsLike({ example }: FieldSchema, count?: number): unknown[] | undefined {
  if (count === undefined || !Array.isArray(example)) return undefined;
  return Array.from({ length: count }, () => example[0]);
}

function textOfLength({ pattern, format, example }: FieldSchema, length?: number) {
  if (length === undefined) return undefined;
  const domain = '@example.com';
  if (format === 'email') return `${'a'.repeat(length - domain.length)}${domain}`;
  // A pattern is kept by repeating the last character of what keeps it.
  const text = pattern === undefined ? 'x' : String(example);
  return text.slice(0, length).padEnd(length, text.slice(-1));
}
