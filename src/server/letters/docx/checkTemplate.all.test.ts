import {
  contentTypesXml,
  type DocxFiles,
  documentXml,
  docxFiles,
  docxOf,
  paragraph,
  relationsXml,
} from '@/server/testing/docxFile';
import { LETTER_FIELDS } from '@/shared/letters/letterFields';
import type { RefusedTemplate } from '../refusals';
import { sentenceOf } from '../refusals';
import { checkTemplate } from './checkTemplate';
import { textOf } from './checkXml';
import { fillTemplate } from './fillTemplate';
import { openDocx } from './openDocx';

const KNOWN = Object.keys(LETTER_FIELDS.introduction);
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const run = (content: string) => `<w:r>${content}</w:r>`;
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
const coded = (code: string, result = '1 Maret 2026') =>
  [
    run('<w:fldChar w:fldCharType="begin"/>'),
    // Word cuts codes anywhere.
    run(`<w:instrText> ${code.slice(0, 2)}</w:instrText>`),
    run(`<w:instrText>${code.slice(2)} </w:instrText>`),
    run('<w:fldChar w:fldCharType="separate"/>'),
    run(text(result)),
    run('<w:fldChar w:fldCharType="end"/>'),
  ].join('');
const withBody = (body: string): DocxFiles => ({
  ...docxFiles(),
  'word/document.xml': documentXml(`${paragraph('Nomor {nomor}')}${body}`),
});
const withPart = (name: string, xml: string, type = 'application/xml'): DocxFiles => ({
  ...withBody(''),
  '[Content_Types].xml': contentTypesXml(
    undefined,
    `<Override PartName="/${name}" ContentType="${type}"/>`,
  ),
  [name]: xml,
});
const notes = (kind: 'footnote' | 'endnote', body: string) =>
  withPart(
    `word/${kind}s.xml`,
    `<w:${kind}s ${W}><w:${kind} w:id="1">${body}</w:${kind}></w:${kind}s>`,
    `${WORD}.${kind}s+xml`,
  );

const check = async (files: DocxFiles) => checkTemplate(await openDocx(docxOf(files)), KNOWN);

/** The sentences of the office, or none. */
async function refusalOf(files: DocxFiles): Promise<string[]> {
  try {
    await check(files);
    return [];
  } catch (error) {
    const { message, problems } = error as RefusedTemplate;
    return problems.length > 0 ? problems.map(sentenceOf) : [message];
  }
}

const values = Object.fromEntries(KNOWN.map((name) => [name, `<${name}>`]));
const students = [{ id: 1, nama: 'Siti', nim: '1' }];
const PICTURE = { png: new Uint8Array([1]), width: 1, height: 1 };
const pictures = { qr: PICTURE, tanda_tangan: null };

/** The words of all parts of a letter. */
async function filled(files: DocxFiles, more: Record<string, string> = {}) {
  const { parts } = await check(files);
  const letter = fillTemplate(parts, { values: { ...values, ...more }, students, pictures });
  const wordsIn = (name: string) => textOf(letter.get(name) ?? new Uint8Array());
  return { names: [...letter.keys()], wordsIn };
}

const TRACKED: [what: string, body: string, near: string][] = [
  [
    'deleted text',
    `<w:p>${run(text('Nama: {na'))}<w:del w:id="1">${run('<w:delText>mma</w:delText>')}</w:del>${run(text('ma}'))}</w:p>`,
    'Nama: {nammama}',
  ],
  ['inserted text', `<w:p><w:ins w:id="1">${run(text('PT Baru'))}</w:ins></w:p>`, 'PT Baru'],
  ['moved text', `<w:p><w:moveFrom w:id="1">${run(text('NIM'))}</w:moveFrom></w:p>`, 'NIM'],
  ['text at its new place', `<w:p><w:moveTo w:id="1">${run(text('NIM'))}</w:moveTo></w:p>`, 'NIM'],
  [
    'a deleted mark of a paragraph',
    `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run(text('Alinea'))}</w:p>`,
    'Alinea',
  ],
  [
    'a deleted row',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${paragraph('Baris')}</w:tc></w:tr></w:tbl>`,
    'Baris',
  ],
  [
    'a new format',
    `<w:p><w:r><w:rPr><w:rPrChange w:id="1"><w:rPr/></w:rPrChange></w:rPr>${text('Tebal')}</w:r></w:p>`,
    'Tebal',
  ],
];

test.each(TRACKED)('asks to accept %s, with its place', async (_what, body, near) => {
  expect(await refusalOf(withBody(body))).toEqual([
    `Template ini memuat perubahan terlacak. Terima semua perubahan (Tinjau › Lacak Perubahan) dan unggah lagi. Di isi surat: “${near}”`,
  ]);
});

test('names the place of a change in a note, and each place once', async () => {
  const change = `<w:p><w:ins w:id="1">${run(text('a'))}</w:ins></w:p>`;
  const found = await refusalOf(notes('footnote', change + change));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/Di catatan kaki: “a”$/);
});

test.each([
  ['footnote', 'catatan kaki'],
  ['endnote', 'catatan akhir'],
] as const)('fills a %s, and names its unknown fields', async (kind, place) => {
  const files = notes(kind, paragraph('Catatan: {perusahaan} {%qr}'));
  expect((await check(files)).fields).toContain('perusahaan');
  const { wordsIn } = await filled(files);
  expect(wordsIn(`word/${kind}s.xml`)).toContain('Catatan: &lt;perusahaan&gt;');
  expect(wordsIn(`word/_rels/${kind}s.xml.rels`)).toContain('Target="media/simagang-qr.png"');
  expect(await refusalOf(notes(kind, paragraph('dan {tidak_ada}')))).toEqual([
    `{tidak_ada} tidak dikenal. Di ${place}: “dan {tidak_ada}”`,
  ]);
});

const BINDING =
  '<w:dataBinding w:xpath="/tujuan[1]" w:storeItemID="{16BB3F27-6769-43F1-94EF-38FF097B8F79}"/>';

test('fills a bound content control, which then shows no stored data', async () => {
  const control = `<w:sdt><w:sdtPr>${BINDING}<w:text/></w:sdtPr><w:sdtContent>${paragraph('{perusahaan}')}</w:sdtContent></w:sdt>`;
  const { names, wordsIn } = await filled({
    ...withBody(control),
    '[Content_Types].xml': contentTypesXml(
      undefined,
      '<Override PartName="/customXml/itemProps1.xml" ContentType="application/xml"/>',
    ),
    'word/_rels/document.xml.rels': relationsXml(
      { type: 'customXml', target: '../customXml/item1.xml' },
      { type: 'styles', target: 'styles.xml' },
    ),
    'word/styles.xml': '<w:styles xmlns:w="w"/>',
    'customXml/item1.xml': '<tujuan>{perusahaan}</tujuan>',
    'customXml/itemProps1.xml': '<x/>',
  });
  expect(wordsIn('word/document.xml')).toContain('&lt;perusahaan&gt;');
  expect(wordsIn('word/document.xml')).not.toContain('dataBinding');
  expect(names.filter((name) => name.startsWith('customXml/'))).toEqual([]);
  expect(wordsIn('[Content_Types].xml')).not.toContain('customXml');
  expect(wordsIn('word/_rels/document.xml.rels')).toMatch(/^(?!.*customXml).*styles\.xml/);
});

const core = (title: string): DocxFiles => ({
  ...withBody(`<w:p><w:fldSimple w:instr=" TITLE ">${run(text(title))}</w:fldSimple></w:p>`),
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>${title}</dc:title></cp:coreProperties>`,
});

test('fills the title of the document, which a field shows', async () => {
  const { wordsIn } = await filled(core('Surat {nomor}'), { nomor: '007\n"&"' });
  expect(wordsIn('docProps/core.xml')).toContain(
    '<dc:title>Surat 007\n&quot;&amp;&quot;</dc:title>',
  );
  expect(wordsIn('word/document.xml')).toContain('Surat 007');
  expect(await refusalOf(core('Surat {nomer}'))).toContain(
    '{nomer} tidak dikenal. Di properti dokumen (Berkas › Info): “Surat {nomer}”',
  );
  expect((await check({ ...core('{perusahaan}'), ...docxFiles('x') })).fields).toEqual([]);
});

const FIELDS: [code: string, message: RegExp][] = [
  ['DATE \\@ "d MMMM yyyy"', /\(DATE\) berubah setiap kali .* Ganti dengan \{tanggal\}/],
  ['MERGEFIELD Nama', /^«Nama» adalah bidang gabungan surat .* Ganti dengan \{nama\} dan/],
  ['=SUM(ABOVE)', /^Rumus Word \(=\) .*Ctrl\+Shift\+F9/],
  ['IF 1 = 1 "a" "b"', /^Bidang syarat Word \(IF\)/],
  ['EQ \\f(1;2)', /^Bidang persamaan Word \(EQ\) .*Sisipkan › Persamaan/],
  ['FILENAME \\p', /^Bidang nama berkas Word \(FILENAME\)/],
  ['time', /\(TIME\).*\{tanggal\}/],
  ['SAVEDATE', /\(SAVEDATE\).*\{tanggal\}/],
  ['CREATEDATE', /\(CREATEDATE\).*\{tanggal\}/],
  ['PRINTDATE', /\(PRINTDATE\).*\{tanggal\}/],
  ['DOCPROPERTY "LastPrinted"', /\{tanggal\}/],
  ['MERGEFIELD "Nama Mitra" \\* Upper', /^«Nama Mitra» .*misalnya \{nama\},/],
  ['NUMWORDS', /^Bidang Word NUMWORDS tidak dapat dipakai/],
];

test.each(FIELDS)('a refusal names the field %s', async (code, message) => {
  const [first, ...others] = await refusalOf(withBody(`<w:p>${coded(code)}</w:p>`));
  expect(first).toMatch(message);
  expect(first).toMatch(/ Di isi surat: “/);
  expect(others).toEqual([]);
  const simple = `<w:p><w:fldSimple w:instr=" ${code.replaceAll('"', '&quot;')} "/></w:p>`;
  expect((await refusalOf(withBody(simple)))[0]).toMatch(message);
});

test('takes fields behind and between numbers of pages, and hyphens outside of fields', async () => {
  const hyphen = run(`${text('PT')}<w:noBreakHyphen/>${text('X')}`);
  const simple = `<w:fldSimple w:instr="PAGE">${run(text('1'))}</w:fldSimple>`;
  const body = `<w:p>${coded('PAGE', '1')}${run(text('{nomor}'))}${simple}${run(text('{nama}'))}${hyphen}</w:p>`;
  expect(await refusalOf(withBody(body))).toEqual([]);
});

test('keeps the fields that count pages, also around others', async () => {
  const pages = `<w:p>${coded('PAGE', '1')} dari ${coded('NUMPAGES \\* MERGEFORMAT', '2')}</w:p>`;
  expect(await refusalOf(withBody(pages))).toEqual([]);
});

const LEFT: [what: string, files: DocxFiles, sentence: RegExp][] = [
  [
    'a name in angles',
    withBody(paragraph('Yth. «NIM» di')),
    /^«NIM» .*Ganti dengan \{nim\}.*“Yth\. «NIM» di”$/,
  ],
  [
    'a name whose angle is not closed',
    withBody(paragraph('Yth. «Nama di tempat')),
    /^Tanda « dan » menandai bidang gabungan .*“Yth\. «Nama di tempat”$/,
  ],
  ['an angle that was not opened', withBody(paragraph('Yth. Nama»')), /^Tanda « dan » .*Nama»”$/],
  [
    'an angle in a chart',
    withPart(
      'word/charts/chart1.xml',
      `<c:chartSpace xmlns:c="c" ${A}><a:p><a:r><a:t>Nama»</a:t></a:r></a:p></c:chartSpace>`,
    ),
    /^Tanda « dan » .* Di bagan: “Nama»”$/,
  ],
  [
    'a field in a number of a page',
    withBody(`<w:p>${run(text('Hal. '))}${coded('PAGE', '{nomor}')}</w:p>`),
    /^\{nomor\} berada di dalam bidang Word PAGE, yang hasilnya dihitung ulang .*“Hal\. \{nomor\}”$/,
  ],
  [
    'a field in a simple number of a page, and in another field',
    withBody(
      `<w:p><w:fldSimple w:instr=" NUMPAGES ">${coded('REF x', '{nama}')}</w:fldSimple></w:p>`,
    ),
    /^\{nama\} berada di dalam bidang Word NUMPAGES/,
  ],
  [
    'a field with a hyphen that does not break',
    withBody(`<w:p>${run(`${text('{no')}<w:noBreakHyphen/>${text('mor}')}`)}</w:p>`),
    /^\{no-mor\} tidak dikenal\./,
  ],
  [
    'a field with a symbol',
    withBody(`<w:p>${run(`${text('{no')}<w:sym w:char="F0E0"/>${text('mor}')}`)}</w:p>`),
    /^\{no•mor\} tidak dikenal\./,
  ],
  [
    'a field in a chart',
    withPart(
      'word/charts/chart1.xml',
      `<c:chartSpace xmlns:c="c" ${A}><a:p><a:r><a:t>{no</a:t></a:r><a:r><a:t>mor}</a:t></a:r></a:p></c:chartSpace>`,
    ),
    /^\{nomor\} tidak dapat diisi di tempat ini\..* Di bagan: “\{nomor\}”$/,
  ],
  [
    'a day of printing in SmartArt',
    withPart(
      'word/diagrams/drawing1.xml',
      `<dsp:drawing xmlns:dsp="d" ${A}><a:p><a:fld type="datetime1"><a:t>9/3</a:t></a:fld></a:p></dsp:drawing>`,
    ),
    /tanggal di dalam bentuk .* Di SmartArt\.$/,
  ],
  [
    'a field in WordArt',
    withBody(
      '<w:p><w:r><w:pict><v:textpath xmlns:v="v" string="DRAF {nomor}"/></w:pict></w:r></w:p>',
    ),
    /^\{nomor\} tidak dapat diisi .*“DRAF \{nomor\}”$/,
  ],
  [
    'a field in the numbers of a list',
    withPart('word/numbering.xml', `<w:numbering ${W}><w:lvlText w:val="{no}%1"/></w:numbering>`),
    /Di penomoran: “\{no\}%1”$/,
  ],
  [
    'a field in an SVG',
    withPart('word/media/a.svg', '<svg><text>{nomor}</text></svg>'),
    /Di gambar SVG: “\{nomor\}”$/,
  ],
  [
    'a field in the address of a link',
    {
      ...withBody(paragraph('kampus.ac.id/verify/{kode_verifikasi}')),
      'word/_rels/document.xml.rels': relationsXml({
        type: 'hyperlink',
        target: 'https://kampus.ac.id/verify/%7Bkode_verifikasi%7D',
        mode: 'External',
      }),
    },
    /^Alamat tautan tidak dapat diisi\..* Di tautan: “.*\{kode_verifikasi\}”$/,
  ],
  [
    'a field in the code of a link',
    withBody(`<w:p>${coded('HYPERLINK "https://kampus.ac.id/{nomor}"', 'x')}</w:p>`),
    /^Alamat tautan tidak dapat diisi\./,
  ],
  [
    'a day of old documents',
    withBody(`<w:p>${run('<w:dayLong/>')}</w:p>`),
    /\(DATE\).*\{tanggal\}/,
  ],
  [
    'a comment at a text',
    withBody(`<w:p><w:commentRangeStart w:id="1"/>${run(text('Hormat'))}</w:p>`),
    /^Template ini memuat komentar, .*“Hormat”$/,
  ],
  [
    'a comment',
    withPart(
      'word/comments.xml',
      `<w:comments ${W}><w:comment w:id="1">${paragraph('Jangan kirim')}</w:comment></w:comments>`,
    ),
    /^Template ini memuat komentar, .* Di komentar: “Jangan kirim”$/,
  ],
  [
    'a hidden text',
    withBody(`<w:p><w:r><w:rPr><w:vanish/></w:rPr>${text('rahasia')}</w:r></w:p>`),
    /^Template ini memuat teks tersembunyi, .*“rahasia”$/,
  ],
  [
    'a change in a box of text',
    withBody(
      `<w:p>${run(`<w:pict><w:txbxContent><w:p><w:ins w:id="1">${run(text('kotak'))}</w:ins></w:p></w:txbxContent></w:pict>`)}</w:p>`,
    ),
    /Di kotak teks di isi surat: “kotak”$/,
  ],
];

test.each(LEFT)('refuses %s, with its place', async (_what, files, sentence) => {
  expect(await refusalOf(files)).toEqual([expect.stringMatching(sentence)]);
});

test('takes no data for a leftover', async () => {
  const { wordsIn } = await filled(withBody(paragraph('Yth. {perusahaan}')), {
    perusahaan: '«PT» {nomor} {',
  });
  expect(wordsIn('word/document.xml')).toContain('Yth. «PT» {nomor} {');
});

test('fills SmartArt', async () => {
  const name = 'word/diagrams/data1.xml';
  const xml = `<dgm:dataModel xmlns:dgm="d" ${A}><a:p><a:r><a:t>{nomor}</a:t></a:r></a:p></dgm:dataModel>`;
  expect((await filled(withPart(name, xml))).wordsIn(name)).toContain('&lt;nomor&gt;');
  const loop = xml.replace('{nomor}', '{#mahasiswa}{nama}{/mahasiswa}');
  expect((await refusalOf(withPart(name, loop)))[0]).toMatch(
    /hanya dapat berada di isi surat.* Di SmartArt/,
  );
});

const TOO_LONG = 'Isi template ini terlalu panjang';
const UNUSUAL = 'terlalu banyak huruf bukan Latin';
const LONG: [what: string, body: () => string, refusal?: string][] = [
  ['6,000 paragraphs', () => paragraph('x').repeat(6_000)],
  [
    '60 paragraphs for each of 100 students',
    () =>
      `${paragraph('{#mahasiswa}')}${paragraph('{nama}').repeat(60)}${paragraph('{/mahasiswa}')}`,
  ],
  [
    '4,000 paragraphs for each of 100 students',
    () =>
      `${paragraph('{#mahasiswa}')}${paragraph('{nama}').repeat(4_000)}${paragraph('{/mahasiswa}')}`,
  ],
  [
    'a paragraph with 300 letters for each of 100 students',
    () => paragraph(`{#mahasiswa}${'kata '.repeat(60)}{/mahasiswa}`),
  ],
  ['a paragraph of 30,000 letters', () => paragraph('kata '.repeat(6_000))],
  ['a paragraph of 6,000 lines', () => `<w:p>${run('<w:br/>'.repeat(6_000))}</w:p>`],
  ['400,000 letters', () => paragraph('kata '.repeat(800)).repeat(100)],
  ['a paragraph of 6,000 dashes', () => paragraph('–'.repeat(6_000))],
  ['12,000 letters of another script', () => paragraph('中'.repeat(3_000)).repeat(4), UNUSUAL],
  [
    'letters and marks that no font joins for each of 100 students',
    () => paragraph(`{#mahasiswa}${'a\u00ad'.repeat(20)}{/mahasiswa}`).repeat(6),
    UNUSUAL,
  ],
  [
    '600 loops in a paragraph',
    () => paragraph('{#mahasiswa}{/mahasiswa}'.repeat(150)).repeat(4),
    'membuka {#mahasiswa} lebih dari 100 kali',
  ],
];

test.each(LONG)(
  'refuses %s before a letter is laid out',
  async (_what, body, refusal = TOO_LONG) => {
    expect((await refusalOf(withBody(body())))[0]).toContain(refusal);
  },
);

test('takes a page for each of 100 students', async () => {
  const words = '{nama} – “Étudiant” … ';
  const body = `${paragraph('{#mahasiswa}')}${paragraph(words).repeat(40)}${paragraph('{/mahasiswa}')}`;
  expect(await refusalOf(withBody(body))).toEqual([]);
});

test('cannot fill a document with other prefixes', async () => {
  const files = withBody('');
  const other = String(files['word/document.xml']).replaceAll('w:', 'ns0:');
  expect((await refusalOf({ ...files, 'word/document.xml': other }))[0]).toMatch(/rusak/);
});
