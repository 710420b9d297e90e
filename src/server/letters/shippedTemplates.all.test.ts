import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { silentLog } from '@/server/testing/silentLog';
import { LETTER_KIND_LABELS, LETTER_KINDS } from '@/shared/resources/letters/constants';
import { createLetters, type Letters } from './createLetters';
import { shippedTemplate } from './shippedTemplates';

const { signal } = new AbortController();

let letters: Letters;
beforeAll(() => {
  letters = createLetters({ log: silentLog });
});
afterAll(() => letters.close());

test.each(LETTER_KINDS)('the template of %s can be filled, and can be verified', async (kind) => {
  const { name, file } = shippedTemplate(kind);
  expect(name).toBe(LETTER_KIND_LABELS[kind]);
  const { fields } = await letters.readTemplate(file, kind, signal);
  expect(fields).toEqual(
    expect.arrayContaining(['nomor', 'kode_verifikasi', 'alamat_verifikasi', '%qr', 'perusahaan']),
  );
});

test.each(['introduction', 'assignment', 'completion'] as const)(
  'the template of %s lists a group and has a place for a signature',
  async (kind) => {
    const { fields } = await letters.readTemplate(shippedTemplate(kind).file, kind, signal);
    expect(fields).toEqual(
      expect.arrayContaining(['#mahasiswa', 'no', 'nama', 'nim', '%tanda_tangan', 'nip']),
    );
  },
);

test('the templates are those of the script', () => {
  const file = 'src/server/letters/shippedTemplates.gen.json';
  const { stdout } = spawnSync(process.execPath, ['scripts/makeLetterTemplates.mjs', '--check']);
  expect(stdout.toString()).toBe(readFileSync(file, 'utf8'));
});
