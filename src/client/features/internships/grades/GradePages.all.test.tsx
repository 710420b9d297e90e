import { screen } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aCourse } from '@/client/testing/records/course';
import { aGrade, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { GradeCreatePage } from './GradeCreatePage';
import { GradeEditPage } from './GradeEditPage';

const otherCourse = aCourse({ code: 'AJK232002', name: 'Keamanan Jaringan' });

const preview = () => screen.getByRole('status', { name: 'Nilai akhir' });

const fill = async (
  person: ReturnType<typeof renderApp>['person'],
  scores: Record<string, string>,
) => {
  for (const [label, score] of Object.entries(scores)) {
    const field = screen.getByLabelText(label);
    await person.clear(field);
    await person.type(field, score);
  }
};

describe('a new grade', () => {
  const open = (api: ApiStubs = {}) =>
    renderApp(<GradeCreatePage />, {
      user: 'lecturer',
      path: '/internships/15/grades/create',
      route: '/internships/:id/grades/create',
      api: {
        'GET /internships/15': { data: anInternship() },
        'GET /internships/15/grades': {
          data: [aGrade({ course_code: otherCourse.code })],
        },
        'GET /courses': { data: [aCourse(), otherCourse] },
        ...api,
      },
    });

  test('its fields', async () => {
    open();
    await screen.findByText('Budi Santoso · PT Nusantara Jaringan');
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "course_code: Mata Kuliah, wajib",
        "assignment_1: Tugas 1, wajib",
        "assignment_2: Tugas 2, wajib",
        "midterm: UTS, wajib",
        "final: UAS, wajib",
        "other: Lainnya, wajib",
      ]
    `);
  });

  test('offers courses without a grade, previews the total and saves', async () => {
    const { person, calls, location } = open({
      'POST /grades': reply(201, { data: aGrade() }),
    });
    await person.click(screen.getByRole('combobox', { name: 'Mata Kuliah' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await person.click(screen.getByRole('option', { name: /AJK232001 - Administrasi Server/ }));
    expect(screen.getByText('Bobot 30%')).toBeVisible();
    expect(preview()).toHaveTextContent('Total -');

    await fill(person, {
      'Tugas 1': '80',
      'Tugas 2': '70',
      UTS: '60',
      UAS: '90',
      Lainnya: '50,5',
    });
    // 8 + 10.5 + 15 + 27 + 10.1
    expect(preview()).toHaveTextContent('Total 70,60');
    expect(preview()).toHaveTextContent('Huruf B');

    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Nilai berhasil ditambahkan')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      internship_id: 15,
      course_code: 'AJK232001',
      assignment_1: 80,
      assignment_2: 70,
      midterm: 60,
      final: 90,
      other: 50.5,
    });
    expect(location()).toBe('/internships/15?tab=nilai');
  });

  test('shows an error when the internship does not exist', async () => {
    open({ 'GET /internships/15': reply(404, { message: 'x' }) });
    expect(await screen.findByText('Magang tidak ditemukan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
  });

  test('a fraction keeps the specified message and says beside it what to write', async () => {
    const { person } = open();
    await fill(person, { UTS: '0,85' });
    expect(await screen.findByText('UTS: Tulis 85, bukan 0,85.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Nilai UTS wajib diisi')).toBeVisible();
  });

  test('rejects a score out of range and leaves it out of the total', async () => {
    const { person } = open();
    await fill(person, { 'Tugas 1': '101', 'Tugas 2': '80,555' });
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Nilai tugas 1 maksimal 100')).toBeVisible();
    expect(screen.getByText('Nilai tugas 2 maksimal 2 angka di belakang koma')).toBeVisible();
    expect(screen.getByText('Nilai UTS wajib diisi')).toBeVisible();
    expect(screen.getByText('Mata kuliah wajib dipilih')).toBeVisible();
    expect(preview()).toHaveTextContent('Total -');
  });
});

describe('a grade that is changed', () => {
  const open = (api: ApiStubs = {}) =>
    renderApp(<GradeEditPage />, {
      user: 'lecturer',
      path: '/internships/15/grades/31/edit',
      route: '/internships/:id/grades/:gradeId/edit',
      api: {
        'GET /internships/15': { data: anInternship() },
        'GET /grades/31': { data: aGrade() },
        ...api,
      },
    });

  test('locks the course but not the scores', async () => {
    open();
    const course = await screen.findByRole('combobox', { name: 'Mata Kuliah' });
    expect(course).toBeDisabled();
    expect(course).toHaveValue('AJK232001 - Administrasi Server');
    expect(screen.getByLabelText('Lainnya')).toHaveValue('50,5');
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "course_code: Mata Kuliah, wajib, terkunci",
        "assignment_1: Tugas 1, wajib",
        "assignment_2: Tugas 2, wajib",
        "midterm: UTS, wajib",
        "final: UAS, wajib",
        "other: Lainnya, wajib",
      ]
    `);
  });

  test('previews the new letter before saving', async () => {
    const { person, calls } = open({ 'PUT /grades/31': { data: aGrade() } });
    await screen.findByLabelText('Tugas 1');
    expect(preview()).toHaveTextContent('Huruf B');
    await fill(person, { UTS: '100', Lainnya: '100' });
    expect(preview()).toHaveTextContent('Total 90,50');
    expect(preview()).toHaveTextContent('Huruf A');
    await person.type(screen.getByLabelText('Alasan perubahan'), 'Salah ketik');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      course_code: 'AJK232001',
      midterm: 100,
      other: 100,
      reason: 'Salah ketik',
    });
  });

  test('asks why once a stored score differs, and keeps the typed text', async () => {
    const { person, calls } = open({ 'PUT /grades/31': reply(500, { message: 'x' }) });
    await screen.findByLabelText('Tugas 1');
    expect(screen.queryByLabelText('Alasan perubahan')).not.toBeInTheDocument();
    await fill(person, { UTS: '61' });
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
    expect(screen.getByLabelText('Alasan perubahan')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

    await person.type(screen.getByLabelText('Alasan perubahan'), 'Salah ketik');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
    expect(screen.getByLabelText('Alasan perubahan')).toHaveValue('Salah ketik');

    await fill(person, { UTS: '60' });
    expect(screen.queryByLabelText('Alasan perubahan')).not.toBeInTheDocument();
  });

  test('needs no reason when nothing differs', async () => {
    const { person, calls } = open({ 'PUT /grades/31': { data: aGrade() } });
    await screen.findByLabelText('Tugas 1');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ reason: null });
  });

  test('shows an error without a retry when the grade does not exist', async () => {
    open({ 'GET /grades/31': reply(404, { message: 'x' }) });
    expect(await screen.findByText('Nilai tidak ditemukan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });
});
