import { isValidElement } from 'react';
import type { Letter, ListLettersArg, ListMentorsArg, Mentor } from '@/client/api/api';
import { letterListed } from '@/shared/resources/letters/letterFields';
import { mentorListed } from '@/shared/resources/mentors/mentorFields';
import { cellContent, cellValue } from './column';
import { defineList } from './defineList';
import type { TableFilter } from './toolbar/tableFilter';

const companyFilter: TableFilter<{ companyId: number }> = {
  key: 'company_id',
  label: 'Mitra',
  choices: [],
  toQuery: (value) => ({ companyId: Number(value) }),
};

const letters = defineList<Letter, ListLettersArg>()({
  record: 'letters',
  listed: letterListed,
  shown: { pages: { label: 'Halaman', type: 'number' } },
  dates: (date) => `pada ${date}`,
  columns: [
    { field: 'number', card: 'title' },
    { field: 'kind', header: 'Macam' },
    { field: 'date', width: 120 },
    { field: 'state' },
    { field: 'pages' },
    { field: 'note', header: 'Catatan', value: () => 'catatan' },
  ],
  filters: ['kind', companyFilter],
  searchLabel: 'Cari...',
  nameOf: ({ number }) => number,
});

const letter = { number: '1/SP', kind: 'introduction', date: '2026-09-01', state: 'signed' };
const row = letter as Letter;

const columnOf = (field: string) => {
  const column = letters.columns.find((candidate) => candidate.field === field);
  if (!column) throw new Error(`no column ${field}`);
  return column;
};

test('takes header, side, orders and place on a card from the fields', () => {
  expect(letters.columns).toMatchObject([
    { field: 'number', header: 'Nomor', card: 'title' },
    { field: 'kind', header: 'Macam', sortsAs: 'other' },
    { field: 'date', header: 'Tanggal', sortsAs: 'date', width: 120 },
    { field: 'state', header: 'Status', sortsAs: 'other', card: 'badge' },
    { field: 'pages', header: 'Halaman', align: 'right' },
    { field: 'note', header: 'Catatan' },
  ]);
});

test('writes choices in words, dates as the list does, and states as badges', () => {
  expect(cellContent(row, columnOf('kind'))).toBe('Surat Pengantar');
  expect(cellContent(row, columnOf('date'))).toBe('pada 2026-09-01');
  expect(cellValue(row, columnOf('state'))).toBe('Bertanda tangan');
  const badge = cellContent(row, columnOf('state'));
  expect(isValidElement(badge) && badge.props).toMatchObject({
    field: { tones: letterListed.state.tones },
    value: 'signed',
  });
  expect(cellContent(row, columnOf('note'))).toBe('catatan');
});

test('leaves the content of a column to the page that states it', () => {
  const { columns } = defineList<Letter, ListLettersArg>()({
    label: 'Daftar',
    listed: letterListed,
    dates: String,
    columns: [
      { field: 'date', value: () => 'nilai' },
      { field: 'state', render: () => 'isi' },
    ],
    searchLabel: 'Cari...',
    nameOf: ({ number }) => number,
  });
  expect(columns.map((column) => cellContent(row, column))).toEqual(['nilai', 'isi']);
});

test('makes filters of the names of fields, beside filters of other kinds', () => {
  const { filters } = defineList<Mentor, ListMentorsArg>()({
    record: 'mentors',
    listed: mentorListed,
    columns: [],
    filters: [companyFilter, 'is_active'],
    searchLabel: 'Cari...',
    nameOf: ({ user }) => user.name,
  });
  expect(filters[0]).toBe(companyFilter);
  expect(filters[1]).toMatchObject({
    key: 'is_active',
    label: 'Status',
    choices: [
      { value: 'true', label: 'Aktif' },
      { value: 'false', label: 'Tidak Aktif' },
    ],
  });
  expect(filters[1]?.toQuery('false')).toEqual({ isActive: false });
  expect(letters.filters[0]?.toQuery('assignment')).toEqual({ kind: 'assignment' });
});

test('takes label, order, views, export and conditions from the kind of record', () => {
  const { label, list, sort, exported, conditions } = defineList<Mentor, ListMentorsArg>()({
    record: 'mentors',
    listed: mentorListed,
    columns: [],
    searchLabel: 'Cari...',
    nameOf: ({ user }) => user.name,
  });
  expect({ label, list, sort, exported }).toEqual({
    label: 'Daftar mentor',
    list: 'mentors',
    sort: 'user.name',
    exported: { url: '/mentors/export', kind: 'mentors' },
  });
  expect(Object.keys(conditions ?? {})).toEqual(Object.keys(mentorListed));
  // Letters cannot be imported.
  expect(letters.exported).toEqual({ url: '/letters/export' });
});
