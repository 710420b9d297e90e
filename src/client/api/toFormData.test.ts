import { toFormData } from './toFormData';

describe('toFormData', () => {
  test('follows the rules of specification §5', () => {
    const file = new File(['x'], 'ttd.png', { type: 'image/png' });
    const form = toFormData({
      name: 'Dewi',
      company_id: 3,
      phone_number: null,
      address: undefined,
      is_active: true,
      is_public: false,
      tags: ['a', 'b'],
      empty: '',
      digital_signature: file,
    });
    expect([...form.entries()]).toEqual([
      ['name', 'Dewi'],
      ['company_id', '3'],
      ['is_active', '1'],
      ['is_public', '0'],
      ['tags[0]', 'a'],
      ['tags[1]', 'b'],
      ['empty', ''],
      ['digital_signature', file],
    ]);
  });
});
