import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { reviewCounts } from '@/client/testing/records/review';
import { renderRoutes } from '@/client/testing/renderApp';
import { PageHeader } from '@/client/ui/PageHeader';
import { AppLayout } from './AppLayout';

const Work = () => {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <PageHeader title="Pekerjaan" />
      {!isDone && (
        <button type="button" onClick={() => setDone(true)}>
          Selesaikan
        </button>
      )}
      <Link to="/next">Lanjut</Link>
      <Link to="/?page=2">Halaman 2</Link>
    </>
  );
};

const routes = [
  {
    element: <AppLayout />,
    children: [
      { path: '/', element: <Work /> },
      { path: '/next', element: <PageHeader title="Berikutnya" /> },
    ],
  },
];

const open = () =>
  renderRoutes(routes, {
    user: 'mentor',
    path: '/',
    api: { 'GET /reviews/counts': { data: reviewCounts() } },
  });

test('focuses a new page, labelled with its title', async () => {
  const { person } = open();
  expect(document.body).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'Lanjut' }));
  expect(await screen.findByRole('main', { name: 'Berikutnya' })).toHaveFocus();
});

test('keeps the focus when only the query changes', async () => {
  const { person, location } = open();
  const link = screen.getByRole('link', { name: 'Halaman 2' });
  await person.click(link);
  expect(location()).toBe('/?page=2');
  expect(link).toHaveFocus();
});

test('focuses the page when the focused element is removed', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Selesaikan' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
