import { picker } from '../fields';
import { expect, test } from '../fixtures';
import { createCompany } from '../records/companies';
import { createMentor } from '../records/people';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const STUDENT = picker('Mahasiswa');
const PERIOD = picker('Periode Magang');
const COMPANY = picker('Mitra Industri');
const MENTOR = picker('Mentor');
const LECTURER = picker('Dosen');

const MENTOR_REQUIRED = 'Mentor wajib dipilih';
const COMPANY_REQUIRED = 'Perusahaan wajib dipilih';

interface Choices {
  nim: string;
  company: string;
  mentor: string;
}

const internshipRules = ({ nim, company, mentor }: Choices): Rule[] => [
  { field: STUDENT, required: 'Mahasiswa wajib dipilih', valid: nim },
  { field: PERIOD, required: 'Periode magang wajib dipilih', valid: 'Semester 3' },
  { field: COMPANY, required: COMPANY_REQUIRED, valid: company },
  { field: MENTOR, required: MENTOR_REQUIRED, valid: mentor },
  { field: LECTURER, required: 'Dosen wajib dipilih', valid: 'Fitri Handayani' },
];

test(
  'requires all five choices and offers the active mentors of the company',
  IN_ALL,
  async ({ page, openAs, apiAs, createStudent }) => {
    const admin = await apiAs('superAdmin');
    const student = await createStudent('Gilang Batas');
    const [company, other] = [await createCompany(admin), await createCompany(admin)];
    const mentor = await createMentor(admin, company);
    await createMentor(admin, company, { isActive: false });
    await createMentor(admin, other);
    const rules = internshipRules({
      nim: student.identifier,
      company: company.name,
      mentor: mentor.name,
    });

    await openAs(admin, '/internships/create');
    const internship = formTester(page);
    const mentorBox = MENTOR.control(internship.form);
    await internship.expectRequired(rules);
    await expect(mentorBox).toBeDisabled();

    await internship.fill(rules);
    await mentorBox.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([mentor.name]);
    await page.keyboard.press('Escape');

    await test.step('clearing the company clears and disables the mentor', async () => {
      await COMPANY.enter(internship.form, '');
      await internship.expectErrors([
        [COMPANY, COMPANY_REQUIRED],
        [MENTOR, MENTOR_REQUIRED],
      ]);
      await expect(mentorBox).toBeDisabled();
      await internship.fill(rules.filter(({ field }) => [COMPANY, MENTOR].includes(field)));
    });

    const stored = await internship.save({
      call: 'POST /internships',
      toast: 'Data berhasil ditambahkan',
    });
    expect(stored).toMatchObject({
      student: { nim: student.identifier },
      mentor: { id: mentor.id, company: { id: company.id } },
    });
  },
);

test(
  'requires the other four choices on edit, where the student is disabled',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, internshipId, company, mentor, student } = await createPlacement('Hana Batas');
    await openAs(admin, `/internships/${internshipId}/edit`);
    const internship = formTester(page);
    await expect(STUDENT.control(internship.form)).toBeDisabled();
    const rules = internshipRules({
      nim: student.identifier,
      company: company.name,
      mentor: mentor.name,
    }).filter(({ field }) => field !== STUDENT);
    // Clearing the company clears and disables the mentor.
    for (const { field } of rules) if (field !== MENTOR) await field.enter(internship.form, '');
    await internship.expectRequired(rules);
    await internship.fill(rules);
    const stored = await internship.save({
      call: `PUT /internships/${internshipId}`,
      toast: 'Data berhasil diedit',
    });
    expect(stored).toMatchObject({ mentor: { id: mentor.id } });
  },
);

test(
  'shows the server error for a company whose quota is used up',
  IN_ALL,
  async ({ page, openAs, apiAs, createPlacement, createStudent }) => {
    const admin = await apiAs('superAdmin');
    const company = await createCompany(admin, { internship_quota: 1 });
    const { mentor } = await createPlacement('Indra Batas', { company });
    const student = await createStudent('Joko Batas');

    await openAs(admin, '/internships/create');
    const internship = formTester(page);
    await internship.fill(
      internshipRules({ nim: student.identifier, company: company.name, mentor: mentor.name }),
    );
    await internship.expectServerErrors('POST /internships', [
      [COMPANY, 'Kuota magang perusahaan ini sudah penuh pada periode tersebut'],
    ]);
  },
);
