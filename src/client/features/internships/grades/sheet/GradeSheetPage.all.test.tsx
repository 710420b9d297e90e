import { act, fireEvent, screen } from '@testing-library/react';
import {
  aStudentRow,
  COURSE,
  cell,
  findCell,
  openSheet,
  PERIOD,
  rowOf,
  SHEET_URL,
  STUDENTS,
  storedScores,
} from '@/client/testing/gradeSheet';
import { reply } from '@/client/testing/stubApi';
import { latestAnnouncement } from '@/client/ui/announcements';

describe('the page', () => {
  test('starts with the active period and keeps the choices in the URL', async () => {
    const { person, location } = openSheet({ path: '/grades/sheet' });
    expect(
      await screen.findByText('Pilih mata kuliah untuk menampilkan lembar nilai.'),
    ).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: 'Mata Kuliah' }));
    await person.click(await screen.findByRole('option', { name: new RegExp(COURSE.name) }));
    expect(await screen.findByRole('table', { name: 'Nilai per mahasiswa' })).toBeVisible();
    expect(location()).toBe(SHEET_URL);
  });

  test('says that the lecturer has no students in the period', async () => {
    openSheet({ rows: [] });
    expect(
      await screen.findByText('Belum ada mahasiswa bimbingan Anda pada periode ini.'),
    ).toBeVisible();
  });

  test('names an unknown course', async () => {
    const answer = reply(422, {
      message: 'x',
      errors: { course_code: ['Mata kuliah tidak ditemukan'] },
    });
    openSheet({}, { 'GET /grades/sheet': answer });
    expect(await screen.findByText('Mata kuliah tidak ditemukan')).toBeVisible();
  });

  test('loads again after a failure', async () => {
    let answer: object = reply(500);
    const { person } = openSheet({}, { 'GET /grades/sheet': () => answer });
    await screen.findByRole('alert');
    answer = {
      data: { course: COURSE, internship_period: PERIOD, rows: STUDENTS },
      meta: { total: 3 },
    };
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await findCell('UTS', 'Agus Salim')).toBeVisible();
  });

  test('offers pages for more than a hundred students', async () => {
    const { person, location, calls } = openSheet({ total: 120 });
    await person.click(await screen.findByRole('button', { name: 'Berikutnya' }));
    expect(await screen.findByText(/Halaman 2 dari 2/)).toBeVisible();
    expect(location()).toBe(`${SHEET_URL}&page=2`);
    expect(
      calls.filter(({ path }) => path === '/grades/sheet').map(({ query }) => query.page),
    ).toEqual(['1', '2']);
  });
});

describe('the keyboard', () => {
  test('moves like in a spreadsheet', async () => {
    const { person } = openSheet();
    await person.click(await findCell('Tugas 1', 'Agus Salim'));
    const expectFocus = (part: string, name: string) => expect(cell(part, name)).toHaveFocus();
    await person.keyboard('{Enter}');
    expectFocus('Tugas 1', 'Budi Santoso');
    await person.keyboard('{ArrowDown}');
    expectFocus('Tugas 1', 'Citra Lestari');
    await person.keyboard('{Enter}');
    expectFocus('Tugas 1', 'Citra Lestari');
    await person.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
    expectFocus('Tugas 1', 'Agus Salim');
    await person.keyboard('{ArrowRight}');
    expectFocus('Tugas 2', 'Agus Salim');
    await person.keyboard('80{ArrowLeft}');
    expectFocus('Tugas 2', 'Agus Salim');
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expectFocus('UTS', 'Agus Salim');
    await person.tab({ shift: true });
    expectFocus('Tugas 2', 'Agus Salim');
    await person.keyboard('{ArrowLeft}');
    expectFocus('Tugas 1', 'Agus Salim');
  });

  test('may be faster than the browser renders', async () => {
    const keys = 60;
    openSheet();
    const input = await findCell('Tugas 1', 'Agus Salim');
    act(() => {
      for (let length = 1; length <= keys; length += 1) {
        fireEvent.change(input, { target: { value: '7'.repeat(length) } });
      }
    });
    expect(input).toHaveValue('7'.repeat(keys));
  });

  test('restores a cell with Escape', async () => {
    const { person } = openSheet({ rows: [aStudentRow(1, 'Agus Salim', storedScores())] });
    await person.click(await findCell('UTS', 'Agus Salim'));
    await person.keyboard('99');
    expect(cell('UTS', 'Agus Salim')).toHaveValue('99');
    await person.keyboard('{Escape}');
    expect(cell('UTS', 'Agus Salim')).toHaveValue('60');
  });
});

describe('pasting', () => {
  test('fills the cells to the right and below, and says what did not fit', async () => {
    const { person } = openSheet();
    await person.click(await findCell('UAS', 'Budi Santoso'));
    await person.paste('80,5\t71\t1\r\n\tabc\r\n1\t2\r\n');
    expect(cell('UAS', 'Budi Santoso')).toHaveValue('80,5');
    expect(cell('Lainnya', 'Budi Santoso')).toHaveValue('71');
    expect(cell('UAS', 'Citra Lestari')).toHaveValue('');
    expect(cell('Lainnya', 'Citra Lestari')).toHaveValue('abc');
    expect(cell('Lainnya', 'Citra Lestari')).toHaveAccessibleDescription(
      'Nilai lainnya harus berupa angka',
    );
    expect(latestAnnouncement().text).toBe('3 sel diisi. 3 sel tidak muat di lembar ini.');
  });

  test('reads percentages as scores, and says what to write instead of a fraction', async () => {
    const { person } = openSheet();
    await person.click(await findCell('UAS', 'Budi Santoso'));
    await person.paste('85%\t0,85\r\n85,5 %\t100%\r\n');
    expect(cell('UAS', 'Budi Santoso')).toBeValid();
    expect(cell('UAS', 'Citra Lestari')).toBeValid();
    expect(cell('Lainnya', 'Citra Lestari')).toBeValid();
    expect(cell('Lainnya', 'Budi Santoso')).toHaveAccessibleDescription(
      'Nilai lainnya wajib diisi. Tulis 85, bukan 0,85.',
    );
  });

  test('leaves a single value to its cell', async () => {
    const { person } = openSheet();
    await person.click(await findCell('UAS', 'Budi Santoso'));
    await person.paste('85');
    expect(cell('UAS', 'Budi Santoso')).toHaveValue('85');
  });
});

test('finished placements of an open period are read below those that are filled in', async () => {
  openSheet({
    rows: [
      aStudentRow(1, 'Agus Salim'),
      { ...aStudentRow(3, 'Citra Lestari', storedScores()), closed_by: 'placement' },
    ],
  });
  expect(await findCell('UAS', 'Agus Salim')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hanya dapat dibaca' })).toBeVisible();
  expect(rowOf('Citra Lestari')).toHaveTextContent('8070609050,570,60B');
  expect(screen.queryByText('Periode ditutup, hanya dapat dibaca')).not.toBeInTheDocument();
});

test('the sheet of a closed period can only be read, with what was not stored in time', async () => {
  const { person, unmount } = openSheet();
  await person.click(await findCell('Tugas 1', 'Citra Lestari'));
  await person.keyboard('80');
  unmount();
  openSheet({
    rows: [aStudentRow(1, 'Agus Salim', storedScores()), aStudentRow(3, 'Citra Lestari')].map(
      (row) => ({ ...row, closed_by: 'period' as const }),
    ),
    period: { ...PERIOD, closed_at: '2026-08-21T08:00:00Z' },
  });
  expect(await screen.findByText('Periode ditutup, hanya dapat dibaca')).toBeVisible();
  expect(rowOf('Agus Salim')).toHaveTextContent('8070609050,570,60B');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText(/Citra Lestari: 80 · - · - · - · -/)).toBeVisible();
});
