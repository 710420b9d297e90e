import { aUser } from '@/client/testing/session';
import { internshipSelected, nothingSelected, selectionReducer } from './selectionSlice';
import { loggedIn, loggedOut, sessionExpired, tokenRefreshed } from './sessionSlice';

const selected = { internship: { id: 7 } };

describe('selection reducer', () => {
  test('keeps only the id of the internship', () => {
    const withMore = { id: 7, company: 'PT Nusantara' };
    expect(selectionReducer(nothingSelected, internshipSelected(withMore))).toEqual(selected);
  });

  test.each([
    ['an emptied choice', internshipSelected(null), nothingSelected],
    ['login', loggedIn({ accessToken: 'a', user: aUser('student') }), nothingSelected],
    ['logout', loggedOut(), nothingSelected],
    ['an expired session', sessionExpired(), nothingSelected],
    ['a refresh', tokenRefreshed({ oldToken: 'a', accessToken: 'b' }), selected],
  ])('after %s', (_name, action, after) => {
    expect(selectionReducer(selected, action)).toEqual(after);
  });
});
