import { document, METHODS } from '@/server/contract/document';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { ROLES, type Role } from '@/shared/permissions';
import { everyNth } from '@/shared/testing/testLevel';
import type { Access } from './access';
import { access } from './access.gen';

/** No record has this ID, so that calls that are allowed change nothing. */
const MISSING_ID = '2147483647';

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const url = `/api${path.replace(/\{\w+\}/g, MISSING_ID)}`;
    return [{ id: operation.operationId, method: method.toUpperCase() as 'GET', url }];
  }),
);
const guarded = operations.filter(({ id }) => access[id] !== 'public');

let app: TestApp;
const people: { id: number; role: Role }[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  for (const role of ROLES) people.push((await newUserOf[role](app.db)).user);
});
afterAll(() => app.close());

test('covers exactly the operations of the document', () => {
  expect(Object.keys(access).sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('makes only these operations public', () => {
  const open = operations.filter(({ id }) => access[id] === 'public').map(({ id }) => id);
  expect(open.sort()).toEqual([
    'acceptInvitation',
    'createPasskeyChallenge',
    'createSignOn',
    'getActivityPhoto',
    'getHealth',
    'getReportFile',
    'getReportVerification',
    'getSettings',
    'getSignature',
    'login',
    'loginWithPasskey',
    'loginWithProvider',
    'readInvitationOffer',
    'readPasswordCodeHolder',
    'refreshSession',
    'resetForgottenPassword',
    'submitForgottenPassword',
  ]);
});

test.each(guarded)('$id requires a session', async ({ method, url }) => {
  expect((await app.inject({ method, url })).statusCode).toBe(401);
});

test.each(everyNth(guarded, 6))('$id admits only its roles', async ({ id, method, url }) => {
  const allowed: Access = access[id];
  for (const person of people) {
    const headers = await app.signIn(person);
    const { statusCode } = await app.inject({ method, url, headers });
    if (allowed.includes(person.role)) expect([401, 403]).not.toContain(statusCode);
    else expect(statusCode).toBe(403);
  }
});
