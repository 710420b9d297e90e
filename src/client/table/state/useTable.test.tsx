import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { useTable } from './useTable';

const Screen = () => {
  const { state, change } = useTable();
  const handleClick = () => {
    // A pending search that a click on a column header completes.
    change({ search: 'budi' });
    change({ sort: 'nim' });
  };
  return (
    <button type="button" onClick={handleClick}>
      {state.search} {state.sort}
    </button>
  );
};

test('keeps both of two changes in one task, and the other parameters of the URL', async () => {
  const { person, location } = renderApp(<Screen />, { path: '/list?tab=nilai', route: '/list' });
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(location()).toBe('/list?tab=nilai&search=budi&sort=nim'));
  expect(screen.getByRole('button')).toHaveTextContent('budi nim');
});
