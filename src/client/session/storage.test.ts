import { aUser } from '@/client/testing/session';
import {
  readSelectedInternship,
  readSession,
  toSessionUser,
  writeSelectedInternship,
  writeSession,
} from './storage';

const user = aUser('lecturer');

describe('stored session', () => {
  test('uses the keys of the specification', () => {
    writeSession({ accessToken: 'token', user });
    expect(localStorage.getItem('access_token')).toBe('token');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    expect(readSession()).toEqual({ accessToken: 'token', user });
  });

  test.each([
    ['no token', null, JSON.stringify(user)],
    ['an empty token', '', JSON.stringify(user)],
    ['no user', 'token', null],
    ['a user that is not JSON', 'token', '{'],
    ['a user without a known role', 'token', JSON.stringify({ ...user, role: 'guest' })],
    ['a user without an id', 'token', JSON.stringify({ name: 'x', role: 'mentor' })],
  ])('finds no session with %s', (_name, token, storedUser) => {
    if (token !== null) localStorage.setItem('access_token', token);
    if (storedUser !== null) localStorage.setItem('user', storedUser);
    expect(readSession()).toBeNull();
  });

  test('returns null when the browser blocks storage', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readSession()).toBeNull();
    forbidden.mockRestore();
  });

  test('stores no personal data beyond what the screens show', () => {
    const full = { ...user, nip: '198503152010122002', address: 'Jalan Melati 5' };
    expect(Object.keys(toSessionUser(full))).toEqual([
      'id',
      'name',
      'email',
      'role',
      'must_change_password',
    ]);
  });
});

describe('stored selection', () => {
  test('reads the value back, and removes it when set to null', () => {
    writeSelectedInternship({ id: 7 });
    expect(localStorage.getItem('selected-internship')).toBe('{"id":7}');
    expect(readSelectedInternship()).toEqual({ id: 7 });
    writeSelectedInternship(null);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['{', '"7"', '{"id":"7"}', 'null'])('returns null when storage contains %s', (text) => {
    localStorage.setItem('selected-internship', text);
    expect(readSelectedInternship()).toBeNull();
  });
});

describe('a missing signature', () => {
  const none = { digital_signature: null };
  const one = { digital_signature: '/api/signatures/3' };

  test.each([
    ['a lecturer', { ...aUser('lecturer'), lecturer: none, mentor: null }, true],
    ['a lecturer with one', { ...aUser('lecturer'), lecturer: one, mentor: null }, undefined],
    ['a mentor', { ...aUser('mentor'), lecturer: null, mentor: none }, true],
    ['a super admin', { ...aUser('super_admin'), lecturer: none, mentor: null }, undefined],
    ['a student', { ...aUser('student'), lecturer: null, mentor: null }, undefined],
  ])('stores the user of %s', (_who, answered, lacksSignature) => {
    expect(toSessionUser(answered).lacks_signature).toBe(lacksSignature);
  });
});
