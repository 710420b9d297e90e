import { line, maxCharacters, record } from './fields';

/** Whether it is the name of the person, the server says. */
export const anonymisationRules = record({
  name: line().required('Ketik nama orang ini').test(maxCharacters(255, 'Nama')),
});
