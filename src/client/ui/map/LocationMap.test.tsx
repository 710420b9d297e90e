import { screen, waitFor } from '@testing-library/react';
import { useSettings } from '@/client/api/useSettings';
import { renderApp } from '@/client/testing/renderApp';
import { drawMap } from './drawMap';
import { LocationMap } from './LocationMap';

jest.mock('./drawMap', () => ({ drawMap: jest.fn(() => () => {}) }));
jest.mock('@/client/api/useSettings', () => ({ useSettings: jest.fn() }));
const settings = jest.mocked(useSettings);
const drawn = jest.mocked(drawMap);

const SETTINGS = {
  app_name: 'SiMagang',
  department: '',
  programme: '',
  map_tile_url: 'https://peta.example/{z}/{x}/{y}.png',
  map_attribution: '© Peta',
  map_on_click: false,
  campus_time_zone: 'Asia/Jakarta',
  letter_pdfs: false,
  mails_links: false,
  local_login: true,
  login_providers: [],
};
const POSITION = { latitude: -6.91, longitude: 107.61, label: 'Lokasi absensi' };

beforeEach(() => drawn.mockClear());

const show = (map: React.ReactElement, map_on_click = false) => {
  settings.mockReturnValue({ ...SETTINGS, map_on_click });
  return renderApp(map);
};

test('draws the map at once, with the tiles of the setting', async () => {
  show(<LocationMap {...POSITION} />);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(drawn.mock.calls[0]?.[1]).toMatchObject({
    tileUrl: 'https://peta.example/{z}/{x}/{y}.png',
    isRounded: false,
  });
  expect(screen.queryByText('Posisi dibulatkan sekitar 1 km')).toBeNull();
});

test('loads nothing until the person asks for the map if the setting says so', async () => {
  const { person } = show(<LocationMap {...POSITION} />, true);
  const button = await screen.findByRole('button', { name: 'Tampilkan peta' });
  expect(screen.getByText('-6.910000, 107.610000')).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
  await person.click(button);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(button).not.toBeInTheDocument();
});

test('does not ask again where somebody has asked', async () => {
  show(<LocationMap {...POSITION} isAskedFor />, true);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
});

test('says that a position is rounded, and does not pretend to know it better', async () => {
  show(<LocationMap {...POSITION} isRounded />);
  expect(await screen.findByText('Posisi dibulatkan sekitar 1 km')).toBeInTheDocument();
  expect(screen.getByText('-6.91, 107.61')).toBeInTheDocument();
  await waitFor(() => expect(drawn.mock.calls[0]?.[1]).toMatchObject({ isRounded: true }));
});
