import { readResponses } from './contract';
import { expect, test } from './fixtures';
import { intercept } from './network';

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

test('a response that the API document does not describe is noticed', ({ reader }) => {
  const health = (answer: Parameters<typeof reader>[2]) => reader('GET', '/api/health', answer);
  expect(health(json(200, { status: 'ok' }))).toEqual([]);
  expect(health(json(503, { message: 'Database tidak dapat dihubungi.' }))).toEqual([]);
  expect(health(json(200, { status: 'ok', uptime: 7 }))).toEqual([
    'GET /api/health 200: body must NOT have additional properties {"additionalProperty":"uptime"}',
  ]);
  expect(health(json(200, {}))).toHaveLength(1);
  expect(health({ ...json(200, {}), body: '<html>' })).toHaveLength(1);
  expect(health(json(404, { message: 'x' }))).toEqual([
    'GET /api/health 404: getHealth does not declare this status',
  ]);
  expect(health({ status: 200, contentType: 'text/html', body: undefined })).toEqual([
    'GET /api/health 200: getHealth does not declare text/html',
  ]);
  expect(reader('DELETE', '/api/health', json(200, {}))).toEqual([
    'DELETE /api/health 200: no such operation',
  ]);
});

test('responses of the server are read, those of a test are not', async ({
  page,
  context,
  openAs,
}) => {
  const read: string[] = [];
  const finish = readResponses(context, (method, pathname, { status }) => {
    read.push(`${method} ${pathname} ${status}`);
    return [];
  });
  await intercept(page, 'GET /mentor/dashboard/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Gagal.' } }),
  );
  await openAs('mentor', '/');
  await expect(page.getByText('Gagal', { exact: false }).first()).toBeVisible();
  // The event of a finished request can come after the page has drawn its answer.
  await expect.poll(() => read).toContain('POST /api/me 200');
  await finish();
  expect(read.join('\n')).not.toContain('dashboard');
});
