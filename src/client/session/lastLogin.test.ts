import { aUser } from '@/client/testing/session';
import { lastLoginText } from './lastLogin';

test.each([
  [undefined, null],
  [null, null],
  [{ at: 'yesterday', device: null }, null],
  [
    { at: '2026-03-02T08:00:00.000Z', device: null },
    /^Login sebelumnya: \d+ Mar 2026.{2}\d\d\.00$/,
  ],
  [
    { at: '2026-03-02T08:00:00.000Z', device: 'Chrome di Android' },
    /^Login sebelumnya: .*2026.* dengan Chrome di Android$/,
  ],
])('%j', (last_login, expected) => {
  const text = lastLoginText(aUser('mentor', { last_login }));
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});
