import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locatedAt, permissionDenied, stubGeolocation } from '@/client/testing/device';
import { formFields } from '@/client/testing/formFields';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeValidFrom, validFrom } from '@/client/testing/validFrom';
import { drawPointMap } from '@/client/ui/map/drawPointMap';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { PlaceCreatePage } from './PlaceCreatePage';
import { PlaceEditPage } from './PlaceEditPage';

jest.mock('@/client/ui/map/drawPointMap', () => ({ drawPointMap: jest.fn() }));
const drawn = jest.mocked(drawPointMap);
const show = jest.fn();

const SETTINGS = {
  app_name: 'SiMagang',
  department: '',
  programme: '',
  map_tile_url: 'https://peta.example/{z}/{x}/{y}.png',
  map_attribution: '© Peta',
  map_on_click: false,
  campus_time_zone: 'Asia/Jakarta',
  letter_pdfs: false,
};
const company = aCompany({ id: 3, name: 'PT Lintas Nusa Data' });
const lists = {
  'GET /settings': { data: SETTINGS },
  'GET /companies': page(company),
  'GET /companies/3': { data: company },
};

beforeEach(() => {
  jest.clearAllMocks();
  drawn.mockReturnValue({ show, remove: () => {} });
});

const createAt = (query: string, api: ApiStubs = {}) =>
  renderApp(<PlaceCreatePage />, {
    user: 'super_admin',
    path: `/places/create${query}`,
    route: '/places/create',
    api: { ...lists, ...api },
  });

type Person = ReturnType<typeof createAt>['person'];

const point = () => screen.getByLabelText('Koordinat');
const paste = (text: string) => fireEvent.change(point(), { target: { value: text } });
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));
const lastShown = () => show.mock.lastCall?.[0];

describe('a new place', () => {
  const other = aCompany({ id: 8, name: 'CV Karya Mandiri', address: 'Jl. Braga No. 12, Bandung' });
  const api = {
    'GET /companies': page(company, other),
    'GET /companies/8': { data: other },
  };
  const choose = async (person: Person, name: RegExp) => {
    await person.click(await screen.findByRole('combobox', { name: /^Mitra Industri/ }));
    await person.click(await screen.findByRole('option', { name }));
  };
  const address = () => screen.getByLabelText('Alamat');

  test('the address is that of the company, until another one is typed', async () => {
    const { person } = createAt('?company_id=3', api);
    expect(await screen.findByLabelText('Alamat')).toHaveValue(company.address);
    await person.clear(address());
    await choose(person, /Karya Mandiri/);
    await waitFor(() => expect(address()).toHaveValue(other.address));
    await choose(person, /Lintas Nusa/);
    await waitFor(() => expect(address()).toHaveValue(company.address));
    await person.clear(address());
    await person.type(address(), 'Gudang');
    await choose(person, /Karya Mandiri/);
    await screen.findByDisplayValue('CV Karya Mandiri');
    expect(address()).toHaveValue('Gudang');
  });
});

describe('the form of a new place', () => {
  test('asks for the fields of a place', async () => {
    createAt('');
    await screen.findByLabelText('Nama Lokasi');
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "company_id: Mitra Industri, wajib",
        "name: Nama Lokasi, wajib",
        "address: Alamat, wajib",
        "latitude: Koordinat, wajib",
        "radius: Radius, wajib",
        "time_zone: Zona Waktu, wajib",
        "has_joint_leave: Cuti bersama berlaku",
        "is_active: Lokasi aktif",
      ]
    `);
  });

  test('sends the place of the company in the URL and returns to the list', async () => {
    const { person, calls, location } = createAt('?company_id=3', {
      'POST /places': reply(201, { data: aPlace() }),
    });
    await person.type(await screen.findByLabelText('Nama Lokasi'), 'Kantor Pusat');
    await person.clear(screen.getByLabelText('Alamat'));
    await person.type(screen.getByLabelText('Alamat'), 'Jl. Asia Afrika No. 88, Bandung');
    await person.type(point(), '-6.921151, 107.611052');
    await save(person);
    expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual(aPlaceInput());
    expect(location()).toBe('/places');
  });

  test('sends nothing without the fields', async () => {
    const { person, calls } = createAt('');
    await screen.findByLabelText('Nama Lokasi');
    await save(person);
    expect(await screen.findByText('Perusahaan wajib dipilih')).toBeVisible();
    expect(screen.getByText('Nama lokasi wajib diisi')).toBeVisible();
    expect(screen.getByText('Alamat wajib diisi')).toBeVisible();
    expect(screen.getByText('Koordinat wajib diisi')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each([
    ['?company_id=3&latitude=-6.9&longitude=107.6', 'PT Lintas Nusa Data', '-6.9, 107.6'],
    ['?company_id=abc&latitude=-6.9&longitude=107.6', '', '-6.9, 107.6'],
    ['?latitude=-96.9&longitude=107.6', '', ''],
    ['?latitude=-6.9', '', ''],
    ['?name=Kantor&radius=5', '', ''],
  ])('starts with what %s says and the rules accept', async (query, name, text) => {
    createAt(query);
    expect(await screen.findByLabelText('Koordinat')).toHaveValue(text);
    expect(screen.getByRole('combobox', { name: 'Mitra Industri' })).toHaveValue(name);
    expect(screen.getByLabelText('Nama Lokasi')).toHaveValue('');
    expect(screen.getByLabelText('Radius')).toHaveValue('150');
  });

  test.each([
    [['/places', '/companies/3/edit'], '/companies/3/edit'],
    [['/companies/3/edit', '/places?page=2'], '/places?page=2'],
    [['/companies/4/edit'], '/places'],
  ])('leads back from %j to %s', async (visited, target) => {
    const { router } = renderApp(<PlaceCreatePage />, {
      user: 'super_admin',
      path: '/',
      route: '/places/create',
      api: lists,
    });
    for (const url of [...visited, '/places/create?company_id=3']) {
      await act(() => router.navigate(url));
    }
    expect(await screen.findByRole('link', { name: 'Batal' })).toHaveAttribute('href', target);
  });

  test('a company that is gone is not chosen', async () => {
    createAt('?company_id=9', {
      'GET /companies/9': reply(404, { message: 'x' }),
    });
    expect(await screen.findByRole('combobox', { name: 'Mitra Industri' })).toHaveValue('');
  });
});

describe('the coordinates', () => {
  test('come from the link of a map, once the person leaves the field', async () => {
    const { person } = createAt('');
    await screen.findByLabelText('Koordinat');
    const link = 'https://www.openstreetmap.org/#map=17/-6.9/107.6';
    paste(link);
    expect(point()).toHaveValue(link);
    await waitFor(() => expect(lastShown()?.point).toEqual({ latitude: -6.9, longitude: 107.6 }));
    await person.click(point());
    await person.tab();
    expect(point()).toHaveValue('-6.9, 107.6');
  });

  test.each([
    ['https://maps.app.goo.gl/AbCdEf', /^Tautan pendek tidak memuat koordinat/],
    ['https://www.google.com/maps/place/Gedung+Sate', 'Tautan ini tidak memuat koordinat'],
    ['-6,107', /^Koordinat tidak dikenali/],
    ['-6.9', 'Garis bujur wajib diisi'],
  ])('%s is refused with the reason', async (text, reason) => {
    const { person } = createAt('');
    await screen.findByLabelText('Koordinat');
    paste(text);
    await person.click(point());
    await person.tab();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(point()).toHaveValue(text);
    expect(point()).toBeInvalid();
  });

  test('follow the pin, and the map follows point and radius', async () => {
    const { person } = createAt('');
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(lastShown()).toMatchObject({ point: null, radius: 150 });
    const { onPlaced } = drawn.mock.calls[0]?.[1] ?? {};
    act(() => onPlaced?.({ latitude: -5.15260049, longitude: 119.4383 }));
    expect(point()).toHaveValue('-5.1526, 119.4383');
    expect(lastShown()?.point).toEqual({
      latitude: -5.1526,
      longitude: 119.4383,
    });
    const radius = screen.getByLabelText('Radius');
    await person.clear(radius);
    await person.type(radius, '300');
    expect(lastShown()?.radius).toBe(300);
  });

  test('come from the device, with its accuracy', async () => {
    stubGeolocation(locatedAt(-6.914744, 107.60981, 12.4));
    const { person } = createAt('');
    await person.click(await screen.findByRole('button', { name: 'Gunakan posisi saya' }));
    await waitFor(() => expect(point()).toHaveValue('-6.914744, 107.60981'));
    expect(screen.getByRole('status')).toHaveTextContent('akurasi sekitar 12 meter');
  });

  test('stay as they are without a permission', async () => {
    stubGeolocation(permissionDenied);
    const { person } = createAt('?latitude=-6.9&longitude=107.6');
    await person.click(await screen.findByRole('button', { name: 'Gunakan posisi saya' }));
    expect(await screen.findByText(/^Posisi tidak tersedia/)).toBeVisible();
    expect(point()).toHaveValue('-6.9, 107.6');
  });
});

describe('an unusual point', () => {
  const asked = {
    message: 'Data yang dikirim tidak valid.',
    errors: { latitude: ['Titik ini di luar Indonesia.'] },
    code: 'unusual_point',
  };
  const edit = (api: ApiStubs) =>
    renderApp(<PlaceEditPage />, {
      user: 'super_admin',
      path: '/places/5/edit',
      route: '/places/:id/edit',
      api: { ...lists, 'GET /places/5': { data: aPlace({ version: 3 }) }, ...api },
    });

  test('shows a remark with the likely point, which one press takes', async () => {
    const { person } = createAt('');
    await screen.findByLabelText('Koordinat');
    paste('6.914744, 107.60981');
    expect(
      await screen.findByText('Titik ini di luar Indonesia. Maksudnya -6.914744, 107.60981?'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Gunakan -6.914744, 107.60981' }));
    expect(point()).toHaveValue('-6.914744, 107.60981');
    expect(point()).toHaveFocus();
    expect(screen.queryByText(/^Titik ini/)).not.toBeInTheDocument();
  });

  test('an unusual point is saved once the person confirms it', async () => {
    let requests = 0;
    const { person, calls, location } = edit({
      'PUT /places/5': () => {
        requests += 1;
        return requests === 1 ? reply(422, asked) : { data: aPlace({ version: 4 }) };
      },
    });
    await screen.findByLabelText('Koordinat');
    paste('35.681, 139.767');
    await save(person);
    const dialog = await screen.findByRole('alertdialog', { name: 'Simpan titik ini?' });
    expect(dialog).toHaveAccessibleDescription('Titik ini di luar Indonesia.');
    // The Enter that sent the form is often pressed twice.
    expect(within(dialog).getByRole('button', { name: 'Batal' })).toHaveFocus();
    await person.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toMatchObject([
      { latitude: 35.681, version: 3 },
      { latitude: 35.681, version: 3, is_point_confirmed: true },
    ]);
    expect(bodies[0]).not.toHaveProperty('is_point_confirmed');
    expect(location()).toBe('/places');
  });

  test('an unusual point stays in the form with its remark if the person declines', async () => {
    const { person, calls } = edit({ 'PUT /places/5': reply(422, asked) });
    await screen.findByLabelText('Koordinat');
    paste('35.681, 139.767');
    await save(person);
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(point()).toBeInvalid());
    expect(point()).toHaveValue('35.681, 139.767');
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

test('sends a changed place with the version that was read', async () => {
  const { person, calls, location } = renderApp(<PlaceEditPage />, {
    user: 'super_admin',
    path: '/places/5/edit',
    route: '/places/:id/edit',
    api: {
      ...lists,
      'GET /places/5': { data: aPlace({ version: 3 }) },
      'PUT /places/5': { data: aPlace({ version: 4 }) },
    },
  });
  expect(await screen.findByText('Kantor Pusat – PT Lintas Nusa Data')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Zona Waktu' }), 'WITA');
  await person.click(screen.getByRole('switch', { name: 'Cuti bersama berlaku' }));
  await save(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
  expect(body).toEqual({
    ...aPlaceInput({ time_zone: 'WITA', has_joint_leave: false }),
    version: 3,
  });
  expect(location()).toBe('/places');
});

describe('the day from which an edit counts', () => {
  const edit = (put: ApiStubs[string] = { data: aPlace({ version: 4 }) }) =>
    renderApp(<PlaceEditPage />, {
      user: 'super_admin',
      path: '/places/5/edit',
      route: '/places/:id/edit',
      api: { ...lists, 'GET /places/5': { data: aPlace({ version: 3 }) }, 'PUT /places/5': put },
    });
  const bodies = ({ calls }: ReturnType<typeof edit>) =>
    calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const jointLeave = () => screen.findByRole('switch', { name: 'Cuti bersama berlaku' });
  const reason = () => screen.queryByLabelText(/^Alasan/);

  test('a past day of an edited place needs a reason, and days that change a confirmation', async () => {
    const view = edit(onceConfirmed({ data: aPlace({ version: 4 }) }));
    const { person, location } = view;
    await person.click(await jointLeave());
    expect(reason()).not.toBeInTheDocument();
    await typeValidFrom(person, '01102020');
    await save(person);
    expect(await screen.findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
    expect(bodies(view)).toEqual([]);
    await person.type(screen.getByLabelText(/^Alasan/), 'Mitra tetap bekerja.');
    await save(person);
    await confirmPastDays(person);
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    const sent = {
      ...aPlaceInput({ has_joint_leave: false }),
      version: 3,
      valid_from: '2020-10-01',
      reason: 'Mitra tetap bekerja.',
    };
    expect(bodies(view)).toEqual([sent, { ...sent, ...confirmed('Mitra tetap bekerja.') }]);
    expect(location()).toBe('/places');
  });

  test('a declined question about past days keeps what was typed, without a toast', async () => {
    const view = edit(onceConfirmed({}));
    const { person, location } = view;
    await person.click(await jointLeave());
    await typeValidFrom(person, '01102020');
    await person.type(screen.getByLabelText(/^Alasan/), 'Mitra tetap bekerja.');
    await save(person);
    await declinePastDays(person);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await jointLeave()).not.toBeChecked();
    expect(reason()).toHaveValue('Mitra tetap bekerja.');
    expect(validFrom()).toHaveValue('01/10/2020');
    expect(location()).toBe('/places/5/edit');
    expect(bodies(view)).toHaveLength(1);
  });

  test('shows only for what days are judged by, and counts only while it is shown', async () => {
    const view = edit();
    const { person } = view;
    await person.type(await screen.findByLabelText('Nama Lokasi'), ' Baru');
    await person.click(screen.getByRole('switch', { name: 'Lokasi aktif' }));
    expect(validFrom()).not.toBeInTheDocument();
    const radius = screen.getByLabelText('Radius');
    await person.type(radius, '0');
    await typeValidFrom(person, '01102020');
    await person.type(screen.getByLabelText(/^Alasan/), 'x');
    await person.type(radius, '{Backspace}');
    expect(validFrom()).not.toBeInTheDocument();
    expect(reason()).not.toBeInTheDocument();
    await save(person);
    expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
    expect(bodies(view)).toEqual([
      { ...aPlaceInput({ name: 'Kantor Pusat Baru', is_active: false }), version: 3 },
    ]);
  });

  test('the date from which it holds is required while it is shown', async () => {
    const view = edit();
    const { person } = view;
    await person.click(await jointLeave());
    await person.clear(await screen.findByRole('textbox', { name: 'Berlaku mulai' }));
    await save(person);
    expect(await screen.findByText('Tanggal berlaku wajib diisi')).toBeVisible();
    expect(bodies(view)).toEqual([]);
  });

  test('shows the refusals of the server at the day and the reason', async () => {
    const errors = { valid_from: ['Tanggal ini terlalu lama'], reason: ['Alasan wajib diisi'] };
    const { person } = edit(reply(422, { message: 'x', errors }));
    await person.click(await jointLeave());
    await typeValidFrom(person, '01101999');
    await person.type(screen.getByLabelText(/^Alasan/), 'Mitra tetap bekerja.');
    await save(person);
    expect(await screen.findByText('Tanggal ini terlalu lama')).toBeVisible();
    expect(screen.getByText('Alasan wajib diisi')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
