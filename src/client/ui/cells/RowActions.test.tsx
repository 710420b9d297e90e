import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { useConfirm } from '../confirm/useConfirm';
import { RowActions } from './RowActions';

const Row = () => {
  const confirm = useConfirm();
  return (
    <RowActions
      of="Budi"
      actions={() => [
        { label: 'Edit', icon: null, to: '/edit' },
        false,
        { label: 'Hapus', icon: null, onClick: () => void confirm({ tone: 'danger' }) },
      ]}
    />
  );
};

const opener = () => screen.getByRole('button', { name: 'Aksi untuk Budi' });

test('moves the focus to a confirmation and back', async () => {
  const { person } = renderApp(<Row />);
  const focusHistory: string[] = [];
  await person.tab();
  await person.keyboard('{Enter}');
  document.addEventListener('focusin', ({ target }) =>
    focusHistory.push((target as HTMLElement).ariaLabel ?? (target as HTMLElement).textContent),
  );
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Batal' })).toHaveFocus();
  expect(focusHistory).toEqual(['Hapus', 'Aksi untuk Budi', 'Batal']);

  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

test('follows an action that is a link', async () => {
  const { person, location } = renderApp(<Row />);
  await person.click(opener());
  await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(location()).toBe('/edit');
});
