import { validateYupSchema, yupToFormErrors } from 'formik';
import type { ObjectSchema, Schema } from 'yup';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import { companyRules } from '@/shared/resources/companies/companyRules';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { gradeRules } from '@/shared/resources/grades/gradeRules';
import { mentorProfileRules } from '@/shared/resources/mentors/mentorProfileRules';
import { userCreateRules } from '@/shared/resources/users/userCreateRules';

/** The errors of an untouched form after 'Simpan', computed by Formik itself. */
const shownErrors = async (rules: Schema, values: object) => {
  try {
    await validateYupSchema({ ...values }, rules);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
};

const empty = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, '']));

/** The fields that a form cannot leave empty. */
const requiredFields = (rules: ObjectSchema<object>) =>
  Object.entries(rules.describe().fields)
    .filter(([, field]) => 'optional' in field && !field.optional && !field.nullable)
    .map(([name]) => name);

test('an empty company form reports required fields, not types', async () => {
  const fields = Object.keys(companyRules.fields);
  const errors = await shownErrors(companyRules, empty(...fields));
  expect(Object.keys(errors).sort()).toEqual(requiredFields(companyRules).sort());
  expect(errors).toMatchObject({
    name: 'Nama perusahaan wajib diisi',
    email: 'Email tidak valid',
    internship_quota: 'Kuota magang wajib diisi',
    is_active: 'Status wajib diisi',
  });
});

test('an empty course form', async () => {
  const errors = await shownErrors(courseRules, empty(...Object.keys(courseRules.fields)));
  expect(Object.keys(errors).sort()).toEqual(requiredFields(courseRules).sort());
  expect(errors).toMatchObject({
    code: 'Kode mata kuliah wajib 9 karakter',
    weight_other: 'Bobot lainnya wajib diisi',
  });
});

test('an empty grade form', async () => {
  expect(
    await shownErrors(gradeRules, empty('internship_id', 'course_code', 'final')),
  ).toMatchObject({ course_code: 'Mata kuliah wajib dipilih', final: 'Nilai UAS wajib diisi' });
});

test('a new mentor without anything, and with a picture chosen', async () => {
  const values = {
    ...empty('name', 'email', 'nik', 'company_id', 'address', 'gender'),
    role: 'mentor',
  };
  expect(await shownErrors(userCreateRules, { ...values, digital_signature: null })).toEqual({
    name: 'Nama user wajib diisi',
    email: 'Email tidak valid',
    nik: 'NIK wajib diisi',
    company_id: 'Perusahaan wajib dipilih',
    digital_signature: 'Tanda tangan digital wajib diunggah',
    is_active: 'Status wajib diisi',
  });
  const digital_signature = { type: 'image/png', size: 1 };
  const errors = await shownErrors(userCreateRules, { ...values, digital_signature });
  expect(Object.keys(errors).sort()).toEqual(['company_id', 'email', 'name', 'nik']);
});

test('a mentor edited without a new picture', async () => {
  const values = {
    nik: '3273014501880001',
    company_id: 3,
    digital_signature: null,
    is_active: true,
  };
  expect(await shownErrors(mentorProfileRules, values)).toEqual({});
});

test('activity blocks report errors at their index', async () => {
  const block = empty('name', 'description', 'date', 'start_time', 'end_time', 'address');
  const errors = await shownErrors(activitiesBulkRules, { activities: [block, block] });
  expect(errors).toMatchObject({
    activities: [{ date: 'Tanggal wajib diisi' }, { start_time: 'Jam mulai wajib diisi' }],
  });
  expect(await shownErrors(activitiesBulkRules, { activities: [] })).toEqual({
    activities: 'Minimal harus ada satu aktivitas',
  });
});
