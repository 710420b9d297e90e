import { screen } from '@testing-library/react';
import { anAssessmentForm } from '@/client/testing/records/assessment';
import { renderApp } from '@/client/testing/renderApp';
import { AssessmentCriteria } from './AssessmentCriteria';

const PATH = '/student/internships/15/assessment-forms';
const open = (data: object[]) =>
  renderApp(<AssessmentCriteria internshipId={15} />, {
    user: 'student',
    api: { [`GET ${PATH}`]: { data } },
  });

test('criteria are loaded and shown once a student asks for them', async () => {
  const { id: form_id, course_code, course_name, assessor, criteria } = anAssessmentForm();
  const { person, calls } = open([{ form_id, course_code, course_name, assessor, criteria }]);
  const button = screen.getByRole('button', { name: 'Kriteria Penilaian' });
  expect(calls.some(({ path }) => path === PATH)).toBe(false);
  await person.click(button);
  expect(await screen.findByText('Administrasi Server Linux, dinilai mentor')).toBeVisible();
  expect(screen.getByText('Kedisiplinan (60%): Kehadiran dan ketepatan waktu.')).toBeVisible();
  expect(screen.getByText('Inisiatif (40%) Skala: Cukup, Baik.')).toBeVisible();
});

test('a placement without forms has no criteria yet', async () => {
  const { person } = open([]);
  await person.click(screen.getByRole('button', { name: 'Kriteria Penilaian' }));
  expect(await screen.findByText('Jurusan belum menentukan kriteria penilaian.')).toBeVisible();
});
