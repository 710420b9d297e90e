import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setPlainRowsFirst } from '@/client/components/DataTable/gridLoader';
import { stubApi, takeUndescribedRequests } from './stubApi';

// A page's first render in a busy CI machine is slow, never wrong: wait instead of retrying.
configure({ asyncUtilTimeout: 5_000 });

setPlainRowsFirst(false);

/** What React and its libraries complain about: a missing key, a state set too late, a wrong prop. */
const complaints: string[] = [];
const complain = (...words: unknown[]) => complaints.push(words.map(String).join(' '));

beforeEach(() => {
  complaints.length = 0;
  console.error = complain;
  console.warn = complain;
  localStorage.clear();
  document.title = '';
  stubApi({});
});

afterEach(() => {
  const requests = takeUndescribedRequests();
  if (requests.length > 0) {
    throw new Error(`Requests that no stub describes: ${requests.join(', ')}`);
  }
  expect(complaints).toEqual([]);
});
