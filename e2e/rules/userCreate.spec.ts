import { picker, select, text, upload } from '../fields';
import { expect, test } from '../fixtures';
import { createCompany } from '../records/companies';
import { uniqueDigits } from '../records/uniqueDigits';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const NAME = 'Nama user wajib diisi';
const EMAIL = 'Email tidak valid';
const NOT_AN_IMAGE = 'Harus berupa gambar PNG atau JPG';

const CREATED = { call: 'POST /users', toast: 'Data berhasil ditambahkan' };

const SIGNATURE = upload('Tanda Tangan Digital');

const accountRules = (email = `${uniqueDigits(10)}@k.id`): Rule[] => [
  { field: text('Nama'), required: NAME, invalid: [['B', NAME]], valid: 'Bo' },
  { field: text('Email'), required: EMAIL, invalid: [['bo@kampus', EMAIL]], valid: email },
];

const signatureRule = (valid: string): Rule => ({
  field: SIGNATURE,
  required: 'Tanda tangan digital wajib diunggah',
  invalid: [
    ['gif', NOT_AN_IMAGE],
    ['five MB and a byte', 'Ukuran maksimal 5MB'],
  ],
  valid,
});

const digitsRule = (label: string, digits: string): Rule => ({
  field: text(label),
  required: `${label} wajib diisi`,
  invalid: [
    [`${digits.slice(1)}x`, `${label} harus ${digits.length} digit`],
    [`${digits}7`, `${label} harus ${digits.length} digit`],
  ],
  valid: digits,
});

test(
  'validates an account and shows the profile once its role is chosen',
  IN_ALL,
  async ({ page, openAs }) => {
    const email = `${uniqueDigits(10)}@k.id`;
    const rules: Rule[] = [
      { field: select('Role'), required: 'Role wajib dipilih', valid: 'Mahasiswa' },
      ...accountRules(email),
    ];
    await openAs('superAdmin', '/users/create');
    const user = formTester(page);
    await user.expectRequired(rules);
    await expect(page.getByRole('heading', { name: 'Detail Peran' })).toBeHidden();
    await user.fill(rules);
    await expect(page.getByRole('heading', { name: 'Detail Peran' })).toBeVisible();
    await user.fill([
      { field: text('NIM'), valid: uniqueDigits(10) },
      { field: text('Tahun Akademik'), valid: '2026/2027' },
    ]);
    await user.expectInvalid(rules);
    expect(await user.save(CREATED)).toMatchObject({
      role: 'student',
      name: 'Bo',
      email,
      // Optional fields that were left empty.
      gender: null,
      phone_number: null,
      place_of_birth: null,
      date_of_birth: null,
      address: null,
    });
  },
);

test(
  'validates the NIM and the academic year of a new student',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { data: others } = await admin.get<{ data: { email: string }[] }>('/users?search=Ratna');
    const nim = uniqueDigits(10);
    const rules: Rule[] = [
      ...accountRules(),
      {
        field: text('NIM'),
        required: 'NIM wajib diisi',
        invalid: [
          [nim.slice(1), 'NIM harus 10 karakter'],
          [`${nim}7`, 'NIM harus 10 karakter'],
        ],
        valid: nim,
      },
      {
        field: text('Tahun Akademik'),
        required: 'Tahun akademik wajib diisi',
        invalid: [['2026-2027', 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025']],
        mask: ['2026/20277', '2026/2027'],
        valid: '2026/2027',
      },
    ];
    await openAs(admin, '/users/create?role=student');
    const user = formTester(page);
    await user.expectRequired(rules);
    await user.expectMasks(rules);
    await user.fill(rules);
    await user.expectInvalid(rules);
    await test.step('a NIM and an email address that are already used', async () => {
      const [nimField, email] = [text('NIM'), text('Email')];
      await user.enter(nimField, '2403310001');
      await user.expectServerErrors('POST /users', [[nimField, 'NIM sudah digunakan']]);
      await user.enter(nimField, nim);
      await user.enter(email, others[0]?.email.toUpperCase() ?? '');
      await user.expectServerErrors('POST /users', [[email, 'Email sudah digunakan']]);
      await user.enter(email, `${nim}@k.id`);
    });
    const { student } = await user.save(CREATED);
    expect(student).toMatchObject({ nim, academic_year: '2026/2027' });
  },
);

test('validates the NIP and the signature of a new lecturer', IN_ALL, async ({ page, openAs }) => {
  const nip = uniqueDigits(18);
  const rules = [...accountRules(), digitsRule('NIP', nip), signatureRule('five MB')];
  await openAs('superAdmin', '/users/create?role=lecturer');
  const user = formTester(page);
  await user.expectRequired(rules);
  await user.expectMasks(rules);
  await user.fill(rules);
  await user.expectInvalid(rules);
  await test.step('a file that is not an image replaces the selected one', async () => {
    const preview = page.getByRole('img', { name: 'Pratinjau besar.png' });
    await expect(preview).toBeVisible();
    await SIGNATURE.enter(user.form, 'text');
    await user.expectErrorAt(SIGNATURE, NOT_AN_IMAGE);
    await expect(preview).toBeHidden();
    await expect(SIGNATURE.control(user.form)).toHaveValue('');
    await user.enter(SIGNATURE, 'five MB');
  });
  const { lecturer } = await user.save(CREATED);
  expect(lecturer).toMatchObject({ nip, digital_signature: expect.stringContaining('/') });
});

test(
  'validates the NIK, the company and the signature of a new mentor',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const company = await createCompany(admin);
    const nik = uniqueDigits(16);
    const rules: Rule[] = [
      ...accountRules(),
      {
        field: picker('Mitra Industri'),
        required: 'Perusahaan wajib dipilih',
        valid: company.name,
      },
      digitsRule('NIK', nik),
      signatureRule('jpeg'),
    ];
    await openAs(admin, '/users/create?role=mentor');
    const user = formTester(page);
    await expect(page.getByRole('switch', { name: 'Mentor aktif' })).toBeChecked();
    await user.expectRequired(rules);
    await user.expectMasks(rules);
    await user.fill(rules);
    await user.expectInvalid(rules);
    const { mentor } = await user.save(CREATED);
    expect(mentor).toMatchObject({ nik, company_id: company.id, is_active: true });
  },
);

test(
  'validates the NIP of a new super admin, whose signature is optional',
  IN_ALL,
  async ({ page, openAs }) => {
    const nip = uniqueDigits(18);
    const rules: Rule[] = [...accountRules(), digitsRule('NIP', nip)];
    await openAs('superAdmin', '/users/create');
    const user = formTester(page);
    await user.fill([{ field: select('Role'), valid: 'Super Admin' }, ...rules]);
    await user.expectInvalid(rules);
    await user.enter(SIGNATURE, 'jpeg');
    await user.enter(SIGNATURE, '');
    const { role, lecturer } = await user.save(CREATED);
    expect({ role, lecturer }).toMatchObject({
      role: 'super_admin',
      lecturer: { nip, digital_signature: null },
    });
  },
);
