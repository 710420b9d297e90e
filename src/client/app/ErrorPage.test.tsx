import { screen } from '@testing-library/react';
import { renderRoutes } from '@/client/testing/renderApp';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';

const Failing = ({ error }: { error: unknown }) => {
  throw error;
};

const fail = (error: unknown) =>
  renderRoutes([{ path: '/', element: <Failing error={error} />, errorElement: <ErrorPage /> }]);

describe('what stands instead of a page', () => {
  beforeEach(() => {
    // React and the router report the error that the test throws on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('a fault: says so and leads back', async () => {
    fail(new Error('own fault'));
    expect(await screen.findByRole('heading', { name: 'Terjadi kesalahan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke dashboard' })).toHaveAttribute('href', '/');
  });

  it('code that did not arrive: asks to load the page again', async () => {
    const error = new Error('Loading chunk grid failed.');
    error.name = 'ChunkLoadError';
    fail(error);
    expect(
      await screen.findByRole('heading', { name: 'Halaman perlu dimuat ulang' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeEnabled();
  });

  it('no such page: leads to login or to the dashboard', async () => {
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
