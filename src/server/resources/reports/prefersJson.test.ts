import { prefersJson } from './prefersJson';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/*', false],
  ['application/pdf', false],
  ['text/html', false],
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json; charset=utf-8', true],
  ['application/json, application/pdf', true],
  ['application/pdf, application/json', false],
  ['application/pdf;q=0.5, application/json', true],
  ['application/pdf, application/json;q=0.9', false],
  ['application/pdf;q=0.8,application/json;q=0.9', true],
  // The default of many HTTP clients.
  ['application/json, text/plain, */*', true],
  ['application/pdf, */*', false],
  ['application/*;q=0.5, application/json;q=0.4', false],
  ['application/json;q=0, */*', false],
  ['*/*;q=0.1, application/json;q=0.2', true],
  ['application/json;q=nonsense', false],
  [',,;q=1', false],
  ['"', false],
  ['a/b;=;;"\\', false],
])('%s → %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected);
});
