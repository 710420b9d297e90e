import { screen, within } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aHoliday } from '@/client/testing/records/holiday';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { HolidayCreatePage } from './HolidayCreatePage';
import { HolidayEditPage } from './HolidayEditPage';

describe('the form of a new holiday', () => {
  const open = (api: ApiStubs = {}) =>
    renderApp(<HolidayCreatePage />, {
      user: 'super_admin',
      path: '/holidays/create',
      api,
    });

  type Person = ReturnType<typeof open>['person'];

  const choose = async (person: Person, label: string, choice: string) => {
    await person.click(screen.getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name: choice }));
  };

  const fill = async (person: Person) => {
    const date = within(screen.getByRole('group', { name: 'Tanggal' }));
    await person.click(date.getByRole('spinbutton', { name: 'Hari' }));
    await person.keyboard('17082026');
    await person.type(screen.getByLabelText('Nama Hari Libur'), 'Proklamasi Kemerdekaan');
    await choose(person, 'Jenis', 'Nasional');
    await choose(person, 'Kepastian', 'Ditetapkan');
  };

  const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

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
    });
    await fill(person);
    await save(person);
    expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual(aHolidayInput());
    expect(location()).toBe('/holidays');
  });

  test('sends nothing without the fields', async () => {
    const { person, calls } = open();
    await save(person);
    expect(await screen.findByText('Tanggal wajib diisi')).toBeVisible();
    expect(screen.getByText('Nama hari libur wajib diisi')).toBeVisible();
    expect(screen.getByText('Jenis wajib dipilih')).toBeVisible();
    expect(screen.getByText('Kepastian wajib dipilih')).toBeVisible();
    expect(calls).toEqual([]);
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
  await person.click(await screen.findByRole('combobox', { name: 'Kepastian' }));
  await person.click(await screen.findByRole('option', { name: 'Ditetapkan' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
  expect(body).toEqual({ ...aHolidayInput(), version: 3 });
  expect(location()).toBe('/holidays');
});
