import { render, screen } from '@testing-library/react';

const button = () => screen.queryByRole('button');

test('an element is found by role as long as it and those around it are shown', () => {
  const { rerender } = render(<button type="button">Simpan</button>);
  expect(button()).toBeVisible();
  rerender(
    <button type="button" style={{ display: 'none' }}>
      Simpan
    </button>,
  );
  expect(button()).toBeNull();
  rerender(
    <div hidden>
      <button type="button">Simpan</button>
    </div>,
  );
  expect(button()).toBeNull();
  rerender(
    <div style={{ visibility: 'hidden' }}>
      <p>
        <button type="button">Simpan</button>
      </p>
    </div>,
  );
  expect(button()).toBeNull();
});

test('a style sheet applies to elements of a known kind', () => {
  render(<p>Teks</p>);
  expect(screen.getByText('Teks')).toBeVisible();
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none }';
  document.head.append(sheet);
  expect(screen.getByText('Teks')).not.toBeVisible();
  sheet.remove();
  expect(screen.getByText('Teks')).toBeVisible();
});
