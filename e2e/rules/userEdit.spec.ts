import { dateOrTime, optionsOf, picker, select, text, upload } from '../fields';
import { expect, test } from '../fixtures';
import { createCompany } from '../records/companies';
import { createUser } from '../records/people';
import { uniqueDigits } from '../records/uniqueDigits';
import { few, IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const NAME = 'Nama user wajib diisi';
const EMAIL = 'Email tidak valid';
const NOT_AN_IMAGE = 'Harus berupa gambar PNG atau JPG';
const UPDATED = 'Data pengguna berhasil diperbarui.';

const SIGNATURE = upload('Tanda Tangan Digital');
const signatureRule: Rule = {
  field: SIGNATURE,
  invalid: [
    ['gif', NOT_AN_IMAGE],
    ['five MB and a byte', 'Ukuran maksimal 5MB'],
  ],
  valid: 'jpeg',
};

const digitsRule = (label: string, digits: string): Rule => ({
  field: text(label),
  invalid: [[`x${digits.slice(1)}`, `${label} harus ${digits.length} digit`]],
  valid: digits,
});

test(
  'validates an existing account and lets its optional fields be emptied',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { id } = await createUser(admin, 'student', 'Citra Batas', {
      nim: uniqueDigits(10),
      academic_year: '2025/2026',
      place_of_birth: 'Bandung',
      phone_number: '081234567890',
      gender: 'female',
      date_of_birth: '2004-05-17',
      address: 'Jl. Ganesha No. 10',
    });
    await openAs(admin, `/users/${id}/edit`);

    const email = `${uniqueDigits(10)}@k.id`;
    const account = formTester(page, {
      form: page.getByRole('form', { name: 'Akun' }),
      button: 'Simpan Akun',
    });
    const rules: Rule[] = [
      { field: text('Nama'), required: NAME, invalid: [['C', NAME]], valid: 'Ci' },
      { field: text('Email'), required: EMAIL, invalid: [['ci@', EMAIL]], valid: email },
      {
        field: dateOrTime('Tanggal Lahir'),
        invalid: [['1705', 'Tanggal lahir tidak valid']],
        valid: '',
      },
      { field: text('No. Telepon'), valid: '' },
      { field: text('Tempat Lahir'), valid: '' },
      { field: text('Alamat'), valid: '' },
    ];
    await account.clearAndExpectRequired(rules);
    await account.fill(rules);
    await account.expectInvalid(rules);
    const gender = select('Jenis Kelamin');
    expect(await optionsOf(gender.control(account.form))).toEqual([
      'Belum diisi',
      'Laki-laki',
      'Perempuan',
    ]);
    await account.enter(gender, 'Laki-laki');
    expect(await account.save({ call: `PUT /users/${id}`, toast: UPDATED })).toMatchObject({
      name: 'Ci',
      email,
      gender: 'male',
      phone_number: null,
      place_of_birth: null,
      date_of_birth: null,
      address: null,
    });
    await account.enter(gender, 'Belum diisi');
    expect(await account.save({ call: `PUT /users/${id}`, toast: UPDATED })).toMatchObject({
      gender: null,
    });
  },
);

test(
  'validates the profile of a student, whose emptied fields keep their values',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const [nim, newNim] = [uniqueDigits(10), uniqueDigits(10)];
    const { id, student } = await createUser(admin, 'student', 'Citra Batas', {
      nim,
      academic_year: '2025/2026',
    });
    const call = `PUT /students/${student.id}`;
    await openAs(admin, `/users/${id}/edit`);
    const profile = formTester(page, {
      form: page.getByRole('form', { name: 'Profil Mahasiswa' }),
      button: 'Simpan Profil',
    });
    const rules: Rule[] = [
      {
        field: text('NIM'),
        invalid: [[newNim.slice(1), 'NIM harus 10 karakter']],
        valid: newNim,
      },
      {
        field: text('Tahun Akademik'),
        invalid: [['2026 2027', 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025']],
        valid: '2026/2027',
      },
    ];
    await profile.expectInvalid(rules);
    const submission = { call, toast: UPDATED };
    const changed = { nim: newNim, academic_year: '2026/2027' };
    expect(await profile.save(submission)).toMatchObject(changed);

    await profile.enter(text('NIM'), '');
    await profile.enter(text('Tahun Akademik'), '');
    expect(await profile.save(submission)).toMatchObject(changed);

    await profile.enter(text('NIM'), '2403310001');
    await profile.expectServerErrors(call, [[text('NIM'), 'NIM sudah digunakan']]);
  },
);

for (const [role, label, title] of few(
  [
    ['lecturer', 'Dosen', 'a lecturer'],
    ['super_admin', 'Super Admin', 'a super admin'],
  ] as const,
  1,
))
  test(
    `validates the NIP and the optional signature of ${title}`,
    IN_ALL,
    async ({ page, openAs, apiAs }) => {
      const admin = await apiAs('superAdmin');
      const nip = uniqueDigits(18);
      const { id, lecturer } = await createUser(admin, role, 'Dian Batas', {
        nip: uniqueDigits(18),
      });
      const submission = { call: `POST /lecturers/${lecturer.id}`, toast: UPDATED };
      await openAs(admin, `/users/${id}/edit`);
      const profile = formTester(page, {
        form: page.getByRole('form', { name: `Profil ${label}` }),
        button: 'Simpan Profil',
      });
      await profile.expectInvalid([digitsRule('NIP', nip), signatureRule]);
      await test.step('a file that is not an image removes the selected one', async () => {
        await SIGNATURE.enter(profile.form, 'text');
        await profile.expectErrorAt(SIGNATURE, NOT_AN_IMAGE);
        await expect(SIGNATURE.control(profile.form)).toHaveValue('');
      });
      await profile.enter(SIGNATURE, '');
      expect(await profile.save(submission)).toMatchObject({ nip });
      await profile.enter(SIGNATURE, 'five MB');
      expect(await profile.save(submission)).toMatchObject({
        digital_signature: expect.stringContaining('/'),
      });
      await expect(page.getByRole('img', { name: 'Tanda tangan saat ini' })).toBeVisible();
    },
  );

test(
  'validates the profile of a mentor and saves its company and status',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const [company, other] = [await createCompany(admin), await createCompany(admin)];
    const nik = uniqueDigits(16);
    const { id, mentor } = await createUser(admin, 'mentor', 'Eka Batas', {
      nik: uniqueDigits(16),
      company_id: company.id,
    });
    const submission = { call: `POST /mentors/${mentor.id}`, toast: UPDATED };
    await openAs(admin, `/users/${id}/edit`);
    const profile = formTester(page, {
      form: page.getByRole('form', { name: 'Profil Mentor' }),
      button: 'Simpan Profil',
    });
    await profile.enter(picker('Mitra Industri'), other.name);
    await profile.expectInvalid([digitsRule('NIK', nik), signatureRule]);
    const active = page.getByRole('switch', { name: 'Mentor aktif' });
    await expect(active).toBeChecked();
    await active.click();
    expect(await profile.save(submission)).toMatchObject({
      nik,
      company_id: other.id,
      is_active: false,
      digital_signature: expect.stringContaining('/'),
    });
  },
);
