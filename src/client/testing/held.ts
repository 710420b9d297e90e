import { waitFor } from '@testing-library/react';
import type { ApiStub, StubRequest } from './stubApi';

/** A stub whose answers wait: each `release` delivers the next one. */
export function held(stub: ApiStub) {
  const waiting: (() => void)[] = [];
  const answer = (request: StubRequest) => {
    const found = typeof stub === 'function' ? stub(request) : stub;
    return new Promise<object>((resolve) => {
      waiting.push(() => resolve(found));
    });
  };
  const release = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  };
  return { answer, release };
}
