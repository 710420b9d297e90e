import { LETTER_FIELDS, LETTER_PICTURES } from '@/shared/letters/letterFields';
import { PROBLEMS_MAX, type TemplateProblem } from '../refusals';
import { type FieldPurpose, wordOf } from './fieldCodes';
import { type Paragraph, paragraphsOf, type Remark } from './paragraphs';
import { placeIn } from './placeIn';
import type { DocxPart } from './printedParts';
import { wordsAround } from './wordsAround';

const REMARKS: Readonly<Record<Remark, string>> = {
  tracked:
    'Template ini memuat perubahan terlacak. Terima semua perubahan (Tinjau › Lacak Perubahan) dan unggah lagi.',
  comment:
    'Template ini memuat komentar, yang akan ikut terkirim. Hapus semua komentar (Tinjau › Hapus) dan unggah lagi.',
  hidden:
    'Template ini memuat teks tersembunyi, yang akan ikut terkirim. Hapus teks itu atau tampilkan (Beranda › Font › Tersembunyi) dan unggah lagi.',
};

const AS_TEXT =
  'Tulis hasilnya sebagai teks biasa (pilih, lalu tekan Ctrl+Shift+F9) dan unggah lagi.';

const FIELDS: Readonly<
  Record<Exclude<FieldPurpose, 'harmless' | 'merge'>, (word: string) => string>
> = {
  date: (word) =>
    `Bidang tanggal Word (${word}) berubah setiap kali surat dibuka atau dicetak. Ganti dengan {tanggal} dan unggah lagi.`,
  formula: () => `Rumus Word (=) tidak dihitung saat surat dibuat. ${AS_TEXT}`,
  condition: (word) => `Bidang syarat Word (${word}) tidak dihitung saat surat dibuat. ${AS_TEXT}`,
  equation: () =>
    'Bidang persamaan Word (EQ) tidak tercetak sama di semua aplikasi. Pakai Sisipkan › Persamaan, atau tulis sebagai teks biasa, dan unggah lagi.',
  fileName: (word) => `Bidang nama berkas Word (${word}) berbeda di setiap komputer. ${AS_TEXT}`,
  other: (word) => `Bidang Word ${word} tidak dapat dipakai di surat. ${AS_TEXT}`,
  files: (word) => `Bidang Word ${word} tidak dapat dipakai di surat. ${AS_TEXT}`,
};

const FIELD = /\{[^{}]*\}?|\}/;
/** A field of a mail merge as text, or a part of one. */
export const ANGLED = /«[^«»]*»|«[\p{L}\p{N}_]*|»/u;

/** The remarks of its author that a part has, and its fields of Word, which no letter fills. */
export function remarksIn(part: DocxPart): TemplateProblem[] {
  const problems = new Map<string, TemplateProblem>();
  // One sentence for each of them is enough.
  const add = (key: string, problem: TemplateProblem) => {
    if (!problems.has(key) && problems.size < PROBLEMS_MAX) problems.set(key, problem);
  };
  for (const paragraph of paragraphsOf(part.content)) {
    const where = { near: wordsAround(paragraph.words, 0, 30), place: placeIn(part, paragraph) };
    for (const remark of paragraph.remarks) {
      add(remark, { field: '', message: REMARKS[remark], ...where });
    }
    for (const { purpose, code } of paragraph.fields) {
      const message = messageOf(purpose, code);
      add(message, { field: wordOf(code), message, ...where });
    }
    const { counted } = paragraph;
    const [inNumber] = FIELD.exec(counted.text) ?? [];
    if (inNumber !== undefined) {
      const message = `${inNumber} berada di dalam bidang Word ${counted.word}, yang hasilnya dihitung ulang saat dicetak. Pindahkan ke luar bidang itu dan unggah lagi.`;
      const near = wordsAround(paragraph.text, paragraph.text.indexOf(inNumber), inNumber.length);
      add(message, { field: inNumber, message, near, place: where.place });
    }
    const [angled] = hasMergeField(paragraph) ? [] : (ANGLED.exec(paragraph.text) ?? []);
    if (angled !== undefined) {
      const message = angledMessage(angled);
      const near = wordsAround(paragraph.text, paragraph.text.indexOf(angled), angled.length);
      add(message, { field: angled, message, near, place: where.place });
    }
  }
  return [...problems.values()];
}

const hasMergeField = ({ fields }: Paragraph) => fields.some(({ purpose }) => purpose === 'merge');

function messageOf(purpose: FieldPurpose, code: string): string {
  if (purpose === 'merge') {
    const [, name = ''] = /^MERGEFIELD\s+"?([^"\\]*)/i.exec(code) ?? [];
    return mergeMessage(name.trim() || wordOf(code));
  }
  return purpose === 'harmless' ? '' : FIELDS[purpose](wordOf(code));
}

const FIELD_NAMES = new Set([
  ...Object.values(LETTER_FIELDS).flatMap((fields) => Object.keys(fields)),
  ...Object.keys(LETTER_PICTURES).map((name) => `%${name}`),
]);

const UNPAIRED =
  'Tanda « dan » menandai bidang gabungan surat (mail merge), yang tidak diisi. Ganti dengan bidang dalam kurung kurawal, misalnya {nama}, dan unggah lagi.';

/** The sentence about angles, also about one without the other. */
export const angledMessage = (angled: string): string =>
  angled.length > 1 && angled.endsWith('»') ? mergeMessage(angled.slice(1, -1)) : UNPAIRED;

/** A field of a mail merge, with the name that a letter has for it. */
function mergeMessage(name: string): string {
  const known = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const instead = FIELD_NAMES.has(known)
    ? `{${known}}`
    : 'bidang dalam kurung kurawal, misalnya {nama},';
  return `«${name}» adalah bidang gabungan surat (mail merge), yang tidak diisi. Ganti dengan ${instead} dan unggah lagi.`;
}
