import { screen, waitFor, within } from '@testing-library/react';
import { useGetActivityQuery } from '@/client/api/api';
import { anActivityDetail, anAttendanceEvent } from '@/client/testing/records/internship';
import {
  confirmed,
  confirmPastDays,
  declinePastDays,
  onceConfirmed,
} from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import type { Role } from '@/shared/permissions';
import { describeInAll, few } from '@/shared/testing/testLevel';
import { ActivityPresses } from './ActivityPresses';

function Presses() {
  const { data } = useGetActivityQuery({ id: 120 });
  if (!data) return null;
  return <ActivityPresses activity={data.data} events={data.data.attendance_events} />;
}

const attended = (changes: Parameters<typeof anActivityDetail>[0] = {}) =>
  anActivityDetail({ attendance_events: [anAttendanceEvent()], ...changes });

const open = (activity = attended(), stubs: ApiStubs = {}, user: Role = 'mentor') =>
  renderApp(<Presses />, { user, api: { 'GET /activities/120': { data: activity }, ...stubs } });

const CLOCK = String.raw`\d\d:\d\d`;
const VOID = anAttendanceEvent({
  id: 32,
  claimed_at: '2026-11-21T02:00:00.000Z',
  reason_note: 'Ponsel rusak.',
  actor_name: 'Agus Pratama',
  actor_role: 'mentor',
  voided_at: '2026-11-22T03:00:00.000Z',
  voided_by_name: 'Rina Wati',
  voided_by_role: 'super_admin',
  void_reason: 'Salah orang.',
});

test('shows a void press struck through, with who has made it void and why', async () => {
  open(attended({ attendance_events: [anAttendanceEvent(), VOID] }));
  const times = await screen.findAllByText(new RegExp(`^Absen masuk 21 Nov 2026, ${CLOCK}$`));
  const [counting, struck] = screen.getAllByRole('listitem');
  expect(times.map(({ tagName }) => tagName)).toEqual(['SPAN', 'S']);
  expect(struck).toHaveTextContent('Ponsel rusak.');
  expect(struck).toHaveTextContent(
    new RegExp(`Dicatat oleh Agus Pratama \\(Mentor\\), .*${CLOCK}`),
  );
  expect(struck).toHaveTextContent(
    new RegExp(`Dibatalkan oleh Rina Wati \\(Super Admin\\), .*${CLOCK}: Salah orang\\.`),
  );
  expect(within(struck as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(within(counting as HTMLElement).getByRole('button')).toHaveTextContent('Batalkan');
});

test('shows presses by the clock of the place, and that an entered one has no position', async () => {
  open(
    attended({
      time_zone: 'WITA',
      attendance_events: [
        anAttendanceEvent({ verdict: 'on_site' }),
        { ...VOID, ...{ voided_at: null, voided_by_name: null, voided_by_role: null } },
      ],
    }),
  );
  const [pressed, entered] = await screen.findAllByRole('listitem');
  expect(pressed).toHaveTextContent('Absen masuk 21 Nov 2026, 09:05 WITADi lokasi');
  expect(entered).toHaveTextContent('Absen masuk 21 Nov 2026, 10:00 WITATanpa lokasi');
});

const LATE = {
  ...{ claimed_at: '2026-11-21T00:05:00.000Z', received_at: '2026-11-21T06:07:00.000Z' },
  ...{ device_time: '2026-11-20T23:53:00.000Z', arrived_late_minutes: 362 },
};

test.each([
  [null, 'Terkirim belakangan (6 jam), diterima 21 Nov 2026, 14:07 WITA'],
  [
    'offset' as const,
    'diterima 21 Nov 2026, 14:07 WITAJam ponsel berbeda 12 menit dari server (di ponsel 21 Nov 2026, 07:53 WITA)',
  ],
  ['went_back' as const, 'Jam ponsel mundur sejak terakhir dicocokkan dengan server'],
  ['unknown' as const, 'Jam ponsel belum pernah dicocokkan dengan server'],
])(
  'shows both times of a press that arrived later, and the doubt %s',
  async (clock_doubt, text) => {
    const event = anAttendanceEvent({ ...LATE, clock_doubt });
    open(attended({ time_zone: 'WITA', attendance_events: [event] }), {}, 'lecturer');
    const press = await screen.findByRole('listitem');
    expect(press).toHaveTextContent('Absen masuk 21 Nov 2026, 08:05 WITA');
    expect(press).toHaveTextContent(text);
    expect(press).not.toHaveTextContent('Tanpa lokasi');
    if (!clock_doubt) expect(press).not.toHaveTextContent('Jam ponsel');
  },
);

test.each<[string, Role, boolean]>([
  ['the lecturer', 'lecturer', true],
  ['a mentor where the period is closed or both have validated', 'mentor', false],
])('offers no change to %s', async (_who, user, takes_presses) => {
  open(attended({ takes_presses }), {}, user);
  expect(await screen.findByRole('list', { name: 'Absen masuk dan pulang' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

async function enterTime(person: ReturnType<typeof open>['person'], digits: string) {
  const time = await screen.findByRole('textbox', { name: /Waktu Absen/ });
  await typeDigits(person, time, digits);
  return time;
}

describeInAll('the dialog to enter a press', () => {
  test('sends kind, time and reason, and shows the press', async () => {
    let activity = anActivityDetail({ requires_check_out: true });
    const { person, calls } = open(activity, {
      'GET /activities/120': () => ({ data: activity }),
      'POST /activities/120/presses': () => {
        activity = attended({ requires_check_out: true });
        return reply(201, { data: activity });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Catat Absen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catat Absen' }));
    await person.selectOptions(
      dialog.getByRole('combobox', { name: 'Jenis Absen' }),
      'Absen pulang',
    );
    await enterTime(person, '1605');
    await person.type(dialog.getByRole('textbox', { name: 'Alasan' }), ' Ponsel rusak. ');
    await person.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Absen dicatat.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'out',
      claimed_time: '16:05',
      reason_note: 'Ponsel rusak.',
    });
    expect(await screen.findByRole('listitem')).toHaveTextContent('Absen masuk');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks for no kind where students do not check out, and names what is missing', async () => {
    const { person, calls } = open();
    await person.click(await screen.findByRole('button', { name: 'Catat Absen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catat Absen' }));
    expect(dialog.getByText('Menurut jam di tempat kerja (WIB).')).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Jenis Absen' })).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Waktu absen wajib diisi')).toBeVisible();
    expect(dialog.getByText('Alasan wajib diisi')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test.each(
    few(
      [
        [
          reply(422, {
            message: 'Data tidak valid',
            errors: { claimed_time: ['Absen pada waktu ini sudah tercatat'] },
          }),
          'Absen pada waktu ini sudah tercatat',
        ],
        [reply(409, { message: 'Periode ini sudah ditutup.' }), 'Periode ini sudah ditutup.'],
        [reply(500, {}), 'Gagal mencatat absen.'],
      ],
      1,
    ),
  )('keeps what was typed after the refusal %#', async (answer, message) => {
    const { person } = open(attended(), { 'POST /activities/120/presses': answer });
    await person.click(await screen.findByRole('button', { name: 'Catat Absen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catat Absen' }));
    const time = await enterTime(person, '0805');
    await person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Ponsel rusak.');
    await person.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(time).toHaveValue('08:05');
    expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Ponsel rusak.');
  });
});

describeInAll('the dialog to make a press void', () => {
  const ask = async (answer: ApiStubs[string]) => {
    const opened = open(attended(), { 'POST /activities/120/presses/31/void': answer });
    await opened.person.click(await screen.findByRole('button', { name: /^Batalkan Absen masuk/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Batalkan Absen' }));
    return { ...opened, dialog, reason: dialog.getByRole('textbox', { name: 'Alasan' }) };
  };

  test('sends the reason', async () => {
    const { person, calls, dialog, reason } = await ask({ data: {} });
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    expect(await dialog.findByText('Alasan wajib diisi')).toBeVisible();
    await person.type(reason, 'Salah orang.');
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    expect(await screen.findByText('Absen dibatalkan.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Salah orang.' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('says first which past day changes, with the reason that was given', async () => {
    const { person, calls, dialog, reason } = await ask(onceConfirmed({ data: {} }));
    await person.type(reason, 'Salah orang.');
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    await declinePastDays(person);
    expect(screen.queryByText('Gagal membatalkan absen.')).not.toBeInTheDocument();
    await waitFor(() => expect(reason).toHaveValue('Salah orang.'));
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    await confirmPastDays(person);
    expect(await screen.findByText('Absen dibatalkan.')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual(
      confirmed('Salah orang.'),
    );
  });

  test('keeps the reason after a failure', async () => {
    const { person, dialog, reason } = await ask(reply(500, {}));
    await person.type(reason, 'Salah orang.');
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    expect(await screen.findByText('Gagal membatalkan absen.')).toBeVisible();
    expect(reason).toHaveValue('Salah orang.');
  });

  test('closes and shows the press of somebody else who was first', async () => {
    let activity = attended();
    const { person } = open(activity, {
      'GET /activities/120': () => ({ data: activity }),
      'POST /activities/120/presses/31/void': () => {
        activity = attended({ attendance_events: [{ ...VOID, id: 31 }] });
        return reply(409, { message: 'Absen ini sudah dibatalkan.' });
      },
    });
    await person.click(await screen.findByRole('button', { name: /^Batalkan Absen masuk/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Batalkan Absen' }));
    await person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Salah orang.');
    await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
    expect(await screen.findByText('Absen ini sudah dibatalkan.')).toBeVisible();
    expect(await screen.findByText(/^Dibatalkan oleh Rina Wati/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
