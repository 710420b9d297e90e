import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';

const script = readFileSync('public/oldBrowser.js', 'utf8');

/** Runs the script in a browser with these features. */
const runWith = (supports: (...declaration: string[]) => boolean) => {
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(window, { CSS: { supports } });
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'importmap' });
  new Function(script)();
};

test('says that a browser is too old, above the page', () => {
  runWith((declaration) => declaration !== 'selector(:has(a))');
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('Browser ini terlalu lama untuk SiMagang');
  expect(note.nextElementSibling).toHaveAttribute('id', 'root');
});

test('says nothing in a supported browser', () => {
  runWith(() => true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
