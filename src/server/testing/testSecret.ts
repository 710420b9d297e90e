/** SESSION_SECRET of the servers under test. */
export const TEST_SECRET = 'a secret for tests, and only for tests';
