import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import {
  contentTypesXml,
  documentXml,
  docxFile,
  docxFiles,
  docxOf,
  paragraph,
  relationsXml,
} from '@/server/testing/docxFile';
import { plainPdf, textsInPdf } from '@/server/testing/plainPdf';
import { silentLog } from '@/server/testing/silentLog';
import { stampsInPdf } from '@/server/testing/stampsInPdf';
import { exampleLetter } from '@/shared/letters/letterFields';
import { testInAll } from '@/shared/testing/testLevel';
import { createLetters, type Letters } from './createLetters';
import type { LetterToWrite } from './letters.worker';
import { TEMPLATE_REFUSALS } from './refusals';

const { signal } = new AbortController();
const ADDRESS = 'https://magang.kampus.ac.id/verify/7K3M-9QXT-2B4H';

let letters: Letters;
beforeAll(() => {
  letters = createLetters({ log: silentLog });
});
afterAll(() => letters.close());

const aLetter = (more: Partial<LetterToWrite> = {}): LetterToWrite => ({
  ...exampleLetter('introduction'),
  qr: ADDRESS,
  signature: null,
  ...more,
});

async function written(file: Buffer, ...all: LetterToWrite[]): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for await (const one of letters.write(file, all, signal)) files.push(one);
  return files;
}

const partsOf = (file: Buffer | undefined) => {
  const parts = unzipSync(file ?? new Uint8Array());
  return (name: string) => Buffer.from(parts[name] ?? []).toString();
};
const textIn = (xml: string) => xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');

test('stamps each page of a PDF and keeps what is printed on it', async () => {
  const pdf = Buffer.from(plainPdf('satu', 'dua', 'tiga'));
  const before = Buffer.from(pdf);
  const stamped = await letters.stamp(pdf, signal);
  expect(stampsInPdf(stamped, 'DIBATALKAN')).toBe(3);
  for (const text of ['satu', 'dua', 'tiga']) {
    expect(stamped.toString('latin1')).toContain(`(${text}) Tj`);
  }
  expect(await letters.stamp(pdf, signal)).toEqual(stamped);
  expect(pdf).toEqual(before);
});

const SECTION = '<w:sectPr><w:headerReference w:type="default" r:id="r0"/><w:titlePg/></w:sectPr>';
const HEADER =
  '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t>Kop</w:t></w:r></w:p></w:hdr>';

test.each([
  ['without headers', docxFile('Nomor: {nomor}'), ['default', 'first', 'even']],
  [
    'with a header',
    docxOf({
      ...docxFiles(),
      'word/document.xml': documentXml(
        `<w:p><w:pPr>${SECTION}</w:pPr><w:r><w:t>Nomor: {nomor}</w:t></w:r></w:p>`,
      ),
      'word/_rels/document.xml.rels': relationsXml({ type: 'header', target: 'header1.xml' }),
      'word/header1.xml': HEADER,
    }),
    ['first', 'even'],
  ],
])('a cancelled letter of a template %s is stamped on every page', async (_what, file, added) => {
  const [plain, stamped] = await written(file, aLetter(), aLetter({ isStamped: true }));
  const part = partsOf(stamped);
  const headers = [...part('word/document.xml').matchAll(/<w:headerReference[^>]*>/g)].flatMap(
    ([header]) => (header.includes('simagang_stamp') ? /w:type="(\w+)"/.exec(header)?.[1] : []),
  );
  expect(headers).toEqual(added);
  expect(part('word/_rels/document.xml.rels')).toContain('Target="simagang-stamp.xml"');
  expect(part('[Content_Types].xml')).toContain('PartName="/word/simagang-stamp.xml"');
  expect(part('word/simagang-stamp.xml')).toContain('string="DIBATALKAN"');
  if (added.length < 3) {
    expect(part('word/header1.xml')).toMatch(/Kop.*string="DIBATALKAN"/);
  }
  expect(textIn(part('word/document.xml'))).toBe(textIn(partsOf(plain)('word/document.xml')));
  expect(Object.keys(unzipSync(plain ?? new Uint8Array())).join()).not.toContain('stamp');
});

test('reads the fields of a template', async () => {
  const file = docxFile('Nomor: {nomor}', 'Nama: {nama}');
  expect(await letters.readTemplate(file, 'introduction', signal)).toEqual({
    fields: ['nama', 'nomor'],
    file,
  });
});

test('names the places that cannot be filled', async () => {
  await expect(
    letters.readTemplate(docxFile('Nama: {namaa}'), 'introduction', signal),
  ).rejects.toMatchObject({
    problems: [{ field: '{namaa}', near: 'Nama: {namaa}', place: 'isi surat' }],
  });
});

test('names a loop that begins outside of a table and ends in it', async () => {
  const body = `${paragraph('{#mahasiswa}')}<w:tbl><w:tr><w:tc>${paragraph('{nama}{/mahasiswa}')}</w:tc></w:tr></w:tbl>`;
  const file = docxOf({ ...docxFiles(), 'word/document.xml': documentXml(body) });
  await expect(letters.readTemplate(file, 'introduction', signal)).rejects.toMatchObject({
    problems: [expect.objectContaining({ message: expect.stringContaining('baris atau tabel') })],
  });
});

test('refuses a hostile file without a trace of the program', async () => {
  const file = docxOf({ ...docxFiles('x'), 'word/vbaProject.bin': 'x' });
  await expect(letters.readTemplate(file, 'introduction', signal)).rejects.toMatchObject({
    message: TEMPLATE_REFUSALS.macros,
    problems: [],
  });
});

const SETTINGS = 'word/_rels/settings.xml.rels';
const TEMPLATE_LINK = {
  type: 'attachedTemplate',
  target: 'file:///C:/Users/Kajur/Surat.dotx',
  mode: 'External',
};

test('a document made from a Word template loses the link to it, also where it is stored', async () => {
  const linked = docxOf({
    ...docxFiles('{nomor}'),
    'word/settings.xml':
      '<w:settings xmlns:w="w" xmlns:r="r"><w:attachedTemplate r:id="r0"/><w:zoom/></w:settings>',
    [SETTINGS]: relationsXml(TEMPLATE_LINK, { type: 'x', target: 'x.xml' }),
  });
  const { file } = await letters.readTemplate(linked, 'introduction', signal);
  const [letter] = await written(linked, aLetter());
  for (const document of [file, letter]) {
    const part = partsOf(document);
    expect(part(SETTINGS)).toContain('x.xml');
    expect(part(SETTINGS)).not.toContain('Surat.dotx');
    expect(part('word/settings.xml')).not.toContain('attachedTemplate');
    expect(part('word/settings.xml')).toContain('<w:zoom/>');
  }
});

test('makes no letter of a template with a comment that was stored before', async () => {
  const comment = '<w:p><w:r><w:commentReference w:id="1"/><w:t>Jangan kirim</w:t></w:r></w:p>';
  const file = docxOf({ ...docxFiles(), 'word/document.xml': documentXml(comment) });
  await expect(written(file, aLetter())).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(/perlu diperbaiki.*komentar.*“Jangan kirim”/),
  });
});

test('fills values as text, with line breaks, and the students of a group', async () => {
  const body = `${paragraph('Kepada {perusahaan}')}<w:tbl><w:tr><w:tc>${paragraph('{#mahasiswa}{no}')}</w:tc><w:tc>${paragraph('{nama} ({nim}){/mahasiswa}')}</w:tc></w:tr></w:tbl>`;
  const file = docxOf({ ...docxFiles(), 'word/document.xml': documentXml(body) });
  const { values } = exampleLetter('introduction');
  const perusahaan = 'PT <b>"A&B"</b> {nama}\nBandung\u0001';
  const [letter] = await written(file, aLetter({ values: { ...values, perusahaan } }));
  const xml = partsOf(letter)('word/document.xml');
  expect(xml).toContain('PT &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt; {nama}');
  expect(xml).toContain('<w:br/>');
  expect(xml).not.toContain('\u0001');
  expect(textIn(xml)).toContain('1\nBudi Santoso (2026010001)\n2\nSiti Rahma (2026010002)\n3\n');
});

test('draws the QR code where the template has it, also in a footer, for an independent reader', async () => {
  const footer = `${'application/vnd.openxmlformats-officedocument.wordprocessingml'}.footer+xml`;
  const file = docxOf({
    ...docxFiles('Sebelum {%qr} sesudah'),
    '[Content_Types].xml': contentTypesXml(
      undefined,
      `<Override PartName="/word/footer1.xml" ContentType="${footer}"/>`,
    ),
    'word/footer1.xml': documentXml(paragraph('{%qr} {kode_verifikasi}')),
  });
  const [letter] = await written(file, aLetter());
  const part = partsOf(letter);
  for (const name of ['document', 'footer1']) {
    expect(part(`word/${name}.xml`)).toContain('r:embed="simagang_qr"');
    expect(part(`word/_rels/${name}.xml.rels`)).toContain('Target="media/simagang-qr.png"');
  }
  expect(textIn(part('word/document.xml'))).toContain('Sebelum  sesudah');
  expect(part('[Content_Types].xml').match(/Extension="png"/g)).toHaveLength(1);
  const png = unzipSync(letter ?? Buffer.alloc(0))['word/media/simagang-qr.png'];
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ADDRESS);
});

test('draws a stored signature in its proportions, and nothing without one', async () => {
  const file = docxFile('{%tanda_tangan}');
  const signature = await sharp({
    create: { width: 300, height: 150, channels: 4, background: '#000' },
  })
    .png()
    .toBuffer();
  const [signed, unsigned] = await written(file, aLetter({ signature }), aLetter());
  expect(partsOf(signed)('word/document.xml')).toContain('<wp:extent cx="1440000" cy="720000"/>');
  expect(textIn(partsOf(unsigned)('word/document.xml')).trim()).toBe('');
  expect(partsOf(unsigned)('word/document.xml')).not.toContain('drawing');
});

test('writes the same letter as the same file', async () => {
  const file = docxFile('{nomor}', '{%qr}');
  const [once, again] = await written(file, aLetter(), aLetter());
  expect(again).toEqual(once);
  // The day of every part is 1 January 1980, whatever the clock says.
  expect(once?.readUInt32LE(10)).toBe(0x00210000);
});

test('knows its code by a digest', async () => {
  expect(await letters.code()).toMatch(/^[0-9a-f]{64}$/);
});

test('writes 25 letters in order', async () => {
  const all = Array.from({ length: 25 }, (_, index) =>
    aLetter({ values: { ...exampleLetter('introduction').values, nomor: `No-${index}` } }),
  );
  const files = await written(docxFile('{nomor}'), ...all);
  expect(files.map((file) => textIn(partsOf(file)('word/document.xml')).trim())).toEqual(
    all.map((_, index) => `No-${index}`),
  );
});

const bytesOf = (pdf: string) => Buffer.from(pdf);

test('joins PDFs, in order', async () => {
  const pdfs = [plainPdf('satu'), plainPdf('dua', 'tiga')];
  const joined = await letters.join(pdfs.map(bytesOf), signal);
  expect(textsInPdf(joined)).toEqual(['satu', 'dua', 'tiga']);
});

test('says that a PDF cannot be joined', async () => {
  const pdfs = [plainPdf('satu'), '%PDF-1.6 and no more'];
  await expect(letters.join(pdfs.map(bytesOf), signal)).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('tidak dapat digabung'),
  });
});

describe('a thread with too little', () => {
  test('time refuses the template', async () => {
    const slow = createLetters({ log: silentLog, limitMs: 1 });
    const reading = slow.readTemplate(docxFile('{nomor}'), 'introduction', signal);
    await expect(reading).rejects.toThrow(TEMPLATE_REFUSALS.tooSlow);
    await slow.close();
  });

  test('time says that the server is busy when a letter is written', async () => {
    const slow = createLetters({ log: silentLog, limitMs: 1 });
    const writing = slow.write(docxFile('{nomor}'), [aLetter()], signal).next();
    await expect(writing).rejects.toMatchObject({ statusCode: 503 });
    await slow.close();
  });

  testInAll('memory refuses the template', async () => {
    const small = createLetters({ log: silentLog, memoryMb: 24 });
    const body = `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>x</w:t></w:r>'.repeat(4_750)}</w:p>`;
    const file = docxOf({ ...docxFiles(), 'word/document.xml': documentXml(body.repeat(4)) });
    await expect(small.readTemplate(file, 'introduction', signal)).rejects.toThrow(
      TEMPLATE_REFUSALS.expands,
    );
    await small.close();
  });
});
