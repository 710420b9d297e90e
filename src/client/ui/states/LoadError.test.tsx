import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { LoadError } from './LoadError';

const open = (error: unknown, onRetry = () => {}) =>
  renderApp(<LoadError error={error} onRetry={onRetry} />, {
    path: '/companies/99/edit',
    route: '/companies/:id/edit',
  });

test('offers a way back, but no retry, when the record does not exist', () => {
  open({ status: 404, data: { message: 'Data tidak ditemukan.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Data tidak ditemukan.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke Mitra Industri' })).toHaveAttribute(
    'href',
    '/companies',
  );
});

test.each([{ status: 500, data: {} }, { status: 'FETCH_ERROR', error: 'offline' }, undefined])(
  'any other failure can be tried again: %j',
  async (error) => {
    const retry = jest.fn();
    const { person } = open(error, retry);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Gagal memuat data. Silakan coba lagi nanti.',
    );
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
