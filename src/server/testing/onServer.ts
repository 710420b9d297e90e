/** Whether the tests run on a PostgreSQL server: each request has a connection of its own, the embedded database a single one. */
export const isOnServer = process.env.TEST_DATABASE_URL !== undefined;

/** A test of what needs several connections, such as transactions that overlap. */
export const testOnServer = isOnServer ? test : test.skip;
