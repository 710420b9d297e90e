import { codeOf, fieldErrorsOf, messageOf, statusOf, verdictChangesOf } from './serverErrors';

const refused = {
  status: 422,
  data: {
    message: 'Data tidak valid',
    errors: { name: ['Nama wajib diisi', 'Terlalu pendek'], 'activities.1.date': ['Wajib'] },
  },
};

describe('serverErrors', () => {
  test.each([
    [refused, 422],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, null],
    [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' }, 502],
    [{ status: 'PARSING_ERROR', originalStatus: 200, data: '{"da', error: 'cut off' }, null],
    [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, null],
    [new Error('own fault'), null],
    [undefined, null],
  ])('statusOf %#', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  test('reads message and code', () => {
    const error = { status: 403, data: { message: 'Dilarang', code: 'password_change_required' } };
    expect(messageOf(error)).toBe('Dilarang');
    expect(codeOf(error)).toBe('password_change_required');
    expect(messageOf({ status: 500, data: null })).toBeNull();
    expect(codeOf(new Error('x'))).toBeNull();
  });

  test('takes the first message of each field', () => {
    expect(fieldErrorsOf(refused)).toEqual({
      name: 'Nama wajib diisi',
      'activities.1.date': 'Wajib',
    });
  });

  test('reads the changes of verdicts of a refusal that asks for a reason', () => {
    const verdict_changes = { days: 1, kinds: [] };
    const data = { message: 'x', code: 'verdicts_change', verdict_changes };
    expect(verdictChangesOf({ status: 409, data })).toEqual(verdict_changes);
    expect(verdictChangesOf({ status: 409, data: { message: 'x', verdict_changes } })).toBeNull();
    expect(verdictChangesOf({ status: 409, data: { code: 'verdicts_change' } })).toBeNull();
    expect(verdictChangesOf(new Error('x'))).toBeNull();
  });

  test.each([
    { status: 422, data: { message: 'x' } },
    { status: 422, data: { errors: {} } },
    { status: 422, data: { errors: { name: [] } } },
    { status: 422, data: { errors: 'x' } },
    { status: 500, data: '<html>' },
  ])('finds no field errors in %j', (error) => {
    expect(fieldErrorsOf(error)).toBeNull();
  });
});
