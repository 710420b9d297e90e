import { deflateSync } from 'node:zlib';
import { plainPdf } from '@/server/testing/plainPdf';
import { ENCRYPTED, INCOMPLETE, NO_PAGES, refuseBrokenPdf } from './pdfFile';

const WHOLE = plainPdf('Surat dokter');

const problemOf = async (pdf: string | Buffer): Promise<string | null> => {
  const refused = await refuseBrokenPdf(Buffer.from(pdf as string, 'latin1'), 'file').catch(
    ({ details }) => details.errors.file[0],
  );
  return refused ?? null;
};

/** A PDF whose objects are packed into a stream, as most programs write them. */
function packed(
  objects: string | Buffer,
  { type = '/ObjStm', bytes = deflateSync(objects), more = '' } = {},
) {
  const body = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type ${type} /Filter /FlateDecode >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const table = `2 0 obj\n<< /Type /XRef /Root 3 0 R ${more} >>\nstream\nendstream\nendobj\n`;
  return Buffer.concat([body, Buffer.from(`${table}startxref\n${body.length}\n%%EOF`)]);
}

/** Names before a stream of a megabyte, and the page behind it: unpacked for each name, it would pass the limit. */
function manyNames(): Buffer {
  const names = Buffer.from('%PDF-1.7\n/Type /ObjStm '.padEnd(400, '/Type /ObjStm '));
  const filling = packed(Buffer.alloc(1024 * 1024)).subarray('%PDF-1.7\n'.length);
  const page = packed('<< /Type /Page /Parent 2 0 R >>');
  const before = Buffer.concat([names, filling, page]).toString('latin1');
  return Buffer.from(
    before.replace(
      /startxref\n\d+\n%%EOF$/,
      `startxref\n${before.lastIndexOf('2 0 obj\n')}\n%%EOF`,
    ),
    'latin1',
  );
}

test.each([
  ['with a table of its objects', WHOLE],
  ['with bytes after its end', `${WHOLE}${'\0'.repeat(500)}`],
  [
    'whose table is a few bytes away',
    WHOLE.replace(/xref\n\d+\n%/, (end) => end.replace(/\d+/, (at) => `${Number(at) + 9}`)),
  ],
  ['whose objects are packed', packed('<< /Type /Pages >> << /Type/Page /Parent 2 0 R >>')],
  ['with many names of one packed stream', manyNames()],
  ['whose names have codes', WHOLE.replaceAll('/Type /Page ', '/T#79pe /#50age ')],
  ['whose text mentions encryption', WHOLE.replace('Surat', '/Encrypt dan /EncryptMetadata')],
  ['whose text has the mark of a lock', WHOLE.replace('Surat', '/Encrypt 5 0 R')],
  [
    'whose trailer has the mark of a lock in a text and within another value',
    WHOLE.replace('/Root', String.raw`/Info (\) (/Encrypt 5 0 R) ) /A << /Encrypt 5 0 R >> /Root`),
  ],
  ['whose lock was taken off', WHOLE.replace('/Root', '/Encrypt null /Root')],
  ['whose name is that of a lock', WHOLE.replace('/Root', '/A /Encrypt /Root')],
  [
    'with a small object before its table',
    WHOLE.replace('xref\n0', '9 0 obj\n1\nendobj\nxref\n0').replace(
      /startxref\n\d+/,
      () => `startxref\n${WHOLE.indexOf('xref') + '9 0 obj\n1\nendobj\n'.length}`,
    ),
  ],
  ['which was saved again by adding to it', `${WHOLE}${WHOLE.slice(WHOLE.indexOf('xref'))}`],
])('takes a PDF %s', async (_about, pdf) => {
  expect(await problemOf(pdf)).toBeNull();
});

test.each([
  ['that is cut', WHOLE.slice(0, WHOLE.length / 2), INCOMPLETE],
  ['without its last line', WHOLE.replace('%%EOF', ''), INCOMPLETE],
  ['that does not say where its table is', WHOLE.replace('startxref', ''), INCOMPLETE],
  ['whose middle is missing', `${WHOLE.slice(0, 100)}${WHOLE.slice(-60)}`, INCOMPLETE],
  ['whose table is elsewhere', WHOLE.replace(/startxref\n\d+/, 'startxref\n100'), INCOMPLETE],
  ['that is locked', WHOLE.replace('/Root', '/Encrypt 5 0 R /Root'), ENCRYPTED],
  ['locked by a dictionary', WHOLE.replace('/Root', '/Encrypt<</V 5>>/Root'), ENCRYPTED],
  ['locked by a name with a code', WHOLE.replace('/Root', '/Enc#72ypt 5 0 R /Root'), ENCRYPTED],
  ['locked by a name of codes', WHOLE.replace('/Root', '/#45n#63rypt\n5 0 R /Root'), ENCRYPTED],
  [
    'locked beside a text',
    WHOLE.replace('/Root', String.raw`/A (x\() /B [<< >>] /Encrypt 5 0 R /Root`),
    ENCRYPTED,
  ],
  ['whose packed table is locked', packed('x', { more: '/ID[<0a><0b>]/Encrypt 5 0 R' }), ENCRYPTED],
  ['locked behind a comment', WHOLE.replace('/Root', '/Encrypt %x\n5 0 R /Root'), ENCRYPTED],
  ['without pages', WHOLE.replace('/Type /Page ', '/Type /Pager '), NO_PAGES],
  ['whose packed objects are no pages', packed('<< /Type /Pages /Kids [] >>'), NO_PAGES],
  ['whose packed objects are damaged', packed('', { bytes: Buffer.from('x') }), NO_PAGES],
  ['that unpacks to 100 MB', packed(Buffer.alloc(100 * 1024 * 1024)), NO_PAGES],
])('refuses a PDF %s', async (_about, pdf, message) => {
  expect(await problemOf(pdf)).toBe(message);
});

test('lets requests have their turn while it reads a PDF full of names', async () => {
  const names = plainPdf('/Type '.repeat(1024 * 1024)).replace('/Type /Page ', '/Type /Pager ');
  let turns = 0;
  let isReading = true;
  const turn = () => {
    turns += 1;
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  expect(await problemOf(names)).toBe(NO_PAGES);
  isReading = false;
  expect(turns).toBeGreaterThan(10);
});
