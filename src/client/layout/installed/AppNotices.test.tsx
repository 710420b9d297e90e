import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { countPress } from '@/client/offline/installOffer';
import { watchInstallPrompt } from '@/client/offline/installPrompt';
import { announceNewBuild } from '@/client/offline/newBuild';
import { renderApp } from '@/client/testing/renderApp';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { AppNotices } from './AppNotices';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

const hint = () => screen.queryByRole('region', { name: 'Pasang aplikasi' });
const update = () => screen.queryByRole('region', { name: 'Pembaruan aplikasi' });

const press = (times: number) =>
  act(() => {
    for (let each = 0; each < times; each += 1) countPress();
  });

/** Sends the event of Chromium, once the application can be installed. */
const offerInstall = (outcome: 'accepted' | 'dismissed') => {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
};

beforeAll(watchInstallPrompt);
afterEach(() => jest.restoreAllMocks());

// Before a test in which the browser offers an installation, which it does until the page goes.
test('the hint names the two steps on an iPhone', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  renderApp(<AppNotices />, { user: 'student' });
  press(3);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ketuk Bagikan.',
    'Pilih Tambah ke Layar Utama.',
  ]);
});

test('the hint stays away from other browsers without an installation', () => {
  renderApp(<AppNotices />, { user: 'student' });
  press(3);
  expect(hint()).not.toBeInTheDocument();
});

test('the installation is offered after the third press, in place of the offer of the browser', async () => {
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  const { event, prompt } = offerInstall('accepted');
  expect(event.defaultPrevented).toBe(true);
  const { person } = renderApp(<AppNotices />, { user: 'student' });
  press(2);
  expect(hint()).not.toBeInTheDocument();
  press(1);
  expect(hint()).toBeVisible();
  expect(persist).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Pasang' }));
  expect(prompt).toHaveBeenCalled();
  expect(persist).toHaveBeenCalled();
  expect(hint()).not.toBeInTheDocument();
});

test('the hint stays off pages that the person came to for something else', () => {
  offerInstall('dismissed');
  renderApp(<AppNotices />, { user: 'student', path: '/student/requests/create' });
  press(3);
  expect(hint()).not.toBeInTheDocument();
});

test('the hint never comes back once it was declined', async () => {
  offerInstall('dismissed');
  const { person, unmount } = renderApp(<AppNotices />, { user: 'student' });
  press(3);
  await person.click(screen.getByRole('button', { name: 'Tidak, terima kasih' }));
  unmount();
  offerInstall('dismissed');
  renderApp(<AppNotices />, { user: 'student' });
  press(3);
  expect(hint()).not.toBeInTheDocument();
});

const Form = () => {
  const [isDirty, setDirty] = useState(true);
  useCloseWarning(isDirty);
  return (
    <>
      <button type="button" onClick={() => setDirty(false)}>
        Simpan
      </button>
      <AppNotices />
    </>
  );
};

test('a newer version is offered once nothing typed is at risk, and can be put off', async () => {
  const { person } = renderApp(<Form />, { user: 'student' });
  act(announceNewBuild);
  expect(update()).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(update()).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(update()).not.toBeInTheDocument();
});
