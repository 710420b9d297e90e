import { picker, select, text, upload } from '../fields';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import { ownDigits } from '../records/own';
import { type Rule, ruledForm } from './formRules';

const NAME = 'Nama user wajib diisi';
const EMAIL = 'Email tidak valid';
const ACADEMIC_YEAR = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';
const SIGNATURE = 'Tanda tangan digital wajib diunggah';
const NOT_IMAGE = 'Harus berupa gambar PNG atau JPG';
const TOO_LARGE = 'Ukuran maksimal 5MB';

const CREATED = { call: 'POST /users', toast: 'Data berhasil ditambahkan' };

const accountRules = (role: string): Rule[] => [
  { field: select('Role'), empty: 'Role wajib dipilih', takes: [role] },
  { field: text('Nama'), empty: NAME, takes: ['Bo'] },
  { field: text('Email'), empty: EMAIL, takes: [`${ownDigits(10)}@k.id`] },
];

const signatureRule = (takes: string, empty?: string): Rule => ({
  field: upload('Tanda Tangan Digital'),
  empty,
  refuses: [
    ['text', NOT_IMAGE],
    ['gif', NOT_IMAGE],
    ['five MB and a byte', TOO_LARGE],
  ],
  takes: ['jpeg', takes],
});

test('an account is held to its rules, and its role has to be chosen first', async ({
  page,
  openAs,
}) => {
  const email = `${ownDigits(10)}@k.id`;
  const nim = ownDigits(10);
  const rules: Rule[] = [
    { field: select('Role'), empty: 'Role wajib dipilih', takes: ['Mahasiswa'] },
    {
      field: text('Nama'),
      empty: NAME,
      refuses: [
        ['B', NAME],
        ['B ', NAME],
      ],
      takes: ['Bo'],
    },
    {
      field: text('Email'),
      empty: EMAIL,
      refuses: [
        ['bo', EMAIL],
        ['bo@', EMAIL],
        ['bo@kampus', EMAIL],
        ['@kampus.id', EMAIL],
      ],
      takes: [email],
    },
  ];
  await openAs('superAdmin', '/users/create');
  const user = ruledForm(page);
  await user.refusesEmpty(rules);
  await expect(page.getByRole('heading', { name: 'Detail Peran' })).toBeHidden();
  await user.fill(rules);
  await expect(page.getByRole('heading', { name: 'Detail Peran' })).toBeVisible();
  await user.fill([
    { field: text('NIM'), takes: [nim] },
    { field: text('Tahun Akademik'), takes: ['2026/2027'] },
  ]);
  await user.follows(rules);
  expect(await user.saves(CREATED)).toMatchObject({
    role: 'student',
    name: 'Bo',
    email,
    // Optional, and left empty.
    gender: null,
    phone_number: null,
    place_of_birth: null,
    date_of_birth: null,
    address: null,
  });
});

test('a student needs a NIM of ten characters and an academic year of nine', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { data: others } = await admin.get<{ data: { email: string }[] }>('/users?search=Ratna');
  const nim = ownDigits(10);
  const account = accountRules('Mahasiswa').slice(1);
  const profile: Rule[] = [
    {
      field: text('NIM'),
      empty: 'NIM wajib diisi',
      refuses: [[nim.slice(0, 9), 'NIM harus 10 karakter']],
      keeps: [[`${nim}7`, nim]],
      takes: [nim],
    },
    {
      field: text('Tahun Akademik'),
      empty: 'Tahun akademik wajib diisi',
      refuses: [
        ['2026/202', ACADEMIC_YEAR],
        ['2026-2027', ACADEMIC_YEAR],
      ],
      keeps: [['2026/20277', '2026/2027']],
      takes: ['2026/2027'],
    },
  ];
  await openAs('superAdmin', '/users/create?role=student');
  const user = ruledForm(page);
  await user.refusesEmpty([...account, ...profile]);
  await user.fill([...account, ...profile]);
  await user.follows(profile);
  await test.step('a NIM and an e-mail address that others have are refused by the server', async () => {
    const [nimField, email] = [text('NIM'), text('Email')];
    await user.accept(nimField, '2403310001');
    await user.isRefusedByServer('POST /users', [[nimField, 'NIM sudah digunakan']]);
    await user.accept(nimField, nim);
    await user.accept(email, others[0]?.email.toUpperCase() ?? '');
    await user.isRefusedByServer('POST /users', [[email, 'Email sudah digunakan']]);
    await user.accept(email, `${nim}@k.id`);
  });
  const { student } = await user.saves(CREATED);
  expect(student).toMatchObject({ nim, academic_year: '2026/2027' });
});

test('a lecturer needs a NIP of 18 digits and a signature of at most 5 MB', async ({
  page,
  openAs,
}) => {
  const nip = ownDigits(18);
  const account = accountRules('Dosen').slice(1);
  const profile: Rule[] = [
    {
      field: text('NIP'),
      empty: 'NIP wajib diisi',
      refuses: [
        [nip.slice(0, 17), 'NIP harus 18 digit'],
        [`${nip.slice(0, 17)}x`, 'NIP harus 18 digit'],
      ],
      keeps: [[`${nip}7`, nip]],
      takes: [nip],
    },
    signatureRule('five MB', SIGNATURE),
  ];
  await openAs('superAdmin', '/users/create?role=lecturer');
  const user = ruledForm(page);
  await user.refusesEmpty([...account, ...profile]);
  await user.fill([...account, ...profile]);
  await user.follows(profile);
  await test.step('what is no image takes the chosen one away', async () => {
    const preview = page.getByRole('img', { name: 'Pratinjau besar.png' });
    await expect(preview).toBeVisible();
    const { field } = signatureRule('png');
    await field.enter(user.form, 'text');
    await user.standsAt(field, NOT_IMAGE);
    await expect(preview).toBeHidden();
    await expect(field.control(user.form)).toHaveValue('');
    await user.accept(field, 'five MB');
  });
  const { lecturer } = await user.saves(CREATED);
  expect(lecturer).toMatchObject({ nip, digital_signature: expect.stringContaining('/') });
});

test('a mentor needs a NIK of 16 digits, a company and a signature', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const company = await aCompany(admin);
  const nik = ownDigits(16);
  const account = accountRules('Mentor').slice(1);
  const profile: Rule[] = [
    { field: picker('Mitra Industri'), empty: 'Perusahaan wajib dipilih', takes: [company.name] },
    {
      field: text('NIK'),
      empty: 'NIK wajib diisi',
      refuses: [
        [nik.slice(0, 15), 'NIK harus 16 digit'],
        [`${nik.slice(0, 15)}x`, 'NIK harus 16 digit'],
      ],
      keeps: [[`${nik}7`, nik]],
      takes: [nik],
    },
    signatureRule('png', SIGNATURE),
  ];
  await openAs(admin, '/users/create?role=mentor');
  const user = ruledForm(page);
  // Without a signature the status is asked for as well: a switch is always one or the other.
  await expect(page.getByRole('switch', { name: 'Mentor aktif' })).toBeChecked();
  await user.refusesEmpty([...account, ...profile]);
  await user.fill([...account, ...profile]);
  await user.follows(profile);
  const { mentor } = await user.saves(CREATED);
  expect(mentor).toMatchObject({ nik, company_id: company.id, is_active: true });
});

test('a super admin needs a NIP, and no signature', async ({ page, openAs }) => {
  const nip = ownDigits(18);
  const account = accountRules('Super Admin');
  const profile: Rule[] = [
    {
      field: text('NIP'),
      empty: 'NIP wajib diisi',
      refuses: [[nip.slice(0, 17), 'NIP harus 18 digit']],
      takes: [nip],
    },
    { field: upload('Tanda Tangan Digital'), takes: ['jpeg', ''] },
  ];
  await openAs('superAdmin', '/users/create');
  const user = ruledForm(page);
  await user.fill([...account, ...profile]);
  await user.follows(profile);
  const { role, lecturer } = await user.saves(CREATED);
  expect({ role, lecturer }).toMatchObject({
    role: 'super_admin',
    lecturer: { nip, digital_signature: null },
  });
});
