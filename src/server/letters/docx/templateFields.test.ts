import { documentXml, paragraph } from '@/server/testing/docxFile';
import { LETTER_FIELDS } from '@/shared/letters/letterFields';
import { fieldsIn } from './templateFields';

const KNOWN = new Set(Object.keys(LETTER_FIELDS.introduction));
const inBody = (body: string) => {
  const content = new TextEncoder().encode(documentXml(body));
  return fieldsIn(
    { name: 'word/document.xml', content, root: 'document', place: 'isi surat', fills: 'story' },
    KNOWN,
  );
};
const inParagraphs = (...texts: string[]) => inBody(texts.map(paragraph).join(''));

test('finds fields, pictures and the loop in several pieces of a text', () => {
  const pieces = `<w:p>${['{no', 'mor} dan {', 'nama}']
    .map((piece) => `<w:r><w:t>${piece}</w:t></w:r>`)
    .join('')}</w:p>`;
  const loop = ['{#mahasiswa}', '{no}. {nama}', '{/mahasiswa}', '{%qr}'].map(paragraph).join('');
  expect(inBody(pieces + loop)).toEqual({
    fields: ['#mahasiswa', '%qr', '/mahasiswa', 'nama', 'no', 'nomor'],
    problems: [],
  });
});

test.each([
  ['Nama: {namaa}, NIM', '{namaa}', '{namaa} tidak dikenal.', 'Nama: {namaa}, NIM'],
  ['{mentor}', '{mentor}', '{mentor} tidak dikenal.', '{mentor}'],
  ['{@nama}', '{@nama}', '{@nama} tidak dikenal.', '{@nama}'],
  ['{^mahasiswa}', '{^mahasiswa}', '{^mahasiswa} tidak dikenal.', '{^mahasiswa}'],
  ['{=[[ ]]=}', '{=[[ ]]=}', '{=[[ ]]=} tidak dikenal.', '{=[[ ]]=}'],
  ['{constructor}', '{constructor}', '{constructor} tidak dikenal.', '{constructor}'],
  ['{%constructor}', '{%constructor}', '{%constructor} tidak dikenal.', '{%constructor}'],
  ['{}', '{}', '{} tidak dikenal.', '{}'],
  ['{ nama }', '{ nama }', '{ nama } memuat spasi. Tulis {nama}.', '{ nama }'],
  [
    '{# mahasiswa}',
    '{# mahasiswa}',
    '{# mahasiswa} memuat spasi. Tulis {#mahasiswa}.',
    '{# mahasiswa}',
  ],
  ['{qr}', '{qr}', '{qr} adalah gambar. Tulis {%qr}.', '{qr}'],
  ['No. {no}', '{no}', '{no} hanya dikenal di antara {#mahasiswa} dan {/mahasiswa}.', 'No. {no}'],
  [
    '{/mahasiswa}',
    '{/mahasiswa}',
    '{/mahasiswa} tidak memiliki pembuka {#mahasiswa}.',
    '{/mahasiswa}',
  ],
  [
    'Daftar: {#mahasiswa}{nama}',
    '{#mahasiswa}',
    '{#mahasiswa} belum ditutup dengan {/mahasiswa}.',
    'Daftar: {#mahasiswa}{nama}',
  ],
  ['{nama dan NIM', '{nama', 'Kurung kurawal pada {nama belum ditutup dengan }.', '{nama dan NIM'],
  ['nama}', '}', 'Kurung kurawal } tidak memiliki pembuka {.', 'nama}'],
])('names the place of %j', (text, field, message, near) => {
  expect(inParagraphs(text).problems).toEqual([{ field, message, near, place: 'isi surat' }]);
});

test('shows the words around a long text', () => {
  const text = `${'awal '.repeat(20)}{salah}${' akhir'.repeat(20)}`;
  expect(inParagraphs(text).problems[0]?.near).toBe(
    '…awal awal awal awal awal awal {salah} akhir akhir akhir akhir akhir…',
  );
});

test('names every place at once, up to twenty', () => {
  expect(inParagraphs('{a} {b}', '{c}').problems.map(({ field }) => field)).toEqual([
    '{a}',
    '{b}',
    '{c}',
  ]);
  expect(inParagraphs('{x}'.repeat(50)).problems).toHaveLength(20);
});

test('refuses a loop within a loop', () => {
  expect(inParagraphs('{#mahasiswa}{#mahasiswa}{/mahasiswa}').problems[0]?.message).toBe(
    '{#mahasiswa} sudah dibuka sebelumnya.',
  );
});

test('knows no picture within a shape', () => {
  const shape = '<w:p><a:p xmlns:a="urn:a"><a:r><a:t>{%qr}</a:t></a:r></a:p></w:p>';
  expect(inBody(shape).problems[0]?.message).toBe(
    '{%qr} tidak dapat berada di dalam bentuk gambar atau properti dokumen.',
  );
});
