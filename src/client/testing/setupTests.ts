import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setPlainRowsFirst } from '@/client/components/DataTable/gridLoader';
import { stubApi, takeUndescribedRequests } from './stubApi';

// A page's first render in a busy CI machine is slow, never wrong: wait instead of retrying.
configure({ asyncUtilTimeout: 5_000 });

setPlainRowsFirst(false);

beforeEach(() => {
  localStorage.clear();
  document.title = '';
  stubApi({});
});

afterEach(() => {
  const requests = takeUndescribedRequests();
  if (requests.length > 0) {
    throw new Error(`Requests that no stub describes: ${requests.join(', ')}`);
  }
});
