import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { announceNewBuild } from '@/client/offline/newBuild';
import { renderApp } from '@/client/testing/renderApp';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { AppNotices } from './AppNotices';

const update = () => screen.queryByRole('region', { name: 'Pembaruan aplikasi' });

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
