import { alphabetically } from './sortKey';

test('sorts names as people look for them', () => {
  const names = [
    '2 Saudara',
    'ʿAbdullah',
    'ÁDI',
    'adi B',
    '’Aisyah',
    'Ｂudi',
    "D'Angelo",
    'De Fretes',
    'de Haan',
    'Deborah',
    'Nur Aini',
    'Nur-Aini',
    'Nuraini',
    'Øystein',
    '“Sinar” CV',
    'Zul',
    '😀 Adi',
  ];
  expect(names.toReversed().sort(alphabetically)).toEqual(names);
});

test('leaves equal names in their order', () => {
  expect(['’Adi', 'ÁDI', 'Adi'].sort(alphabetically)).toEqual(['’Adi', 'ÁDI', 'Adi']);
  expect(alphabetically("D'Angelo", 'd’angelo')).toBe(0);
});
