import { screen, waitFor, within } from '@testing-library/react';
import { choose } from '@/client/testing/choose';
import { formFields } from '@/client/testing/formFields';
import { aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { UserCreatePage } from './UserCreatePage';

const companies = { data: [{ id: 3, name: 'PT Lintas Nusa Data' }] };

const open = (query = '', api: ApiStubs = {}) =>
  renderApp(<UserCreatePage />, {
    user: 'super_admin',
    path: `/users/create${query}`,
    api: { 'GET /companies': companies, ...api },
  });

type Person = ReturnType<typeof open>['person'];

const fill = async (person: Person, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await person.clear(screen.getByLabelText(label));
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
};

const pick = async (person: Person, label: string, option: string) => {
  await choose(person, screen.getByRole('combobox', { name: label }), option);
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

const signature = () => new File(['png'], 'ttd.png', { type: 'image/png' });

const sent = (calls: ReturnType<typeof open>['calls']) =>
  Object.fromEntries(calls.find(({ method }) => method === 'POST')?.body as FormData);

const ACCOUNT = { Nama: 'Budi Santoso', Email: 'budi@mhs.example' };

testInAll('asks for the account, and for the profile once a role is chosen', async () => {
  const { person } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tambah User');
  expect(screen.getByText(/^Password default adalah NIM\/NIK\/NIP/)).toBeVisible();
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "role: Role, wajib",
      "name: Nama, wajib",
      "email: Email, wajib",
      "phone_number: No. Telepon",
      "gender: Jenis Kelamin",
      "place_of_birth: Tempat Lahir",
      "date_of_birth: Tanggal Lahir",
      "address: Alamat",
    ]
  `);

  const profile: Record<string, string[]> = {};
  for (const role of ['Mahasiswa', 'Dosen', 'Mentor', 'Super Admin']) {
    await pick(person, 'Role', role);
    profile[role] = formFields().slice(8);
  }
  expect(profile).toMatchInlineSnapshot(`
    {
      "Dosen": [
        "nip: NIP, wajib",
        "digital_signature: Tanda Tangan Digital, wajib",
      ],
      "Mahasiswa": [
        "nim: NIM, wajib",
        "academic_year: Tahun Akademik, wajib",
      ],
      "Mentor": [
        "company_id: Mitra Industri, wajib",
        "nik: NIK, wajib",
        "digital_signature: Tanda Tangan Digital, wajib",
        "is_active: Mentor aktif",
      ],
      "Super Admin": [
        "nip: NIP, wajib",
        "digital_signature: Tanda Tangan Digital",
      ],
    }
  `);
  expect(screen.getByRole('heading', { name: 'Detail Peran' })).toBeVisible();
  expect(screen.getByText(/^Password default adalah NIP/)).toBeVisible();
});

testInAll('shows an account section and an optional personal section', () => {
  open();
  expect(screen.getByRole('region', { name: 'Informasi Akun' })).toContainElement(
    screen.getByLabelText('Email'),
  );
  const personal = screen.getByRole('region', { name: 'Informasi Pribadi' });
  expect(personal).toHaveTextContent('Boleh dikosongkan.');
  expect(personal).toContainElement(screen.getByLabelText('Tempat Lahir'));
  const genders = within(screen.getByRole('combobox', { name: 'Jenis Kelamin' }));
  expect(genders.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Belum diisi',
    'Laki-laki',
    'Perempuan',
  ]);
});

testInAll.each([
  ['student', 'Mahasiswa', 'NIM', '/students'],
  ['lecturer', 'Dosen', 'NIP', '/lecturers'],
  ['mentor', 'Mentor', 'NIK', '/mentors'],
])('?role=%s preselects %s', (role, label, identifier, list) => {
  open(`?role=${role}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Tambah ${label}`);
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue(label);
  expect(screen.getByLabelText(identifier)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Batal' })).toHaveAttribute('href', list);
});

testInAll.each(['super_admin', 'constructor', ''])('?role=%s preselects nothing', (role) => {
  open(`?role=${role}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tambah User');
  expect(screen.queryByRole('heading', { name: 'Detail Peran' })).not.toBeInTheDocument();
});

testInAll('sends only the fields of a student and returns to the students', async () => {
  const { person, calls, location } = open('?role=student', {
    'POST /users': reply(201, { data: aStudentUser() }),
  });
  await fill(person, {
    ...ACCOUNT,
    NIM: '2403310001',
    'Tahun Akademik': '2024/2025',
  });
  await save(person);

  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(sent(calls)).toEqual({
    role: 'student',
    name: 'Budi Santoso',
    email: 'budi@mhs.example',
    nim: '2403310001',
    academic_year: '2024/2025',
  });
  expect(location()).toBe('/students');
});

testInAll('sends a mentor with company, signature and status', async () => {
  const { person, calls, location } = open('?role=mentor', {
    'POST /users': reply(201, { data: aStudentUser() }),
  });
  await fill(person, { ...ACCOUNT, NIK: '3273014501880001' });
  await pick(person, 'Mitra Industri', 'PT Lintas Nusa Data');
  await person.upload(screen.getByLabelText('Tanda Tangan Digital'), signature());
  expect(screen.getByRole('img', { name: 'Pratinjau ttd.png' })).toBeVisible();
  await save(person);

  await waitFor(() => expect(location()).toBe('/mentors'));
  const { digital_signature, ...rest } = sent(calls);
  expect(rest).toEqual({
    role: 'mentor',
    name: 'Budi Santoso',
    email: 'budi@mhs.example',
    nik: '3273014501880001',
    company_id: '3',
    is_active: '1',
  });
  expect(digital_signature).toMatchObject({
    name: 'ttd.png',
    type: 'image/png',
  });
});

test('shows an error for each missing field and sends nothing', async () => {
  const { person, calls } = open('?role=mentor');
  await save(person);

  for (const message of [
    'Nama user wajib diisi',
    'Email tidak valid',
    'NIK wajib diisi',
    'Perusahaan wajib dipilih',
    'Tanda tangan digital wajib diunggah',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

testInAll('shows a server error at its field', async () => {
  const { person, location } = open('?role=student', {
    'POST /users': reply(422, {
      message: 'x',
      errors: { nim: ['NIM sudah digunakan'] },
    }),
  });
  await fill(person, {
    ...ACCOUNT,
    NIM: '2403310001',
    'Tahun Akademik': '2024/2025',
  });
  await save(person);

  expect(await screen.findByText('NIM sudah digunakan')).toBeVisible();
  expect(screen.getByLabelText('NIM')).toHaveFocus();
  expect(location()).toBe('/users/create?role=student');
});

testInAll('shows an error when saving fails and keeps the input', async () => {
  const { person } = open('?role=student', {
    'POST /users': reply(500, { message: 'x' }),
  });
  await fill(person, {
    ...ACCOUNT,
    NIM: '2403310001',
    'Tahun Akademik': '2024/2025',
  });
  await save(person);

  expect(await screen.findByText('Terjadi kesalahan saat menambahkan data')).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('Budi Santoso');
});
