import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { theme } from '@/client/layout/theme';
import { withBackEntries } from '@/client/navigation/backEntries';
import { onPhone } from '@/client/testing/phone';
import { ConfirmProvider, useConfirm } from '@/client/ui/confirm/useConfirm';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';

onPhone();

/** A page with a dialog in a dialog; the outer one asks before it closes. */
function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  const [isNested, setNested] = useState(false);
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title: 'Tutup formulir?', confirmLabel: 'Tutup' })) setOpen(false);
  };
  return (
    <>
      <h1>Halaman</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <Link to="/form">Ke formulir</Link>
      <Dialog open={isOpen} onClose={() => void ask()} aria-labelledby="outer">
        <h2 id="outer">Luar</h2>
        <button type="button" onClick={() => setNested(true)}>
          Buka lagi
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Tutup saja
        </button>
        <Link to="/form" onClick={() => setOpen(false)}>
          Pindah
        </Link>
      </Dialog>
      <Dialog open={isNested} onClose={() => setNested(false)} aria-labelledby="inner">
        <h2 id="inner">Dalam</h2>
      </Dialog>
    </>
  );
}

const FormPage = () => (
  <>
    <h1>Formulir</h1>
    <UnsavedGuard hasUnsavedChanges />
  </>
);

/** An app in the browser's own history, with a page before the one that is shown. */
const open = async () => {
  window.history.replaceState(null, '', '/before');
  const router = withBackEntries(() =>
    createBrowserRouter([
      { path: '/before', element: <h1>Sebelumnya</h1> },
      { path: '/page', element: <DialogPage /> },
      { path: '/form', element: <FormPage /> },
    ]),
  );
  render(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  await act(() => router.navigate('/page'));
  return { router, person: userEvent.setup() };
};

const back = () => act(() => window.history.back());
const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const question = (name: string) => screen.findByRole('alertdialog', { name });
const gone = (name: string) =>
  waitFor(() =>
    expect(screen.queryByRole(/\?$/.test(name) ? 'alertdialog' : 'dialog', { name })).toBeNull(),
  );
/** Waits until as many dialogs have an entry. */
const hasEntries = (count: number) =>
  waitFor(() => expect(window.history.state?.layers ?? 0).toBe(count));
const openBoth = async () => {
  const { person, router } = await open();
  await person.click(screen.getByRole('button', { name: 'Buka' }));
  await person.click(screen.getByRole('button', { name: 'Buka lagi' }));
  await hasEntries(2);
  return { person, router };
};

test("'back' closes the topmost dialog and leaves the page", async () => {
  await openBoth();
  await back();
  await gone('Dalam');
  expect(await dialog('Luar')).toBeVisible();
  await hasEntries(1);
  expect(window.location.pathname).toBe('/page');
});

test("'back' asks what closing the dialog asks, and declines the question the next time", async () => {
  const { person } = await openBoth();
  await back();
  await gone('Dalam');
  await back();
  expect(await question('Tutup formulir?')).toBeVisible();
  await hasEntries(2);
  await back();
  await gone('Tutup formulir?');
  expect(await dialog('Luar')).toBeVisible();
  await hasEntries(1);

  await back();
  await question('Tutup formulir?');
  await person.click(screen.getByRole('button', { name: 'Tutup' }));
  await gone('Luar');
  await hasEntries(0);
  await back();
  expect(await heading('Sebelumnya')).toBeVisible();
});

test('a dialog that is closed otherwise leaves no entry behind', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Buka' }));
  await hasEntries(1);
  await person.click(screen.getByRole('button', { name: 'Tutup saja' }));
  await hasEntries(0);
  await back();
  expect(await heading('Sebelumnya')).toBeVisible();
});

test("'back' leads from the target of a link in a dialog to the page of the dialog", async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Buka' }));
  await hasEntries(1);
  await person.click(screen.getByRole('link', { name: 'Pindah' }));
  expect(await heading('Formulir')).toBeVisible();
  await gone('Luar');
  await hasEntries(0);
  await back();
  await question('Tinggalkan halaman?');
  await hasEntries(1);
  expect(window.location.pathname).toBe('/form');
  await person.click(screen.getByRole('button', { name: 'Tinggalkan' }));
  expect(await heading('Halaman')).toBeVisible();
  await hasEntries(0);
  await back();
  expect(await heading('Sebelumnya')).toBeVisible();
});

test("'back' declines the question about unsaved changes, which are kept", async () => {
  const { person } = await open();
  await person.click(screen.getByRole('link', { name: 'Ke formulir' }));
  await heading('Formulir');
  for (const _time of [1, 2]) {
    await back();
    await question('Tinggalkan halaman?');
    await hasEntries(1);
    await back();
    await gone('Tinggalkan halaman?');
    await hasEntries(0);
    expect(window.location.pathname).toBe('/form');
  }
  await back();
  await question('Tinggalkan halaman?');
  await hasEntries(1);
  await person.click(screen.getByRole('button', { name: 'Tinggalkan' }));
  expect(await heading('Halaman')).toBeVisible();
});

test('hears of the history before the router, because Chromium calls listeners in their order', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const heard = () => listen.mock.calls.filter(([type]) => type === 'popstate').length;
  withBackEntries(() => {
    expect(heard()).toBe(1);
    return createBrowserRouter([{ path: '*', element: null }]);
  });
  expect(heard()).toBe(2);
  listen.mockRestore();
});

describe('on a desktop', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: false });
  });

  test('a dialog has no entry in the history', async () => {
    const { person } = await open();
    const { length } = window.history;
    await person.click(screen.getByRole('button', { name: 'Buka' }));
    await dialog('Luar');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.history).toHaveLength(length);
    expect(window.history.state.layers).toBeUndefined();
  });
});
