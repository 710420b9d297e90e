import { screen } from '@testing-library/react';
import { aCourse } from '@/client/testing/records/course';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { CourseEditPage } from './CourseEditPage';

const course = aCourse({ code: 'AJK/12345' });

const open = (api: ApiStubs) =>
  renderApp(<CourseEditPage />, {
    user: 'super_admin',
    path: '/courses/AJK%2F12345/edit',
    route: '/courses/:code/edit',
    api,
  });

test('saves the changes and returns to the list', async () => {
  const { person, calls, location } = open({
    'GET /courses/:code': { data: course },
    'PUT /courses/:code': { data: course },
  });
  const credits = await screen.findByLabelText('SKS');
  expect(screen.getByRole('status')).toHaveTextContent('Total bobot: 100%');
  await person.clear(credits);
  await person.type(credits, '6');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put?.params.code).toBe('AJK/12345');
  expect(put?.body).toEqual({ ...course, credits: 6 });
  expect(location()).toBe('/courses');
});

test('shows an error when saving fails', async () => {
  const { person } = open({
    'GET /courses/:code': { data: course },
    'PUT /courses/:code': reply(500, { message: 'x' }),
  });
  await person.type(await screen.findByLabelText('Nama Mata Kuliah'), ' 2');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
});

test('a course that cannot be loaded says so', async () => {
  open({ 'GET /courses/:code': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
});
