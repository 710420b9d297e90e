import { within } from '@testing-library/react';
import { aServer, open, row } from '@/client/testing/deskServer';
import { aLog, aPhoto } from '@/client/testing/records/internship';
import { aReview } from '@/client/testing/records/review';

test('shows both times of a log and a photo that arrived later, by the clock of the place', async () => {
  const log = aLog({
    ...{ written_at: '2026-11-21T00:05:00Z', written_received_at: '2026-11-21T06:07:00Z' },
    clock_doubt: 'went_back',
  });
  const photo = aPhoto(1, { made_at: '2026-11-21T03:05:00Z', created_at: '2026-11-21T06:08:00Z' });
  const review = aReview({ name: 'Uji trunk', time_zone: 'WIT', log, photos: [aPhoto(2), photo] });
  await open(aServer([review]).api);
  const shown = within(row(/Uji trunk/)).getAllByText(/Terkirim belakangan/);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Catatan ditulis 21 Nov 2026, 09:05 WIT · Terkirim belakangan (6 jam), diterima 21 Nov 2026, 15:07 WIT · Jam ponsel mundur sejak terakhir dicocokkan dengan server',
    'Foto 2 ditambahkan 21 Nov 2026, 12:05 WIT · Terkirim belakangan (3 jam), diterima 21 Nov 2026, 15:08 WIT',
  ]);
});
