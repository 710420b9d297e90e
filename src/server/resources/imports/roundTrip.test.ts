import { loadDemoData } from '@/server/db/demo/loadDemoData';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import {
  aCompany,
  aCourse,
  aGrade,
  aHoliday,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { IMPORT_KINDS, type ImportKind } from '@/shared/records';
import { everyNth, isAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
  const hashPassword = async (password: string) => `hash of ${password}`;
  if (isAll) await loadDemoData(app.db, { today: '2026-11-21', hashPassword, shippedTemplate });
  // A file of mentors needs the NIK, which those who were invited have not given yet.
  await app.db.deleteFrom('mentors').where('nik', 'is', null).execute();
  await addHardValues();
  admin = await app.signIn('super_admin');
  imports = importing(app, admin);
});
afterAll(() => app.close());

/** Texts that spreadsheets, CSV files or our own reading could misinterpret. */
const TEXTS = [
  '=HYPERLINK("http://x.example";"y")',
  '="0812"',
  '+62 PT',
  '-2',
  '@SUM(1)',
  "'=sudah",
  "''-dua",
  "'kutipan'",
  '＝lebar',
  '_x0041_ PT',
  'PT "Kutip"; baris\ndua\n\ntiga, "empat"',
  'baris\r\nWindows',
  'Çağrı Ñuño Ünlü 漢字 😀 é',
  '007',
  '1e5',
  '1,5',
  '12/05/2026',
  'TRUE',
  'titik\u0001kendali',
];

/** A name is one line without controls. */
const nameOf = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

async function addHardValues() {
  const { db } = app;
  const person = {
    phone_number: '081234567890',
    gender: 'male',
    place_of_birth: 'Bandung',
  } as const;
  for (const [index, text] of TEXTS.entries()) {
    const name = nameOf(text);
    const { id } = await aCompany(db, { name: `${name} ${index}`, address: text });
    await aPlace(db, {
      company_id: id,
      name,
      address: text,
      longitude: -index / 3,
      radius: 30 + index,
    });
    await aStudent(db, {
      user: { ...person, name: name.padEnd(2), address: text, place_of_birth: name },
    });
  }
  // Lost by a spreadsheet that takes them for numbers, dates of other calendars, the ends of a day.
  await aStudent(db, {
    nim: '0098765012',
    user: { phone_number: '+62 812 0000', date_of_birth: '1900-01-01' },
  });
  await aStudent(db, {
    nim: '2403E31001',
    user: { phone_number: '0000000', date_of_birth: '1900-01-31' },
  });
  await aStudent(db, {
    nim: 'AB-1234567',
    user: { phone_number: '14045', date_of_birth: '1900-02-28' },
  });
  await aStudent(db, {
    user: { anonymised_at: new Date(), is_active: false, date_of_birth: '2004-02-29' },
  });
  await aLecturer(db, { nip: '009876543210000012', user: { is_active: false } });
  await aHoliday(db, { date: '2028-02-29', name: '=A1' });
  await aCourse(db, { code: 'TI 2 03A1', name: '=B1' });
  await aCourse(db, { code: '009876012', name: "'-1" });
  const company = await aCompany(db, { name: 'PT  Dua   Spasi', is_active: false });
  const [mentor, colleague] = [
    await aMentor(db, { nik: '0098765432100012', company_id: company.id, is_active: false }),
    await aMentor(db, { company_id: company.id }),
  ];
  // Two placements of one student at one company, in a period that is closed afterwards.
  const student = await aStudent(db);
  const period = await anInternshipPeriod(db, {
    semester: 4,
    is_active: false,
  });
  const placed = { student_id: student.id, internship_period_id: period.id };
  const internship = await anInternship(db, { ...placed, mentor_id: mentor.id });
  await anInternship(db, { ...placed, mentor_id: colleague.id });
  for (const text of TEXTS) {
    await anActivity(db, {
      internship_id: internship.id,
      name: nameOf(text),
      description: text,
      address: text,
    });
  }
  await anActivity(db, { internship_id: internship.id, start_time: '00:00', end_time: '23:59' });
  await aGrade(db, { internship_id: internship.id, midterm: 71.25, other: 1, final: 100 });
  await db
    .updateTable('internship_periods')
    .set({ closed_at: new Date() })
    .where('id', '=', period.id)
    .execute();
}

interface Read {
  unknown_columns: string[];
  rows: { number: number; values: Record<string, string>; errors: Record<string, string> }[];
}

const exported = async (kind: ImportKind, format: 'xlsx' | 'csv') => {
  const answer = await app.inject({ url: `/api/${kind}/export?format=${format}`, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer;
};

const FORMATS = ['xlsx', 'csv'] as const;
const FILES = IMPORT_KINDS.flatMap((kind) => FORMATS.map((format) => [kind, format] as const));

test.each(everyNth(FILES, 9))(
  'an export of %s as %s is the same data when it is imported',
  async (kind, format) => {
    const file = await exported(kind, format);
    const read = await imports.read(kind, file.rawPayload);
    expect(read.json()).toMatchObject({ data: {} });
    const { rows }: Read = read.json().data;
    expect(rows).toHaveLength(Number(file.headers['x-total-rows']));
    const checked = await imports.check(
      kind,
      rows.map(({ values }) => values),
    );
    const differences = checked.rows.flatMap(({ state, errors, before }, index) => {
      const row = rows[index];
      const isSame = state === 'same' && Object.keys(row?.errors ?? {}).length === 0;
      return isSame ? [] : [{ state, before, errors, read: row?.errors, values: row?.values }];
    });
    expect(differences).toEqual([]);
  },
);
