import { screen, within } from '@testing-library/react';
import { aFinalReportRow, aSentReport } from '@/client/testing/records/finalReport';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { FinalReportListPage } from './FinalReportListPage';
import { FinalReportPage } from './FinalReportPage';

const REPORT = 'GET /final-reports/15';
const open = (api: ApiStubs, user: 'lecturer' | 'super_admin' = 'lecturer') =>
  renderApp(<FinalReportPage />, {
    user,
    path: '/final-reports/15',
    route: '/final-reports/:id',
    api,
  });

test('a lecturer returns a version with the keyboard, and the comment outlives a reload', async () => {
  const waiting = aSentReport({ can_decide: true });
  const first = open({ [REPORT]: { data: waiting } });
  await first.person.type(await screen.findByLabelText('Catatan'), 'Lengkapi bab 4.');
  first.unmount();

  let report = waiting;
  const { person, calls } = open({
    [REPORT]: () => reply(200, { data: report }),
    'POST /final-reports/15/return': () => {
      report = aSentReport({ state: 'returned' });
      return reply(200, { data: report });
    },
  });
  const comment = await screen.findByLabelText('Catatan');
  expect(comment).toHaveValue('Lengkapi bab 4.');
  await person.click(comment);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Laporan dikembalikan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    comment: 'Lengkapi bab 4.',
    seen_version: 1,
  });
  expect(screen.queryByLabelText('Catatan')).not.toBeInTheDocument();
});

test('a version is returned only with a comment, and accepted after a question', async () => {
  let report = aSentReport({ can_decide: true });
  const { person, calls } = open({
    [REPORT]: () => reply(200, { data: report }),
    'POST /final-reports/15/accept': () => {
      report = aSentReport({ state: 'accepted', can_reopen: true });
      return reply(200, { data: report });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  expect(screen.getByLabelText('Catatan')).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Terima' }));
  const question = await screen.findByRole('alertdialog', { name: 'Terima Laporan' });
  await person.click(within(question).getByRole('button', { name: 'Terima' }));
  expect(await screen.findByText('Laporan diterima.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ seen_version: 1 });
  expect(await screen.findByRole('button', { name: 'Buka Kembali' })).toBeVisible();
});

test('the office reopens a report with a reason', async () => {
  const { person, calls } = open(
    {
      [REPORT]: { data: aSentReport({ state: 'accepted', can_reopen: true }) },
      'POST /final-reports/15/reopen': { data: aSentReport({ state: 'returned' }) },
    },
    'super_admin',
  );
  await person.click(await screen.findByRole('button', { name: 'Buka Kembali' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.type(within(dialog).getByRole('textbox'), 'Belum ditandatangani.');
  await person.click(within(dialog).getByRole('button', { name: 'Buka' }));
  expect(await screen.findByText('Laporan dibuka kembali.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Belum ditandatangani.',
    seen_version: 1,
  });
});

test('the list has placements without a report, asks for a state, and is exported', async () => {
  const rows = [aFinalReportRow(), aSentReport({ internship_id: 16, student_name: 'Siti' })];
  const { calls } = renderApp(<FinalReportListPage />, {
    user: 'lecturer',
    path: '/final-reports?state=sent',
    api: { 'GET /final-reports': page(...rows) },
  });
  expect(await screen.findByRole('row', { name: /Budi Santoso.*Belum ada/ })).toBeVisible();
  const sent = screen.getByRole('row', { name: /Siti/ });
  expect(within(sent).getByRole('link')).toHaveAttribute('href', '/final-reports/16');
  expect(calls.find(({ path }) => path === '/final-reports')?.query).toMatchObject({
    state: 'sent',
    sort: 'student_name',
  });
  expect(screen.getByRole('button', { name: 'Ekspor' })).toBeVisible();
});
