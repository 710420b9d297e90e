import { shownText, typedValue } from './cellText';

const gender = {
  type: 'choice',
  choices: [
    { value: 'male', label: 'Laki-laki' },
    { value: 'female', label: 'Perempuan' },
  ],
} as const;
const of = (type: 'text' | 'date' | 'time' | 'number') => ({ type, choices: null });

const genders = { ...gender, choices: [...gender.choices] };

test.each([
  [genders, 'female', 'Perempuan'],
  [genders, 'pria', 'pria'],
  [of('date'), '2005-05-17', '17/05/2005'],
  [of('date'), '17 Mei', '17 Mei'],
  [of('number'), '78.5', '78,5'],
  [of('number'), '80', '80'],
  [of('text'), '1.5', '1.5'],
])('%j with the value %s shows %s', (column, value, text) => {
  expect(shownText(column, value)).toBe(text);
});

test.each([
  [genders, ' perempuan ', 'female'],
  [genders, 'pria', 'pria'],
  [of('date'), '17/5/2005', '2005-05-17'],
  [of('date'), '2005-05-17', '2005-05-17'],
  [of('time'), '8.00', '08:00'],
  [of('number'), '78,5', '78.5'],
  [of('number'), '1.000,5', '1.000,5'],
  [of('text'), ' 78,5 ', '78,5'],
])('%j takes %s for %s', (column, typed, value) => {
  expect(typedValue(column, typed)).toBe(value);
});
