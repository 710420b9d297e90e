import { screen, within } from '@testing-library/react';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import type { StubRequest } from '@/client/testing/stubApi';
import { AttendanceToday } from './AttendanceToday';

const TOTALS = {
  placements: 12,
  present: 7,
  late: 2,
  left_early: 0,
  present_off_site: 0,
  leave: 0,
  sick: 1,
  absent: 0,
  holiday: 0,
  pending: 2,
  needs_settling: 0,
  hours: 0,
  attendance_percent: 90,
};

const period = aPeriod({ id: 2, start_date: '2000-01-01', end_date: '2199-12-31' });

const open = (totals: object = TOTALS, shown = period) =>
  renderApp(<AttendanceToday period={shown} />, {
    user: 'lecturer',
    api: { 'GET /attendance-recap/totals': { data: totals } },
  });

const asked = (calls: StubRequest[]) =>
  calls.find(({ path }) => path === '/attendance-recap/totals')?.query;

test('counts the verdicts on today, and leads to the recap of the period', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Kehadiran Hari Ini' }));
  expect(card.getByText(/Hadir: 7/)).toBeVisible();
  expect(card.getByText(/Sakit: 1/)).toBeVisible();
  expect(card.queryByText(/Alpa/)).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Rekap Kehadiran' })).toHaveAttribute(
    'href',
    '/attendance-recap?internship_period_id=2',
  );
  const query = asked(calls);
  expect(query).toMatchObject({ internship_period_id: '2', date_from: query?.date_to });
});

test('says so on a day without a schedule', async () => {
  open({ ...TOTALS, present: 0, late: 0, sick: 0, pending: 0, attendance_percent: null });
  expect(await screen.findByText('Tidak ada jadwal hari ini.')).toBeVisible();
});

test('asks nothing about a period that is over', async () => {
  const { calls } = open(TOTALS, aPeriod({ start_date: '2020-01-01', end_date: '2020-06-30' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(asked(calls)).toBeUndefined();
});
