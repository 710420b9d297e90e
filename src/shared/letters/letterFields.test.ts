import { LETTER_KINDS } from '@/shared/resources/letters/constants';
import { exampleLetter, LETTER_FIELDS, LETTER_PICTURES, STUDENT_FIELDS } from './letterFields';

test.each(LETTER_KINDS)(
  'every field of %s has a plain name, a description and an example',
  (kind) => {
    for (const [name, { description, example }] of Object.entries(LETTER_FIELDS[kind])) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(description).not.toBe('');
      expect(example).not.toBe('');
    }
  },
);

test.each(LETTER_KINDS)('the example of %s fills every field', (kind) => {
  const { values, students } = exampleLetter(kind);
  expect(Object.keys(values).sort()).toEqual(Object.keys(LETTER_FIELDS[kind]).sort());
  expect(students.length).toBeGreaterThan(1);
});

test('no picture has the name of a field', () => {
  const names = LETTER_KINDS.flatMap((kind) => Object.keys(LETTER_FIELDS[kind]));
  for (const picture of Object.keys(LETTER_PICTURES)) {
    expect([...names, ...Object.keys(STUDENT_FIELDS)]).not.toContain(picture);
  }
});
