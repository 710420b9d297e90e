import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setPlainRowsFirst } from '@/client/components/DataTable/gridLoader';
import { stubApi, takeUnstubbedRequests } from './stubApi';

// The first render of a page is slow on a busy CI machine.
configure({ asyncUtilTimeout: 5_000 });

setPlainRowsFirst(false);

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
