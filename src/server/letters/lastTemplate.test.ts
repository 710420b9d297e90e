import { docxFile, docxFiles, docxOf } from '@/server/testing/docxFile';
import { LETTER_FIELDS } from '@/shared/letters/letterFields';
import { readTemplate } from './lastTemplate';

const KNOWN = Object.keys(LETTER_FIELDS.introduction);

test('checks a template once for the letters that follow each other', async () => {
  const file = docxFile('Nomor {nomor}');
  const first = await readTemplate(file, KNOWN);
  expect(await readTemplate(Buffer.from(file), KNOWN)).toBe(first);
  const other = await readTemplate(docxFile('{nama}'), KNOWN);
  expect(other.fields).toEqual(['nama']);
  expect(await readTemplate(file, KNOWN)).not.toBe(first);
});

test('checks a template again for other fields, and one that was refused', async () => {
  const file = docxFile('Nomor {nomor}');
  await readTemplate(file, KNOWN);
  for (const _time of [1, 2]) {
    await expect(readTemplate(file, ['nama'])).rejects.toThrow('belum dapat dipakai');
  }
  expect((await readTemplate(file, KNOWN)).fields).toEqual(['nomor']);
});

test('keeps no large template', async () => {
  const picture = Buffer.alloc(5 * 1024 * 1024);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(picture);
  const file = docxOf({ ...docxFiles('{nomor}'), 'word/media/a.png': picture });
  expect(await readTemplate(file, KNOWN)).not.toBe(await readTemplate(file, KNOWN));
});
