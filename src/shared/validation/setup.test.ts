import { array, boolean, type ISchema, mixed, number, object, string } from 'yup';
import { messagesOf } from '../testing/messagesOf';
import { INDONESIAN } from './setup';

test.each([
  ['mixed.required', mixed().required(), undefined, 'Wajib diisi'],
  ['mixed.defined', mixed().defined(), undefined, 'Wajib diisi'],
  ['mixed.notNull', string(), null, 'Wajib diisi'],
  ['mixed.oneOf', string().oneOf(['a']), 'b', 'Pilihan tidak valid'],
  ['mixed.notOneOf', string().notOneOf(['a']), 'a', 'Pilihan tidak valid'],
  ['mixed.notType string', string(), {}, 'Harus berupa teks'],
  ['mixed.notType number', number(), 'a', 'Harus berupa angka'],
  ['mixed.notType boolean', boolean(), 'a', 'Harus berupa ya atau tidak'],
  ['mixed.notType array', array(), 3, 'Harus berupa daftar'],
  ['mixed.notType object', object(), 3, 'Data tidak dapat dibaca'],
  ['mixed.notType else', mixed({ check: (v): v is 1 => v === 1 }), 2, 'Tidak valid'],
  ['string.length', string().length(3), 'ab', 'Harus 3 karakter'],
  ['string.min', string().min(3), 'ab', 'Minimal 3 karakter'],
  ['string.max', string().max(1), 'ab', 'Maksimal 1 karakter'],
  ['string.matches', string().matches(/c/), 'ab', 'Format tidak valid'],
  ['string.email', string().email(), 'ab', 'Email tidak valid'],
  ['number.min', number().min(3), 2, 'Minimal 3'],
  ['number.max', number().max(3), 4, 'Maksimal 3'],
  ['number.lessThan', number().lessThan(3), 3, 'Harus kurang dari 3'],
  ['number.moreThan', number().moreThan(3), 3, 'Harus lebih dari 3'],
  ['number.positive', number().positive(), 0, 'Harus lebih dari 0'],
  ['number.negative', number().negative(), 0, 'Harus kurang dari 0'],
  ['number.integer', number().integer(), 1.5, 'Harus bilangan bulat'],
  ['boolean.isValue', boolean().isTrue(), false, 'Harus ya'],
  ['array.length', array().length(1), [], 'Harus 1 baris'],
  ['array.min', array().min(1), [], 'Minimal 1 baris'],
  ['array.max', array().max(1), [1, 2], 'Maksimal 1 baris'],
  ['object.noUnknown', object({}).exact(), { a: 1 }, 'Berisi isian yang tidak dikenal'],
] as [string, ISchema<unknown> & ReturnType<typeof mixed>, unknown, string][])(
  '%s speaks Indonesian',
  async (_key, rules, value, message) => {
    expect(await rules.validate(value).catch(({ errors }) => errors)).toEqual([message]);
  },
);

test('translates every message of Yup', async () => {
  const { defaultLocale } = await import('yup');
  for (const [type, messages] of Object.entries(defaultLocale)) {
    const ours = Object.keys((INDONESIAN as Record<string, object>)[type] ?? {});
    expect([type, ...ours].sort()).toEqual([type, ...Object.keys(messages)].sort());
  }
  expect(await messagesOf(object({ a: string().required() }), {})).toEqual({ a: ['Wajib diisi'] });
});
