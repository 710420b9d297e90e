import { screen, waitFor, within } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aHoliday } from '@/client/testing/records/holiday';
import { confirmed, confirmPastDays, onceConfirmed } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { HolidayCreatePage } from './HolidayCreatePage';
import { HolidayEditPage } from './HolidayEditPage';

const DATE = '2099-08-17';

type Person = ReturnType<typeof renderApp>['person'];

const choose = async (person: Person, label: string, choice: string) => {
  await person.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
};

const fill = async (person: Person) => {
  await typeDigits(person, screen.getByRole('textbox', { name: 'Tanggal' }), '17082026');
  await person.type(screen.getByLabelText('Nama Hari Libur'), 'Proklamasi Kemerdekaan');
  await choose(person, 'Jenis', 'Nasional');
  await choose(person, 'Kepastian', 'Ditetapkan');
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the form of a new holiday', () => {
  const open = (api: ApiStubs = {}) =>
    renderApp(<HolidayCreatePage />, {
      user: 'super_admin',
      path: '/holidays/create',
      api,
    });

  test('asks for the fields of a holiday', () => {
    open();
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "date: Tanggal, wajib",
        "name: Nama Hari Libur, wajib",
        "kind: Jenis, wajib",
        "certainty: Kepastian, wajib",
      ]
    `);
  });

  test('sends the holiday and returns to the list', async () => {
    const { person, calls, location } = open({
      'POST /holidays': reply(201, { data: aHoliday() }),
      'GET /holidays/16/move': { data: { total: 0, movable: 0, activities: [] } },
    });
    await fill(person);
    await save(person);
    expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(aHolidayInput());
    await waitFor(() => expect(location()).toBe('/holidays'));
  });

  test('sends nothing without the fields', async () => {
    const { person, calls } = open();
    await save(person);
    expect(await screen.findByText('Tanggal wajib diisi')).toBeVisible();
    expect(screen.getByText('Nama hari libur wajib diisi')).toBeVisible();
    expect(screen.getByText('Jenis wajib dipilih')).toBeVisible();
    expect(screen.getByText('Kepastian wajib dipilih')).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('shows at the date that it has a holiday already', async () => {
    const errors = { date: ['Tanggal ini sudah ada'] };
    const { person, location } = open({
      'POST /holidays': reply(422, { message: 'x', errors }),
    });
    await fill(person);
    await save(person);
    expect(await screen.findByText('Tanggal ini sudah ada')).toBeVisible();
    expect(location()).toBe('/holidays/create');
  });
});

test('a new holiday on a past day is stored once its changes are confirmed', async () => {
  const { person, calls, location } = renderApp(<HolidayCreatePage />, {
    user: 'super_admin',
    path: '/holidays/create',
    api: {
      'POST /holidays': onceConfirmed(reply(201, { data: aHoliday() })),
      'GET /holidays/16/move': { data: { total: 0, movable: 0, activities: [] } },
    },
  });
  await fill(person);
  await save(person);
  await confirmPastDays(person, 'SKB terlambat.');
  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    aHolidayInput(),
    { ...aHolidayInput(), ...confirmed('SKB terlambat.') },
  ]);
  await waitFor(() => expect(location()).toBe('/holidays'));
});

test('a changed holiday on a past day is stored once its changes are confirmed', async () => {
  const { person, calls } = renderApp(<HolidayEditPage />, {
    user: 'super_admin',
    path: '/holidays/16/edit',
    route: '/holidays/:id/edit',
    api: {
      'GET /holidays/16': { data: aHoliday({ version: 3, certainty: 'estimated' }) },
      'PUT /holidays/16': onceConfirmed({ data: aHoliday({ version: 4 }) }),
    },
  });
  await choose(person, 'Kepastian', 'Ditetapkan');
  await save(person);
  await confirmPastDays(person, 'SKB terlambat.');
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    ...aHolidayInput(),
    version: 3,
    ...confirmed('SKB terlambat.'),
  });
});

test('sends a changed holiday with the version that was read', async () => {
  const { person, calls, location } = renderApp(<HolidayEditPage />, {
    user: 'super_admin',
    path: '/holidays/16/edit',
    route: '/holidays/:id/edit',
    api: {
      'GET /holidays/16': {
        data: aHoliday({ version: 3, certainty: 'estimated' }),
      },
      'PUT /holidays/16': { data: aHoliday({ version: 4 }) },
    },
  });
  await choose(person, 'Kepastian', 'Ditetapkan');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
  expect(body).toEqual({ ...aHolidayInput(), version: 3 });
  expect(location()).toBe('/holidays');
});

describe('activities on the holiday', () => {
  const MOVE = {
    total: 2,
    movable: 1,
    activities: [
      { id: 8, student_name: 'Citra Ayu', reason: 'exists', holiday_name: null },
      { id: 7, student_name: 'Budi Santoso', reason: null, holiday_name: null },
    ],
  };
  const open = (query = '', api: ApiStubs = {}) =>
    renderApp(<HolidayEditPage />, {
      user: 'super_admin',
      path: `/holidays/16/edit${query}`,
      route: '/holidays/:id/edit',
      api: {
        'GET /holidays/16': { data: aHoliday({ date: DATE }) },
        'GET /holidays/16/move': { data: MOVE },
        ...api,
      },
    });
  const section = () => within(screen.getByRole('form', { name: 'Pindahkan aktivitas' }));

  test('move to the chosen day, and what cannot is named', async () => {
    const { person, calls } = open('?moved_from=2099-08-18', {
      'POST /holidays/16/move': reply(201, { data: { moved: 1 } }),
    });
    const button = await screen.findByRole('button', { name: 'Pindahkan 1 aktivitas' });
    expect(section().getByText('1 aktivitas dapat dipindahkan, 1 tetap')).toBeVisible();
    expect(section().getByText('Citra Ayu: Sudah ada aktivitas lain')).toBeVisible();
    await person.click(button);
    expect(await screen.findByText('1 aktivitas dipindahkan ke 18 Agt 2099')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      date: '2099-08-18',
      expected: 1,
    });
    const beforeMove = calls.slice(
      0,
      calls.findIndex(({ method }) => method === 'POST'),
    );
    const checks = beforeMove.filter(({ query }) => query.date === '2099-08-18');
    expect(checks).toHaveLength(1);
  });

  test('move as many as the page shows for the day that was chosen last', async () => {
    const { person, calls } = open('?moved_from=2099-08-18', {
      'GET /holidays/16/move': ({ query }: StubRequest) => ({
        data: { ...MOVE, total: 5, movable: query.date === '2099-08-19' ? 3 : 1 },
      }),
      'POST /holidays/16/move': reply(201, { data: { moved: 3 } }),
    });
    await screen.findByRole('button', { name: 'Pindahkan 1 aktivitas' });
    await typeDigits(person, section().getByRole('textbox'), '19082099');
    await person.click(await screen.findByRole('button', { name: 'Pindahkan 3 aktivitas' }));
    expect(await screen.findByText('3 aktivitas dipindahkan ke 19 Agt 2099')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      date: '2099-08-19',
      expected: 3,
    });
  });

  test('stay unmentioned when there are none', async () => {
    open('', { 'GET /holidays/16/move': { data: { total: 0, movable: 0, activities: [] } } });
    await screen.findByLabelText('Nama Hari Libur');
    expect(screen.queryByText('Aktivitas pada Hari Libur Ini')).not.toBeInTheDocument();
  });

  test('lead from a new holiday to its page', async () => {
    const { person, location } = renderApp(<HolidayCreatePage />, {
      user: 'super_admin',
      path: '/holidays/create',
      api: {
        'POST /holidays': reply(201, { data: aHoliday({ date: DATE }) }),
        'GET /holidays/16/move': { data: MOVE },
      },
    });
    await fill(person);
    await save(person);
    await waitFor(() => expect(location()).toBe('/holidays/16/edit'));
  });

  test('a holiday that moves keeps its page, with the old day as the target', async () => {
    const { person, location } = open('', {
      'PUT /holidays/16': { data: aHoliday({ date: '2099-08-19', version: 2 }) },
    });
    await typeDigits(person, await screen.findByRole('textbox', { name: 'Tanggal' }), '19082099');
    await save(person);
    await waitFor(() => expect(location()).toBe(`/holidays/16/edit?moved_from=${DATE}`));
    expect(await screen.findByText(/17 Agt 2099 tidak lagi libur/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buat dari Pola' })).toHaveAttribute(
      'href',
      `/internships/schedule?date=${DATE}`,
    );
  });
});
