import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { useTable } from './useTable';

const Screen = () => {
  const { search, sort, change } = useTable();
  const handleClick = () => {
    // A search that is on its way when a click on a column ends it.
    change({ search: 'budi' });
    change({ sort: 'nim' });
  };
  return (
    <button type="button" onClick={handleClick}>
      {search} {sort}
    </button>
  );
};

test('of two changes at once both are kept, beside what else the URL holds', async () => {
  const { person, location } = renderApp(<Screen />, { path: '/list?tab=nilai', route: '/list' });
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(location()).toBe('/list?tab=nilai&search=budi&sort=nim'));
  expect(screen.getByRole('button')).toHaveTextContent('budi nim');
});
