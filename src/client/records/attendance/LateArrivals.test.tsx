import { screen } from '@testing-library/react';
import { anAttendanceEvent } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { LateArrivals } from './LateArrivals';

const LATE = anAttendanceEvent({
  ...{ claimed_at: '2026-11-21T00:05:00.000Z', received_at: '2026-11-21T06:07:00.000Z' },
  ...{ arrived_late_minutes: 362, clock_doubt: 'unknown' },
});

test('the student reads of a late press what reviewers read, and nothing of others', async () => {
  const events = [
    anAttendanceEvent({ id: 30 }),
    LATE,
    { ...LATE, id: 32, voided_at: '2026-11-22T00:00:00Z' },
  ];
  renderApp(<LateArrivals events={events} zone="WIB" />, { user: 'student' });
  expect(await screen.findAllByText(/Absen masuk/)).toHaveLength(1);
  expect(
    screen.getByText(
      'Absen masuk 21 Nov 2026, 07:05 · Terkirim belakangan (6 jam), diterima 21 Nov 2026, 13:07 · Jam ponsel belum pernah dicocokkan dengan server',
    ),
  ).toBeVisible();
});
