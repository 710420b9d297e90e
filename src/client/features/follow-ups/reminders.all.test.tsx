import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FollowUpItem } from '@/client/api/api';
import { freezeDate } from '@/client/testing/device';
import { aFollowUpDetail, aRemindableItem } from '@/client/testing/records/followUp';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { FollowUpPage } from './FollowUpPage';

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const SITI = aRemindableItem();
const BUDI = aRemindableItem(
  { name: 'Budi Santoso', phone_number: null },
  { id: 16, title: 'Budi Santoso' },
);
const CITRA = aRemindableItem(
  { name: 'Citra Dewi', phone_number: '+62 813 1111 2222' },
  {
    id: 17,
    title: 'Citra Dewi',
    reminders: {
      count: 2,
      last_at: '2026-11-20T03:00:00.000Z',
      last_by: 'Bu Sari',
      is_reminded_today: false,
    },
  },
);
const SITIS_TEXT = [
  'Halo Siti Aminah, di catatan magang Anda belum absen sejak Sen, 9 Nov.',
  'Mohon absen pada hari kerja berikutnya. Untuk hari yang terlewat, ajukan izin, sakit, atau koreksi di sini:',
  'http://localhost/student/attendance-days',
  'Kalau ada kendala, silakan kabari saya. Terima kasih.',
  '',
  'Dewi Lestari',
].join('\n');

/** A server that counts the reminders. */
const open = (items: readonly FollowUpItem[], api: ApiStubs = {}) => {
  const sent = new Map<number, number>();
  const withSent = (item: FollowUpItem): FollowUpItem => {
    const count = (item.reminders?.count ?? 0) + (sent.get(item.id) ?? 0);
    const last = {
      last_at: '2026-11-21T01:00:00.000Z',
      last_by: 'Dewi Lestari',
      is_reminded_today: true,
    };
    return sent.has(item.id) ? { ...item, reminders: { count, ...last } } : item;
  };
  return renderApp(<FollowUpPage />, {
    user: 'lecturer',
    path: '/follow-ups/silent_students',
    route: '/follow-ups/:kind',
    api: {
      'POST /follow-ups/:kind/items/:id/reminders': ({ params }) => {
        const id = Number(params.id);
        sent.set(id, (sent.get(id) ?? 0) + 1);
        return reply(201, {
          data: { count: 1, last_at: null, last_by: null, is_reminded_today: true },
        });
      },
      'GET /follow-ups/:kind': ({ query }) => {
        const [page, per_page] = [Number(query.page), Number(query.per_page)];
        return {
          data: {
            ...aFollowUpDetail({ can_remind: true }),
            items: items.slice((page - 1) * per_page, page * per_page).map(withSent),
          },
          meta: { page, per_page, total: items.length },
        };
      },
      ...api,
    },
  });
};

const notedIn = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

const link = (name: string, number = '') =>
  screen.findByRole('link', { name: `Buka WhatsApp${number}: ${name}` });

test('a chat opens in a new tab with the text, and the note says who has reminded', async () => {
  const { person, calls } = open([SITI]);
  const chat = await link('Siti Aminah');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  const url = new URL(chat.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/6281234567890');
  expect(url.searchParams.get('text')).toBe(SITIS_TEXT);

  await person.click(chat);
  expect(await screen.findByText(/ · diingatkan Sab, 21 Nov oleh Dewi Lestari$/)).toBeVisible();
  expect(notedIn(calls)).toEqual(['/follow-ups/silent_students/items/15/reminders']);
  // Without WhatsApp on this computer, the text can still be copied.
  expect(screen.getByRole('button', { name: /^Salin untuk WhatsApp/ })).toBeVisible();
});

test('two numbers in one field are two chats', async () => {
  open([aRemindableItem({ phone_number: '081234567890 / 0813-9876-5432' })]);
  expect(await link('Siti Aminah', ' 081234567890')).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/6281234567890?'),
  );
  expect(await link('Siti Aminah', ' 081398765432')).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/6281398765432?'),
  );
});

test('a matter that somebody has reminded of today offers no second reminder', async () => {
  const today = { last_at: '2026-11-21T00:30:00.000Z', last_by: 'Bu Sari' };
  const reminders = { count: 1, ...today, is_reminded_today: true };
  const { person } = open([{ ...SITI, reminders }]);
  expect(await screen.findByText('Sudah diingatkan hari ini')).toBeVisible();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Ingatkan satu per satu' }));
  expect(await screen.findByText('Tidak ada yang perlu diingatkan lagi hari ini.')).toBeVisible();
});

test('the text is copied and noted', async () => {
  const { person, calls } = open([SITI]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(
    await screen.findByRole('button', { name: 'Salin untuk WhatsApp: Siti Aminah' }),
  );
  expect(copied).toHaveBeenCalledWith(SITIS_TEXT);
  await expectToast('status', 'Disalin', 'Pengingat untuk Siti Aminah');
  expect(await screen.findByText(/diingatkan Sab, 21 Nov/)).toBeVisible();
  expect(notedIn(calls)).toHaveLength(1);
});

test('a text that was not copied is not noted', async () => {
  const { person, calls } = open([SITI]);
  const button = await screen.findByRole('button', { name: /^Salin untuk WhatsApp/ });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await person.click(button);
  await expectToast('alert', 'Gagal menyalin');
  expect(notedIn(calls)).toEqual([]);
});

test('a note that is not stored is said', async () => {
  const { person } = open([SITI], {
    'POST /follow-ups/:kind/items/:id/reminders': reply(500),
  });
  await person.click(await link('Siti Aminah'));
  await expectToast('alert', 'Pengingat belum tercatat');
});

test.each([
  [null, 'Nomor telepon belum diisi'],
  ['022-4231234', 'Nomor telepon tidak dikenali'],
])('the number %j opens no chat, and the button says why', async (phone_number, reason) => {
  open([aRemindableItem({ phone_number })]);
  const button = await screen.findByRole('button', { name: 'Buka WhatsApp: Siti Aminah' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
});

test('other kinds have no reminders', async () => {
  open([], { 'GET /follow-ups/:kind': { data: aFollowUpDetail(), meta: { total: 2 } } });
  await screen.findByRole('link', { name: 'Siti Aminah' });
  expect(screen.queryByText(/WhatsApp|Ingatkan/)).not.toBeInTheDocument();
});

const openWalk = async (items: readonly FollowUpItem[], api?: ApiStubs) => {
  const page = open(items, api);
  await page.person.click(await screen.findByRole('button', { name: 'Ingatkan satu per satu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingatkan satu per satu' }));
  return { ...page, dialog };
};

test('the walk leads through the whole list by keyboard', async () => {
  const { person, calls, dialog } = await openWalk([SITI, BUDI, CITRA]);
  const place = () => dialog.getByRole('status').textContent;
  const chat = await dialog.findByRole('link', { name: 'Buka WhatsApp' });
  expect(place()).toBe('1 dari 3: Siti Aminah');
  expect(chat).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Berikutnya' })).toHaveFocus();

  // The next one has no number: the text can still be copied.
  await person.keyboard('{Enter}');
  expect(place()).toBe('2 dari 3: Budi Santoso');
  expect(dialog.getByRole('button', { name: 'Buka WhatsApp' })).toBeDisabled();
  expect(dialog.getByText('Nomor telepon belum diisi')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Salin' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Lewati' }));

  expect(place()).toBe('3 dari 3: Citra Dewi');
  expect(
    dialog.getByText('Sudah diingatkan 2 kali, terakhir Jum, 20 Nov oleh Bu Sari'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Lewati' })).not.toBeInTheDocument();
  await person.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Selesai' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Ingatkan satu per satu' })).toHaveFocus();
  expect(notedIn(calls)).toEqual([
    '/follow-ups/silent_students/items/15/reminders',
    '/follow-ups/silent_students/items/17/reminders',
  ]);
});

test('a changed text is the one that is opened and copied', async () => {
  const { person, dialog } = await openWalk([SITI]);
  const text = await dialog.findByRole('textbox', { name: 'Pesan' });
  expect(text).toHaveValue(SITIS_TEXT);
  await person.clear(text);
  await person.type(text, 'Halo & apa kabar?');
  expect(dialog.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890?text=Halo%20%26%20apa%20kabar%3F',
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(dialog.getByRole('button', { name: 'Salin' }));
  expect(copied).toHaveBeenCalledWith('Halo & apa kabar?');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Selesai' })).toHaveFocus());
});

test('half of an emoji in the text breaks nothing', async () => {
  const { dialog } = await openWalk([SITI]);
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Pesan' }), {
    target: { value: 'Halo \uD83D' },
  });
  expect(dialog.getByRole('link', { name: /Buka WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890?text=Halo%20%EF%BF%BD',
  );
});

test('the walk includes the matters of later pages', async () => {
  const items = Array.from({ length: 101 }, (_, index) =>
    aRemindableItem({}, { id: index + 1, title: `Mahasiswa ${index + 1}` }),
  );
  const { dialog, calls } = await openWalk(items);
  expect(await dialog.findByText('Mahasiswa 1')).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('1 dari 101: Mahasiswa 1');
  expect(
    calls.filter(({ query }) => query.per_page === '100').map(({ query }) => query.page),
  ).toEqual(['1', '2']);
});

test('a list that does not load is loaded again', async () => {
  let isDown = true;
  const { person, dialog } = await openWalk([SITI], {
    'GET /follow-ups/:kind': ({ query }) =>
      query.per_page === '100' && isDown
        ? reply(500)
        : {
            data: aFollowUpDetail({ can_remind: true, items: [SITI] }),
            meta: { page: 1, per_page: 25, total: 1 },
          },
  });
  await dialog.findByRole('alert');
  isDown = false;
  await person.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  expect(await dialog.findByRole('link', { name: 'Buka WhatsApp' })).toBeVisible();
});
