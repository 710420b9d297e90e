import { flagFilter } from '../toolbar/tableFilter';
import { keysOf, readTableState, rememberPageSize, writeTableState } from './tableState';

const status = flagFilter({
  key: 'status',
  label: 'Status',
  texts: ['Aktif', 'Tidak Aktif'],
  toQuery: (isActive) => ({ isActive }),
});
const company = {
  key: 'mitra',
  label: 'Mitra Industri',
  useChoices: () => ({ options: [], isLoading: false }),
  toQuery: (value: string) => ({ companyId: Number(value) }),
};
const settings = { keys: keysOf(undefined), defaultSort: 'name', filters: [status, company] };
const read = (url: string) => readTableState(new URLSearchParams(url), settings);

test('reads the state of a table from the URL', () => {
  expect(read('page=3&per_page=20&search=ada&sort=-year&status=false&mitra=7')).toEqual({
    page: 3,
    perPage: 20,
    search: 'ada',
    sort: '-year',
    chosen: { status: 'false', mitra: '7' },
    conditions: '',
  });
});

test.each([
  '',
  'page=0&per_page=7',
  'page=x&per_page=-10',
  'page=1.5&per_page=1000',
  'status=mungkin&mitra=0',
  'status=&mitra=tujuh',
])('takes "%s" for the start', (url) => {
  expect(read(url)).toEqual({
    page: 1,
    perPage: 10,
    search: '',
    sort: 'name',
    chosen: {},
    conditions: '',
  });
});

test('shortens a search that the server would refuse', () => {
  expect(read('search=a+b+c+d+e+f+g+h+i+j+k+l+m').search).toBe('a b c d e f g h i j k l ');
});

test('remembers the last page size of a table', () => {
  rememberPageSize(50);
  expect(read('').perPage).toBe(50);
});

test('writes only what differs from the defaults, and keeps other parameters', () => {
  const url = writeTableState(new URLSearchParams('tab=nilai&page=9&status=true'), settings, {
    page: 1,
    perPage: 10,
    search: 'ada',
    sort: 'name',
    chosen: { mitra: '7' },
    conditions: '',
  });
  expect(url.toString()).toBe('tab=nilai&search=ada&mitra=7');
});

test('two tables in one URL have separate pages', () => {
  expect(keysOf('nilai').page).toBe('nilai_page');
  expect(keysOf('nilai').filter('status')).toBe('nilai_status');
});

test('conditions are part of the URL of tables that have them', () => {
  const conditions = '[["name","empty"]]';
  const conditional = { ...settings, conditionsIn: () => conditions };
  const state = readTableState(new URLSearchParams(), conditional);
  const url = writeTableState(new URLSearchParams('tab=nilai'), conditional, state);
  expect(url.get('conditions')).toBe(conditions);
  const without = { ...state, conditions: '' };
  expect(writeTableState(url, conditional, without).toString()).toBe('tab=nilai');
});
