import { moment, offered, picker, select, text, upload } from '../fields';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import { ownDigits } from '../records/own';
import { aUser } from '../records/people';
import { type Rule, ruledForm } from './formRules';

const NAME = 'Nama user wajib diisi';
const EMAIL = 'Email tidak valid';
const ACADEMIC_YEAR = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';
const UPDATED = 'Data pengguna berhasil diperbarui.';

const SIGNATURE = upload('Tanda Tangan Digital');
const signatureRule: Rule = {
  field: SIGNATURE,
  refuses: [
    ['gif', 'Harus berupa gambar PNG atau JPG'],
    ['five MB and a byte', 'Ukuran maksimal 5MB'],
  ],
  // The last one is none: on edit the signature is optional.
  takes: ['jpeg', ''],
};

const digitsRule = (label: string, digits: string): Rule => ({
  field: text(label),
  refuses: [
    [digits.slice(1), `${label} harus ${digits.length} digit`],
    [`x${digits.slice(1)}`, `${label} harus ${digits.length} digit`],
  ],
  keeps: [[`${digits}7`, digits]],
  takes: [digits],
});

test('an account that is changed is held to its rules, and its optional fields can be emptied', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const nim = ownDigits(10);
  const { id } = await aUser(admin, 'student', 'Citra Batas', {
    nim,
    academic_year: '2025/2026',
    place_of_birth: 'Bandung',
    phone_number: '081234567890',
    gender: 'female',
    date_of_birth: '2004-05-17',
    address: 'Jl. Ganesha No. 10',
  });
  await openAs(admin, `/users/${id}/edit`);

  const email = `${ownDigits(10)}@k.id`;
  const account = ruledForm(page, {
    form: page.getByRole('form', { name: 'Akun' }),
    button: 'Simpan Akun',
  });
  await account.follows([
    { field: text('Nama'), empty: NAME, refuses: [['C', NAME]], takes: ['Ci'] },
    {
      field: text('Email'),
      empty: EMAIL,
      refuses: [
        ['ci@', EMAIL],
        ['ci@kampus', EMAIL],
      ],
      takes: [email],
    },
    { field: text('No. Telepon'), takes: [''] },
    { field: text('Tempat Lahir'), takes: [''] },
    {
      field: moment('Tanggal Lahir'),
      refuses: [['1705', 'Tanggal lahir tidak valid']],
      takes: ['17052004', ''],
    },
    { field: text('Alamat'), takes: [''] },
  ]);
  const gender = select('Jenis Kelamin');
  expect(await offered(page, gender.control(account.form))).toEqual([
    'Belum diisi',
    'Laki-laki',
    'Perempuan',
  ]);
  await account.accept(gender, 'Laki-laki');
  expect(await account.saves({ call: `PUT /users/${id}`, toast: UPDATED })).toMatchObject({
    name: 'Ci',
    email,
    gender: 'male',
    phone_number: null,
    place_of_birth: null,
    date_of_birth: null,
    address: null,
  });
  await account.accept(gender, 'Belum diisi');
  expect(await account.saves({ call: `PUT /users/${id}`, toast: UPDATED })).toMatchObject({
    gender: null,
  });
});

test('the profile of a student: ten and nine characters, and what is left empty stays', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const [nim, newNim] = [ownDigits(10), ownDigits(10)];
  const { id, student } = await aUser(admin, 'student', 'Citra Batas', {
    nim,
    academic_year: '2025/2026',
  });
  const call = `PUT /students/${student.id}`;
  await openAs(admin, `/users/${id}/edit`);
  const profile = ruledForm(page, {
    form: page.getByRole('form', { name: 'Profil Mahasiswa' }),
    button: 'Simpan Profil',
  });
  await profile.follows([
    {
      field: text('NIM'),
      refuses: [[newNim.slice(1), 'NIM harus 10 karakter']],
      keeps: [[`${newNim}7`, newNim]],
      takes: [newNim],
    },
    {
      field: text('Tahun Akademik'),
      refuses: [
        ['2026/202', ACADEMIC_YEAR],
        ['2026 2027', ACADEMIC_YEAR],
      ],
      keeps: [['2026/20277', '2026/2027']],
      takes: ['2026/2027'],
    },
  ]);
  const saving = { call, toast: UPDATED };
  const changed = { nim: newNim, academic_year: '2026/2027' };
  expect(await profile.saves(saving)).toMatchObject(changed);

  await profile.accept(text('NIM'), '');
  await profile.accept(text('Tahun Akademik'), '');
  expect(await profile.saves(saving)).toMatchObject(changed);

  await profile.accept(text('NIM'), '2403310001');
  await profile.isRefusedByServer(call, [[text('NIM'), 'NIM sudah digunakan']]);
});

for (const [role, label, title] of [
  ['lecturer', 'Dosen', 'a lecturer'],
  ['super_admin', 'Super Admin', 'a super admin'],
] as const)
  test(`the profile of ${title}: a NIP of 18 digits, and a signature if one likes`, async ({
    page,
    openAs,
    apiAs,
  }) => {
    const admin = await apiAs('superAdmin');
    const nip = ownDigits(18);
    const { id, lecturer } = await aUser(admin, role, 'Dian Batas', { nip: ownDigits(18) });
    const saving = { call: `POST /lecturers/${lecturer.id}`, toast: UPDATED };
    await openAs(admin, `/users/${id}/edit`);
    const profile = ruledForm(page, {
      form: page.getByRole('form', { name: `Profil ${label}` }),
      button: 'Simpan Profil',
    });
    await profile.follows([digitsRule('NIP', nip), signatureRule]);
    expect(await profile.saves(saving)).toMatchObject({ nip });
    await test.step('what is no image takes the chosen one away, and says so', async () => {
      await profile.accept(SIGNATURE, 'png');
      await SIGNATURE.enter(profile.form, 'text');
      await profile.standsAt(SIGNATURE, 'Harus berupa gambar PNG atau JPG');
      await expect(SIGNATURE.control(profile.form)).toHaveValue('');
    });
    await profile.accept(SIGNATURE, 'five MB');
    expect(await profile.saves(saving)).toMatchObject({
      digital_signature: expect.stringContaining('/'),
    });
    await expect(page.getByRole('img', { name: 'Tanda tangan saat ini' })).toBeVisible();
  });

test('the profile of a mentor: a NIK of 16 digits, a company, active or not', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const [company, other] = [await aCompany(admin), await aCompany(admin)];
  const nik = ownDigits(16);
  const { id, mentor } = await aUser(admin, 'mentor', 'Eka Batas', {
    nik: ownDigits(16),
    company_id: company.id,
  });
  const saving = { call: `POST /mentors/${mentor.id}`, toast: UPDATED };
  await openAs(admin, `/users/${id}/edit`);
  const profile = ruledForm(page, {
    form: page.getByRole('form', { name: 'Profil Mentor' }),
    button: 'Simpan Profil',
  });
  await profile.follows([
    { field: picker('Mitra Industri'), takes: [other.name] },
    digitsRule('NIK', nik),
    signatureRule,
  ]);
  const active = page.getByRole('switch', { name: 'Mentor aktif' });
  await expect(active).toBeChecked();
  await active.click();
  expect(await profile.saves(saving)).toMatchObject({
    nik,
    company_id: other.id,
    is_active: false,
    digital_signature: expect.stringContaining('/'),
  });
});
