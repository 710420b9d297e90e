import { httpErrorOfDatabaseError } from './databaseErrors';

const statusOf = (error: unknown) => httpErrorOfDatabaseError(error)?.statusCode ?? null;

test('reports a violated constraint for its field', () => {
  const answer = httpErrorOfDatabaseError({ code: '23505', constraint: 'users_email_key' });
  expect(answer?.statusCode).toBe(422);
  expect(answer?.details.errors).toEqual({ email: ['Email sudah digunakan'] });
});

test('distinguishes a missing record from one that is still referenced', () => {
  const constraint = 'mentors_company_id_fkey';
  const missing = {
    code: '23503',
    constraint,
    detail: 'Key (company_id)=(9) is not present in table "companies".',
  };
  const held = {
    code: '23503',
    constraint,
    detail: 'Key (id)=(1) is still referenced from table "mentors".',
  };
  expect(httpErrorOfDatabaseError(missing)?.details.errors).toEqual({
    company_id: ['Perusahaan tidak ditemukan'],
  });
  expect(statusOf(held)).toBe(409);
});

test.each(['22001', '22003', '22021', '22P02', '23514'])('maps %s to 422', (code) => {
  expect(statusOf({ code })).toBe(422);
});

test.each([
  { code: 'ECONNREFUSED' },
  { code: 'ECONNRESET' },
  { code: '08006' },
  { code: '25006' },
  { code: '53100' },
  { code: '53300' },
  { code: '57P01' },
  { code: '57014' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'timeout exceeded when trying to connect' },
])('maps %j to 503', (error) => {
  expect(statusOf(error)).toBe(503);
  expect(httpErrorOfDatabaseError(error)?.details.headers).toEqual({ 'retry-after': '5' });
});

test.each([{ code: '42P01' }, { code: '23502' }, new Error('a mistake of ours'), null, 'text'])(
  'does not map %j',
  (error) => {
    expect(statusOf(error)).toBeNull();
  },
);
