import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { useUrl } from './useUrl';

const Screen = () => {
  const dialog = useUrl();
  const search = useUrl();
  const handleClick = () => {
    dialog.write((next) => {
      next.delete('undang');
      return next;
    });
    search.write((next) => {
      next.set('search', 'budi');
      return next;
    });
  };
  return (
    <button type="button" onClick={handleClick}>
      Selesai
    </button>
  );
};

test('keeps the changes of two parts of a page in one task', async () => {
  const { person, location } = renderApp(<Screen />, { path: '/list?undang=1', route: '/list' });
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(location()).toBe('/list?search=budi'));
});
