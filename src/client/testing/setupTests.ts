import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { lazyCombobox } from '@/client/ui/ChoiceFilter';
import './computedStyles';
import { stubApi, takeUnstubbedRequests } from './stubApi';

// The first render of a page is slow on a busy CI machine.
configure({ asyncUtilTimeout: 20_000 });

// A test finds the filter, not the place that is kept for it.
beforeAll(() => lazyCombobox.preload());

// React keeps the stack of every element that is created, up to 10,000 in a second, for its development
// tools. That takes a sixth of the time of these tests, and warnings name their component without it.
Object.defineProperty(
  (React as unknown as Record<string, object>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

/** Errors and warnings of React and its libraries: a missing key, an update outside of `act`. */
const logged: string[] = [];
const log = (...words: unknown[]) => logged.push(words.map(String).join(' '));

beforeEach(() => {
  logged.length = 0;
  console.error = log;
  console.warn = log;
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  stubApi({});
});

afterEach(() => {
  const requests = takeUnstubbedRequests();
  if (requests.length > 0) {
    throw new Error(`Requests without a stub: ${requests.join(', ')}`);
  }
  expect(logged).toEqual([]);
});

// The styles of a test with `styled: true` would apply to the next ones.
afterEach(() => {
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
});
