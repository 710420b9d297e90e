import { accepted, messagesOf } from '../testing/messagesOf';
import { email, flag, line, list, numeric, record, reference, text, untrimmedText } from './fields';

const rules = record({
  text: text(),
  line: line(),
  password: untrimmedText(),
  number: numeric('bukan angka'),
  flag: flag(),
  reference: reference('tidak dipilih'),
  email: email(),
  list: list(record({ name: text().required('wajib') })),
  cleared: text().nullable(),
});

const ID_MAX = 2_147_483_647;
const NOT_ONE_LINE = 'Mengandung ganti baris atau karakter tersembunyi. Hapus lalu ketik ulang.';

describe('accepted values', () => {
  test.each([
    ['text', '  Budi  ', 'Budi'],
    ['text', 'a\nb', 'a\nb'],
    ['text', '😀', '😀'],
    ['text', '\uFEFFa\u200B\nb\u200B', 'a\u200B\nb'],
    ['line', ' PT\u200B Maju\uFEFF ', 'PT Maju'],
    ['password', '  rahasia ', '  rahasia '],
    ['password', '   ', '   '],
    ['number', '12', 12],
    ['number', ' 12.5 ', 12.5],
    ['number', '-7.25', -7.25],
    ['number', 0, 0],
    ['flag', true, true],
    ['flag', 'true', true],
    ['flag', '1', true],
    ['flag', 1, true],
    ['flag', false, false],
    ['flag', 'false', false],
    ['flag', '0', false],
    ['flag', 0, false],
    ['reference', '1', 1],
    ['reference', ID_MAX, ID_MAX],
    ['email', ' budi.s+magang@mail.kampus.ac.id ', 'budi.s+magang@mail.kampus.ac.id'],
    ['cleared', '', null],
    ['cleared', '   ', null],
    ['cleared', null, null],
    ['list', [{ name: ' a ', unknown: 1 }], [{ name: 'a' }]],
  ])('%s %j is read as %j', async (field, value, expected) => {
    expect(await accepted(rules, { [field]: value })).toEqual({ [field]: expected });
  });
});

describe('refused values', () => {
  test.each([
    ['text', 12, 'Harus berupa teks'],
    ['text', true, 'Harus berupa teks'],
    ['text', ['a'], 'Harus berupa teks'],
    ['text', { a: 1 }, 'Harus berupa teks'],
    ['text', new Date(), 'Harus berupa teks'],
    ['text', null, 'Wajib diisi'],
    ['text', '', 'Wajib diisi'],
    ['text', 'a\0b', 'Mengandung karakter yang tidak dapat disimpan'],
    ['text', 'a\ud800b', 'Mengandung karakter yang tidak dapat disimpan'],
    ['text', '\udc00', 'Mengandung karakter yang tidak dapat disimpan'],
    ['text', '\u200B', 'Wajib diisi'],
    ['line', '\u200B', 'Wajib diisi'],
    ['line', 'a\0b', 'Mengandung karakter yang tidak dapat disimpan'],
    ['line', 'a\nb', NOT_ONE_LINE],
    ['line', 'Ra\u0092uf', NOT_ONE_LINE],
    ['line', 'gnp.\u202Eexe', NOT_ONE_LINE],
    ['password', 'a\0b', 'Mengandung karakter yang tidak dapat disimpan'],
    ['password', 12345678, 'Harus berupa teks'],
    ['number', 'abc', 'bukan angka'],
    ['number', '0x10', 'bukan angka'],
    ['number', '1e3', 'bukan angka'],
    ['number', '1 2', 'bukan angka'],
    ['number', 'Infinity', 'bukan angka'],
    ['number', Number.NaN, 'bukan angka'],
    ['number', [7], 'bukan angka'],
    ['number', { valueOf: 1 }, 'bukan angka'],
    ['number', true, 'bukan angka'],
    ['number', '', 'Wajib diisi'],
    ['flag', 'ya', 'Harus berupa ya atau tidak'],
    ['flag', 2, 'Harus berupa ya atau tidak'],
    ['flag', [1], 'Harus berupa ya atau tidak'],
    ['flag', '', 'Wajib diisi'],
    ['reference', 0, 'tidak dipilih'],
    ['reference', -1, 'tidak dipilih'],
    ['reference', 1.5, 'tidak dipilih'],
    ['reference', ID_MAX + 1, 'tidak dipilih'],
    ['reference', 'abc', 'tidak dipilih'],
    ['reference', [1], 'tidak dipilih'],
    ['email', 'budi', 'Email tidak valid'],
    ['email', 'budi@', 'Email tidak valid'],
    ['email', 'budi@kampus', 'Email tidak valid'],
    ['email', 'budi@kampus.', 'Email tidak valid'],
    ['email', 'budi @kampus.id', 'Email tidak valid'],
    ['email', '@kampus.id', 'Email tidak valid'],
    ['email', 'a@b.id\nc', 'Email tidak valid'],
    ['list', '[]', 'Harus berupa daftar'],
    ['list', {}, 'Harus berupa daftar'],
  ])('%s %j: %s', async (field, value, message) => {
    expect(await messagesOf(rules, { [field]: value })).toEqual({ [field]: [message] });
  });

  test.each([
    ['a text', '{"text":"a"}', 'Data tidak dapat dibaca'],
    ['a list', [], 'Data tidak dapat dibaca'],
    ['a number', 3, 'Data tidak dapat dibaca'],
    ['null', null, 'Wajib diisi'],
  ])('a body that is %s', async (_name, body, message) => {
    expect(await messagesOf(rules, body)).toEqual({ '': [message] });
  });
});

test('drops unknown fields and keeps absent ones absent', async () => {
  expect(await accepted(rules, { text: 'a', is_admin: true })).toEqual({ text: 'a' });
});

test('error paths of list entries contain their index', async () => {
  expect(await messagesOf(rules, { list: [{ name: 'a' }, {}, 3, '{"name":"a"}'] })).toEqual({
    'list[1].name': ['wajib'],
    'list[2]': ['Data tidak dapat dibaca'],
    'list[3]': ['Data tidak dapat dibaca'],
  });
});

describe('an object that shadows a built-in property', () => {
  test.each(['toString', 'valueOf', 'then', 'length', 'constructor'])(
    'fails validation: %s',
    async (name) => {
      const odd = { [name]: 1 };
      for (const value of [odd, [odd]]) {
        expect(await messagesOf(rules, { text: value })).toEqual({ text: ['Harus berupa teks'] });
        expect(await messagesOf(rules, { number: value })).toEqual({ number: ['bukan angka'] });
        expect(await messagesOf(rules, { flag: value })).toEqual({
          flag: ['Harus berupa ya atau tidak'],
        });
      }
    },
  );
});
