import { screen } from '@testing-library/react';
import { renderRoutes } from '@/client/testing/renderApp';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';

const Failing = ({ error }: { error: unknown }) => {
  throw error;
};

const fail = (error: unknown) =>
  renderRoutes([{ path: '/', element: <Failing error={error} />, errorElement: <ErrorPage /> }]);

describe('pages that cannot be shown', () => {
  beforeEach(() => {
    // React and the router log the error that the test throws.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows an error and a way back after an exception', async () => {
    fail(new Error('own fault'));
    expect(await screen.findByRole('heading', { name: 'Terjadi kesalahan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke dashboard' })).toHaveAttribute('href', '/');
  });

  test('asks to reload when a chunk fails to load', async () => {
    const error = new Error('Loading chunk grid failed.');
    error.name = 'ChunkLoadError';
    fail(error);
    expect(
      await screen.findByRole('heading', { name: 'Halaman perlu dimuat ulang' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeEnabled();
  });

  test('offers no reload in a browser that is too old', async () => {
    const note = document.createElement('p');
    note.id = 'old-browser';
    document.body.append(note);
    fail(new Error('own fault'));
    expect(await screen.findByRole('link', { name: 'Ke dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Muat ulang' })).not.toBeInTheDocument();
    note.remove();
  });

  test('an unknown URL links to login or the dashboard', async () => {
    const routes = [{ path: '*', element: <NotFoundPage /> }];
    const { unmount } = renderRoutes(routes, { path: '/nowhere' });
    expect(screen.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/auth/login');
    unmount();
    renderRoutes(routes, { path: '/nowhere', user: 'mentor' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(document.title).toBe('Halaman tidak ditemukan | SiMagang');
  });
});
