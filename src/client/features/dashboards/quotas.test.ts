import { fillRatio, fullestFirst } from './quotas';

const quota = (name: string, internship_count: number, internship_quota: number) => ({
  id: 1,
  name,
  internship_count,
  internship_quota,
});

test('sorts companies by fill ratio, highest first', () => {
  const sorted = fullestFirst([
    quota('Sepertiga', 4, 12),
    quota('Penuh', 2, 2),
    quota('Kosong', 0, 9),
    quota('Lebih', 3, 2),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['Lebih', 'Penuh', 'Sepertiga', 'Kosong']);
});

test('sorts equally full companies by name', () => {
  const sorted = fullestFirst([quota('Citra', 1, 2), quota('Awan', 2, 4), quota('Bumi', 3, 6)]);
  expect(sorted.map(({ name }) => name)).toEqual(['Awan', 'Bumi', 'Citra']);
});

test('a quota of zero has a fill ratio of zero', () => {
  expect(fillRatio(quota('Nol', 0, 0))).toBe(0);
});
