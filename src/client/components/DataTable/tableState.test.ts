import { keysOf, readTableState, rememberPageSize, writeTableState } from './tableState';

const keys = keysOf(undefined);
const read = (url: string) => readTableState(new URLSearchParams(url), keys, 'name');

test('reads what the URL says', () => {
  expect(read('page=3&per_page=20&search=ada&sort=-year')).toEqual({
    page: 3,
    perPage: 20,
    search: 'ada',
    sort: '-year',
  });
});

test.each(['', 'page=0&per_page=7', 'page=x&per_page=-10', 'page=1.5&per_page=1000'])(
  'takes "%s" for the start',
  (url) => {
    expect(read(url)).toEqual({ page: 1, perPage: 10, search: '', sort: 'name' });
  },
);

test('remembers the page size of the last table', () => {
  rememberPageSize(50);
  expect(read('').perPage).toBe(50);
});

test('writes only what differs, and leaves the rest of the URL alone', () => {
  const url = writeTableState(
    new URLSearchParams('tab=nilai&page=9'),
    keys,
    { page: 1, perPage: 10, search: 'ada', sort: 'name' },
    'name',
  );
  expect(url.toString()).toBe('tab=nilai&search=ada');
});

test('two tables in one URL do not share a page', () => {
  expect(keysOf('nilai').page).toBe('nilai_page');
});
