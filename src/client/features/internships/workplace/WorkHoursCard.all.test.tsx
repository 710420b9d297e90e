import { screen, within } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { anInternshipPlace, aWorkPattern } from '@/client/testing/records/schedule';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { WorkHoursCard } from './WorkHoursCard';

const NIGHT = aWorkPattern({
  id: 41,
  valid_from: '2026-12-01',
  weekdays: [6, 7],
  start_time: '22:00',
  end_time: '06:00',
  break_minutes: 0,
  place_id: 6,
  place_name: 'Gudang',
});

const open = (patterns: ApiStubs[string], { canChange = true, places = [] as object[] } = {}) =>
  renderApp(<WorkHoursCard internshipId={15} canChange={canChange} />, {
    user: 'mentor',
    api: {
      'GET /internships/15/work-patterns': patterns,
      'GET /internships/15/places': { data: places },
    },
  });

const card = () => within(screen.getByRole('region', { name: 'Jam Kerja' }));
const rows = async () => (await card().findAllByRole('listitem')).map((row) => row.textContent);

afterEach(() => {
  jest.useRealTimers();
});

test('lists the versions in words and marks the one in force', async () => {
  freezeDate('2026-11-30T03:00:00Z');
  open({ data: [NIGHT, aWorkPattern()] }, { places: [anInternshipPlace()] });
  await card().findByText(/Lokasi bawaan/);
  expect(await rows()).toEqual([
    'Sab, Min 22:00 – 06:00 (+1)Berlaku mulai 1 Desember 2026 · Gudang',
    'Sen–Jum 08:00 – 16:00, istirahat 60 menitBerlaku mulai 1 Juli 2026 · Lokasi bawaanSaat ini',
  ]);
});

test('marks a version from its first day on, by the clock of the campus', async () => {
  freezeDate('2026-11-30T17:00:00Z');
  open({ data: [NIGHT, aWorkPattern()] });
  expect((await rows())[0]).toContain('Saat ini');
});

test('names no default place where the company has none', async () => {
  open({ data: [aWorkPattern({ valid_from: '2100-01-01' })] });
  expect(await rows()).toEqual([
    'Sen–Jum 08:00 – 16:00, istirahat 60 menitBerlaku mulai 1 Januari 2100',
  ]);
});

test.each([true, false])(
  'links to the schedule of the placement if hours can be changed: %s',
  async (canChange) => {
    open({ data: [] }, { canChange });
    expect(await screen.findByText('Belum ada jam kerja.')).toBeVisible();
    const links = screen
      .queryAllByRole('link', { name: 'Buat dari Pola' })
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(canChange ? ['/internships/schedule?internship_id=15'] : []);
  },
);

test('shows that the hours load, and an error with a retry', async () => {
  let isDown = true;
  const { person } = open(() => (isDown ? reply(500) : { data: [aWorkPattern()] }));
  expect(card().getByRole('status')).toHaveTextContent('Memuat data...');
  await card().findByText('Gagal memuat data. Silakan coba lagi nanti.');
  isDown = false;
  await person.click(card().getByRole('button', { name: 'Coba lagi' }));
  expect(await card().findByText(/^Sen–Jum/)).toBeVisible();
});
