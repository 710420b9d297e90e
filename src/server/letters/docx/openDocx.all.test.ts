import { zipSync } from 'fflate';
import {
  contentTypesXml,
  type DocxFiles,
  documentXml,
  docxFile,
  docxFiles,
  docxOf,
  paragraph,
  relationsXml,
} from '@/server/testing/docxFile';
import { TEMPLATE_REFUSALS } from '../refusals';
import { openDocx } from './openDocx';

const WORD_RELATIONS = 'word/_rels/document.xml.rels';
const OOXML = 'application/vnd.openxmlformats-officedocument';

const HEADER = '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';

const withFiles = (more: DocxFiles) => docxOf({ ...docxFiles('Surat'), ...more });
const withBody = (body: string) => withFiles({ 'word/document.xml': documentXml(body) });
const related = (type: string, target: string, mode?: string) =>
  withFiles({ [WORD_RELATIONS]: relationsXml({ type, target, mode }) });
const coded = (...pieces: string[]) =>
  withBody(
    `${paragraph('Surat')}<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces
      .map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`)
      .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  );

const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const HEADER_REFERENCE = '<w:headerReference w:type="default" r:id="r0"/>';
const changed = (from: RegExp, to: string) => documentXml(paragraph('Surat')).replace(from, to);

/** A document whose directory declares another size for a part. */
function declaring(name: string, size: number): Buffer {
  const bytes = docxFile('x'.repeat(1000));
  const at = bytes.lastIndexOf(name) - 46;
  bytes.writeUInt32LE(size, at + 24);
  return bytes;
}

const A = 'word/media/a.png';
const B = 'word/media/b.png';

/** A document with two pictures whose directory is changed; `at` is the place of an entry. */
function withDirectory(change: (bytes: Buffer, at: (name: string) => number) => void): Buffer {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');
  const bytes = withFiles({ [A]: png, [B]: png });
  change(bytes, (name) => bytes.lastIndexOf(name) - 46);
  return bytes;
}

const HOSTILE: [what: string, make: () => Buffer, refusal: keyof typeof TEMPLATE_REFUSALS][] = [
  ['an empty file', () => Buffer.alloc(0), 'empty'],
  ['a file of 6 MB', () => Buffer.alloc(6 * 1024 * 1024, 'x'), 'tooLarge'],
  ['a text', () => Buffer.from('Surat pengantar'), 'notDocx'],
  ['a cut document', () => docxFile('Surat').subarray(0, -30), 'damaged'],
  [
    'an old Word document',
    () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'),
    'oldWord',
  ],
  [
    'a document with a password',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'encrypted',
  ],
  [
    'an OpenDocument text',
    () => docxOf({ mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }),
    'openDocument',
  ],
  [
    'a workbook',
    () => docxOf({ '[Content_Types].xml': contentTypesXml(), 'xl/workbook.xml': '<x/>' }),
    'notDocx',
  ],
  [
    'a package without a document',
    () => withFiles({ '[Content_Types].xml': contentTypesXml('application/xml') }),
    'notDocx',
  ],
  [
    'a document without its text',
    () => {
      const { 'word/document.xml': _text, ...others } = docxFiles('Surat');
      return docxOf({ ...others, 'word/styles.xml': '<w:styles xmlns:w="x"/>' });
    },
    'damaged',
  ],
  [
    'a document that does not name its text',
    () => withFiles({ '_rels/.rels': relationsXml() }),
    'damaged',
  ],
  ['a document whose body is empty', () => withBody(''), 'blank'],
  ['a document with spaces only', () => withBody(paragraph(' ').repeat(3)), 'blank'],
  [
    'a document without a body',
    () => withFiles({ 'word/document.xml': changed(/<\/?w:body>/g, '') }),
    'blank',
  ],
  [
    'a document in another namespace',
    () => withFiles({ 'word/document.xml': changed(/wordprocessingml\/2006/, 'other/2006') }),
    'notWord',
  ],
  [
    'a paragraph in another namespace',
    () => withBody(paragraph('Surat').replace('<w:p>', '<w:p xmlns:w="other">')),
    'notWord',
  ],
  [
    'a header without a relation',
    () =>
      withBody(
        `${paragraph('Surat')}<w:p><w:pPr><w:sectPr>${HEADER_REFERENCE}</w:sectPr></w:pPr></w:p>`,
      ),
    'damaged',
  ],
  ['a comment of XML', () => withBody(paragraph('{no<!-- x -->mor}')), 'notFromWord'],
  ['a text in CDATA', () => withBody(paragraph('<![CDATA[{nomor}]]>')), 'notFromWord'],
  ['an instruction in a text', () => withBody(paragraph('{no<?x?>mor}')), 'notFromWord'],
  ['a document whose header is missing', () => related('header', 'header1.xml'), 'damaged'],
  [
    'a field that is not closed',
    () =>
      withBody(
        `<w:p><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="separate"/></w:p>${paragraph('Surat')}`,
      ),
    'damaged',
  ],
  ['XML of 5 MB', () => withBody(paragraph('x'.repeat(5 * 1024 * 1024))), 'expands'],
  [
    'a picture that unpacks to 20 MB',
    () => withFiles({ 'word/media/image1.png': new Uint8Array(20 * 1024 * 1024) }),
    'expands',
  ],
  [
    'pictures that unpack to 30 MB together',
    () =>
      withFiles(
        Object.fromEntries(
          [1, 2, 3, 4].map((n) => [`word/media/image${n}.png`, new Uint8Array(8 * 1024 * 1024)]),
        ),
      ),
    'expands',
  ],
  [
    'a part larger than its directory declares',
    () => declaring('word/document.xml', 10),
    'damaged',
  ],
  ['a part that declares 4 GB', () => declaring('word/document.xml', 0xfffffffe), 'expands'],
  [
    'two parts with the same bytes',
    () => withDirectory((bytes, at) => bytes.copy(bytes, at(B) + 42, at(A) + 42, at(A) + 46)),
    'damaged',
  ],
  [
    'a part that is packed in an unknown way',
    () => withDirectory((bytes, at) => bytes.writeUInt16LE(12, at(A) + 10)),
    'damaged',
  ],
  [
    'a thousand parts',
    () =>
      withFiles(
        Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`word/media/${n}.png`, 'x'])),
      ),
    'expands',
  ],
  [
    'elements nested 300 deep',
    () => withBody('<w:p>'.repeat(300) + '</w:p>'.repeat(300)),
    'expands',
  ],
  ['300,000 elements', () => withBody('<w:p/>'.repeat(300_000)), 'expands'],
  [
    'a document with macros by its type',
    () =>
      withFiles({
        '[Content_Types].xml': contentTypesXml(
          'application/vnd.ms-word.document.macroEnabled.main+xml',
        ),
      }),
    'macros',
  ],
  ['a macro project', () => withFiles({ 'word/vbaProject.bin': 'x' }), 'macros'],
  ['a relation to a macro project', () => related('vbaProject', 'renamed.bin'), 'macros'],
  [
    'a Word template',
    () =>
      withFiles({
        '[Content_Types].xml': contentTypesXml(`${OOXML}.wordprocessingml.template.main+xml`),
      }),
    'wordTemplate',
  ],
  ['an embedded file', () => withFiles({ 'word/embeddings/oleObject1.bin': 'x' }), 'embedded'],
  ['a relation to an OLE object', () => related('oleObject', 'other/x.bin'), 'embedded'],
  ['a relation to another document within', () => related('aFChunk', 'chunk.html'), 'embedded'],
  ['an ActiveX control', () => withFiles({ 'word/activeX/activeX1.xml': '<x/>' }), 'embedded'],
  [
    'a linked picture',
    () => related('image', 'https://evil.example/x.png', 'External'),
    'external',
  ],
  ['a picture of a file', () => related('image', 'file:///etc/passwd', 'External'), 'external'],
  ['a picture that is marked as outside', () => related('image', 'x.png', 'External'), 'external'],
  [
    'an outside picture without its mark',
    () => related('image', 'https://evil.example/x'),
    'external',
  ],
  ['a picture of another computer', () => related('image', '\\\\evil\\x.png'), 'external'],
  [
    'the list of a mail merge',
    () => related('mailMergeSource', 'file:///C:/Data/mahasiswa.xlsx', 'External'),
    'mailMerge',
  ],
  ['a link to a file', () => related('hyperlink', 'file:///c:/x.exe', 'External'), 'external'],
  [
    'a link that runs a script',
    () => related('hyperlink', 'javascript:x()', 'External'),
    'external',
  ],
  [
    'a VML picture from outside',
    () => withBody('<w:p><v:imagedata xmlns:v="urn:v" src="http://evil.example/x.png"/></w:p>'),
    'external',
  ],
  [
    'a VML picture that refers to another one outside',
    () => withBody('<w:p><v:imagedata xmlns:v="urn:v" href="http://evil.example/x.png"/></w:p>'),
    'external',
  ],
  [
    'a VML picture with another one outside',
    () => withBody('<w:p><v:imagedata xmlns:v="urn:v" althref="http://evil.example/x"/></w:p>'),
    'external',
  ],
  [
    'a VML filling from outside',
    () => withBody('<w:p><v:fill xmlns:v="urn:v" src="http://evil.example/x.png"/></w:p>'),
    'external',
  ],
  [
    'an SVG that loads a picture',
    () =>
      withFiles({
        'word/media/a.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://evil.example"/></svg>',
      }),
    'external',
  ],
  [
    'an SVG with a script',
    () => withFiles({ 'word/media/a.svg': '<svg><script>x()</script></svg>' }),
    'embedded',
  ],
  [
    'an SVG with a page',
    () => withFiles({ 'word/media/a.svg': '<svg><foreignObject/></svg>' }),
    'embedded',
  ],
  [
    'an SVG with styles',
    () => withFiles({ 'word/media/a.svg': '<svg><style>@import "x";</style></svg>' }),
    'embedded',
  ],
  [
    'entities',
    () =>
      withFiles({
        'word/document.xml': `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(99)}">]><x>&a;</x>`,
      }),
    'doctype',
  ],
  [
    'a document type in a part that letters do not use',
    () => withFiles({ 'docProps/app.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' }),
    'doctype',
  ],
  ['XML that is not well-formed', () => withBody('<w:p>'), 'damaged'],
  [
    'XML in UTF-16',
    () => withFiles({ 'word/document.xml': Buffer.from('\ufeff<x/>', 'utf16le') }),
    'damaged',
  ],
  [
    'XML with a byte that is not UTF-8',
    () => withFiles({ 'docProps/app.xml': Buffer.from('<x>\xff</x>', 'latin1') }),
    'damaged',
  ],
  [
    'an SVG that acts when it opens',
    () => withFiles({ 'word/media/1.svg': '<svg onload="x()"/>' }),
    'embedded',
  ],
  [
    'an OLE object by its type',
    () =>
      withFiles({
        '[Content_Types].xml': contentTypesXml(
          undefined,
          '<Override PartName="/word/1.bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
        ),
      }),
    'embedded',
  ],
  ['a field that includes a file', () => coded(' INCLUDETEXT "/etc/passwd" '), 'fields'],
  ['a field in pieces', () => coded(' INCLU', 'DEPICTURE "http://evil.example"'), 'fields'],
  ['a field that starts a program', () => coded('DDEAUTO c:\\\\x.exe'), 'fields'],
  [
    'a field within the code of another one',
    () =>
      withBody(
        '<w:p><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/><w:instrText>"x"</w:instrText><w:fldChar w:fldCharType="end"/></w:p>',
      ),
    'fields',
  ],
  [
    'a code that goes on after another field',
    () =>
      withBody(
        '<w:p><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/><w:instrText>"x"</w:instrText><w:fldChar w:fldCharType="end"/></w:p>',
      ),
    'fields',
  ],
  [
    'a deleted code without a field',
    () => withBody('<w:p><w:delInstrText>INCLUDETEXT "/etc/passwd"</w:delInstrText></w:p>'),
    'fields',
  ],
  [
    'a field that never ends',
    () =>
      withBody(
        '<w:p><w:fldChar w:fldCharType="begin"/><w:instrText>INCLUDETEXT x</w:instrText></w:p>',
      ),
    'fields',
  ],
  ['a field with a code of 2 MB', () => coded(' PAGE ', ' '.repeat(2_000_000)), 'longField'],
  [
    'a simple field with a code of 2 MB',
    () => withBody(`<w:fldSimple w:instr="PAGE ${' '.repeat(2_000_000)}"/>`),
    'longField',
  ],
  ['a field with a part of its code in CDATA', () => coded('REF', '<![CDATA[ERENCE]]>'), 'fields'],
  [
    'a simple field that includes a file',
    () => withBody('<w:fldSimple w:instr=" INCLUDETEXT x "/>'),
    'fields',
  ],
  [
    'an SVG called PNG',
    () => withFiles({ 'word/media/a.png': '\n<svg><image href="file:///etc/passwd"/></svg>' }),
    'external',
  ],
  [
    'an SVG with a byte order mark, called data',
    () => withFiles({ 'word/data.bin': '\ufeff<svg><image href="file:///etc/passwd"/></svg>' }),
    'external',
  ],
  ['a page called PNG', () => withFiles({ 'word/media/a.png': 'GIF' }), 'pictures'],
  ['a part outside of the document', () => withFiles({ '../evil.xml': '<x/>' }), 'paths'],
  ['a part with an absolute path', () => withFiles({ '/etc/evil.xml': '<x/>' }), 'paths'],
  ['a part with a Windows path', () => withFiles({ 'word\\evil.xml': '<x/>' }), 'paths'],
  ['a part with a drive', () => withFiles({ 'word/c:evil.xml': '<x/>' }), 'paths'],
  ['a part with a NUL in its name', () => withFiles({ 'word/evil\0.xml': '<x/>' }), 'paths'],
  ['two parts that differ in capitals', () => withFiles({ 'word/Document.xml': '<x/>' }), 'paths'],
  ['a relation that leaves the document', () => related('image', '../../../etc/x.png'), 'paths'],
];

test.each(HOSTILE)('refuses %s', async (_what, make, refusal) => {
  await expect(openDocx(make())).rejects.toMatchObject({
    name: 'RefusedTemplate',
    message: TEMPLATE_REFUSALS[refusal],
  });
});

const COMMON: [what: string, make: () => Buffer][] = [
  ['a plain document', () => docxFile('Surat')],
  [
    'a remark of a program before its text',
    () => withFiles({ 'word/document.xml': changed(/(?<=\?>)/, '<!-- a program --><?mso x?>') }),
  ],
  [
    'strict Word',
    () => withFiles({ 'word/document.xml': changed(/http:[^"]*2006\/main/, STRICT) }),
  ],
  [
    'a header with its relation',
    () =>
      withFiles({
        'word/document.xml': documentXml(
          `${paragraph('Surat')}<w:p><w:pPr><w:sectPr>${HEADER_REFERENCE}</w:sectPr></w:pPr></w:p>`,
        ),
        [WORD_RELATIONS]: relationsXml({ type: 'header', target: 'header1.xml' }),
        'word/header1.xml': HEADER,
      }),
  ],
  ['a link to a web page', () => related('hyperlink', 'https://kampus.ac.id', 'External')],
  ['a link to a mailbox', () => related('hyperlink', 'mailto:a@kampus.ac.id', 'External')],
  ['a picture of the document', () => related('image', 'media/image1.png')],
  ['a PNG', () => withFiles({ 'word/media/a.png': Buffer.from('89504e470d0a1a0a00', 'hex') })],
  ['data of the document beside it', () => related('customXml', '../customXml/item1.xml')],
  [
    'an absolute relation',
    () =>
      withFiles({
        [WORD_RELATIONS]: relationsXml({ type: 'header', target: '/word/header1.xml' }),
        'word/header1.xml': HEADER,
      }),
  ],
  [
    'a header whose name is in other capitals',
    () =>
      withFiles({
        [WORD_RELATIONS]: relationsXml({ type: 'header', target: 'Header1.xml' }),
        'word/header1.xml': HEADER,
      }),
  ],
  ['a picture that its program has lost', () => related('image', '../NULL')],
  [
    'a template that it was made from, which letters lose',
    () =>
      withFiles({
        'word/_rels/settings.xml.rels': relationsXml({
          type: 'attachedTemplate',
          target: 'file:///C:/Users/Kajur/Surat.dotx',
          mode: 'External',
        }),
      }),
  ],
  ['a page number', () => coded(' PAGE \\* MERGEFORMAT ')],
  ['folders', () => Buffer.from(zipSync({ word: {}, ...filesOf('Surat') }))],
];

const filesOf = (text: string) =>
  Object.fromEntries(
    Object.entries(docxFiles(text)).map(([name, content]) => [name, Buffer.from(content)]),
  );

test.each(COMMON)('accepts %s', async (_what, make) => {
  const parts = await openDocx(make());
  expect([...parts.keys()]).toContain('word/document.xml');
});
