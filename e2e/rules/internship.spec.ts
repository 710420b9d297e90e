import { offered, picker } from '../fields';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import { aMentor } from '../records/people';
import { type Rule, ruledForm } from './formRules';

const STUDENT = picker('Mahasiswa');
const PERIOD = picker('Periode Magang');
const COMPANY = picker('Mitra Industri');
const MENTOR = picker('Mentor');
const LECTURER = picker('Dosen');

const NO_MENTOR = 'Mentor wajib dipilih';
const NO_COMPANY = 'Perusahaan wajib dipilih';

const LECTURER_NAME = 'Fitri Handayani';

test('an internship needs all five choices; the mentor is an active one of the company', async ({
  page,
  openAs,
  apiAs,
  aStudent,
}) => {
  const admin = await apiAs('superAdmin');
  const student = await aStudent('Gilang Batas');
  const [company, other] = [await aCompany(admin), await aCompany(admin)];
  const mentor = await aMentor(admin, company);
  await aMentor(admin, company, { isActive: false });
  await aMentor(admin, other);

  const others: Rule[] = [
    { field: STUDENT, empty: 'Mahasiswa wajib dipilih', takes: [student.identifier] },
    { field: PERIOD, empty: 'Periode magang wajib dipilih', takes: ['Semester 3'] },
    { field: LECTURER, empty: 'Dosen wajib dipilih', takes: [LECTURER_NAME] },
  ];
  const place: Rule[] = [
    { field: COMPANY, empty: NO_COMPANY, takes: [company.name] },
    { field: MENTOR, empty: NO_MENTOR, takes: [mentor.name] },
  ];

  await openAs(admin, '/internships/create');
  const internship = ruledForm(page);
  const mentorBox = MENTOR.control(internship.form);
  await internship.refusesEmpty([...others, ...place]);
  await expect(mentorBox).toBeDisabled();

  await internship.fill([...others, ...place]);
  await internship.follows([...others, ...place.slice(1)]);
  expect(await offered(page, mentorBox)).toEqual([mentor.name]);

  await test.step('without the company, the mentor goes and is locked again', async () => {
    await COMPANY.enter(internship.form, '');
    await internship.isRefused([
      [COMPANY, NO_COMPANY],
      [MENTOR, NO_MENTOR],
    ]);
    await expect(mentorBox).toBeDisabled();
    await internship.fill(place);
  });

  const stored = await internship.saves({
    call: 'POST /internships',
    toast: 'Data berhasil ditambahkan',
  });
  expect(stored).toMatchObject({
    student: { nim: student.identifier },
    mentor: { id: mentor.id, company: { id: company.id } },
  });
});

test('on edit the student is locked, and the other four are needed', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { admin, internshipId, company, mentor } = await aPlacement('Hana Batas');
  await openAs(admin, `/internships/${internshipId}/edit`);
  const internship = ruledForm(page);
  await expect(STUDENT.control(internship.form)).toBeDisabled();
  await internship.follows([
    { field: PERIOD, empty: 'Periode magang wajib dipilih', takes: ['Semester 3'] },
    { field: LECTURER, empty: 'Dosen wajib dipilih', takes: [LECTURER_NAME] },
    { field: MENTOR, empty: NO_MENTOR, takes: [mentor.name] },
  ]);
  await COMPANY.enter(internship.form, '');
  await internship.isRefused([
    [COMPANY, NO_COMPANY],
    [MENTOR, NO_MENTOR],
  ]);
  await internship.fill([
    { field: COMPANY, takes: [company.name] },
    { field: MENTOR, takes: [mentor.name] },
  ]);
  const stored = await internship.saves({
    call: `PUT /internships/${internshipId}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ mentor: { id: mentor.id } });
});

test('a company that is full is refused by the server, at the company', async ({
  page,
  openAs,
  apiAs,
  aStudent,
}) => {
  const admin = await apiAs('superAdmin');
  const company = await aCompany(admin, { internship_quota: 1 });
  const mentor = await aMentor(admin, company);
  const rules = (nim: string): Rule[] => [
    { field: STUDENT, takes: [nim] },
    { field: PERIOD, takes: ['Semester 3'] },
    { field: COMPANY, takes: [company.name] },
    { field: MENTOR, takes: [mentor.name] },
    { field: LECTURER, takes: [LECTURER_NAME] },
  ];
  const [first, second] = [await aStudent('Indra Batas'), await aStudent('Joko Batas')];

  await openAs(admin, '/internships/create');
  const internship = ruledForm(page);
  await internship.fill(rules(first.identifier));
  await internship.saves({ call: 'POST /internships', toast: 'Data berhasil ditambahkan' });
  await page.getByRole('link', { name: 'Tambah Mahasiswa Magang' }).first().click();
  await internship.fill(rules(second.identifier));
  await internship.isRefusedByServer('POST /internships', [
    [COMPANY, 'Kuota magang perusahaan ini sudah penuh pada periode tersebut'],
  ]);
});
