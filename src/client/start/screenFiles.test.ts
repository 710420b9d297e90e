import { filesAhead, filesAt, type ScreenFiles } from './screenFiles';

const built: ScreenFiles = {
  files: [
    '/layout.js',
    '/shared.js',
    '/edit.js',
    '/create.js',
    '/home.js',
    '/charts.js',
    '/login.js',
    '/menu.js',
  ],
  sizes: [60, 80, 10, 10, 10, 90, 10, 5],
  login: [1, 6],
  open: { '/verify/:code': [1, 3] },
  later: [5, 7],
  layout: [0, 1],
  screens: { '/': [4], '/companies/create': [1, 3], '/companies/:id': [2] },
  dashboards: { lecturer: [5] },
};

const at = (pathname: string, role = 'lecturer') => filesAt(built, { pathname, role });

test('a screen needs the layout and its own files, each once', () => {
  expect(at('/companies/create')).toEqual(['/layout.js', '/shared.js', '/create.js']);
});

test('a word of the address comes before a parameter', () => {
  expect(at('/companies/7')).toEqual(['/layout.js', '/shared.js', '/edit.js']);
});

test('the dashboard has files by role', () => {
  expect(at('/')).toEqual(['/layout.js', '/shared.js', '/home.js', '/charts.js']);
  expect(at('/', 'student')).toEqual(['/layout.js', '/shared.js', '/home.js']);
});

test('an unknown address needs none', () => {
  expect(at('/companies/7/edit')).toEqual([]);
  expect(at('/auth/login')).toEqual([]);
});

test('without a session, every address leads to the login screen', () => {
  expect(filesAt(built, { pathname: '/companies/7', role: undefined })).toEqual([
    '/shared.js',
    '/login.js',
  ]);
});

test.each([undefined, 'lecturer'])('an open screen needs no layout, as %p', (role) => {
  expect(filesAt(built, { pathname: '/verify/7', role })).toEqual(['/shared.js', '/create.js']);
});

describe('ahead of time', () => {
  const ahead = (maxKib: number, present: readonly string[] = []) =>
    filesAhead(
      built,
      {
        paths: ['/', '/companies/:id', '/companies/7'],
        role: 'lecturer',
        present: new Set(present),
      },
      maxKib,
    );

  test('each file of several screens is fetched once, then what opens over them', () => {
    expect(ahead(1_000)).toEqual([
      '/layout.js',
      '/shared.js',
      '/home.js',
      '/charts.js',
      '/edit.js',
      '/menu.js',
    ]);
  });

  test('files that the page has are left out, and those that do not fit', () => {
    expect(ahead(28, ['/layout.js', '/shared.js'])).toEqual(['/home.js', '/edit.js', '/menu.js']);
  });
});
