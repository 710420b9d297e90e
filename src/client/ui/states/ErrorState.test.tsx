import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useListCompaniesQuery, usePrefetch } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { ErrorState } from './ErrorState';

const Companies = () =>
  useListCompaniesQuery({}).isError ? <ErrorState text="Gagal" /> : <p>Loading...</p>;

function ListBehindButtons() {
  const [isOpen, setOpen] = useState(false);
  const prefetch = usePrefetch('listCompanies');
  return (
    <>
      <button type="button" onClick={() => prefetch({})}>
        Prefetch
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Companies />}
    </>
  );
}

test('a request that failed ahead of its page is sent again, and its error does not flash', async () => {
  const answers: unknown[] = [];
  const { person, calls } = renderApp(<ListBehindButtons />, {
    api: {
      'GET /companies': () => {
        if (answers.push(null) === 1) return reply(500);
        return new Promise<object>(() => {});
      },
    },
  });
  await person.click(screen.getByRole('button', { name: 'Prefetch' }));
  await waitFor(() => expect(calls).toHaveLength(1));

  const added: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) added.push(node.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByText('Loading...')).toBeVisible();
  observer.disconnect();
  expect(added).toEqual(['Loading...']);
});
