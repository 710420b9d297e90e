import { screen } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aCompany } from '@/client/testing/records/company';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { CompanyCreatePage } from './CompanyCreatePage';

const open = (api: ApiStubs = {}) =>
  renderApp(<CompanyCreatePage />, {
    user: 'super_admin',
    path: '/companies/create',
    api,
  });

type Person = ReturnType<typeof open>['person'];

const COMPANY = {
  name: 'CV Karya Mandiri',
  business_field: 'Jaringan',
  address: 'Jl. Merdeka 1, Bandung',
  phone_number: '0221234567',
  email: 'halo@karya.example',
  internship_quota: 4,
  is_active: true,
};

const fill = async (person: Person) => {
  const texts = {
    'Nama Perusahaan': COMPANY.name,
    'Bidang Usaha': COMPANY.business_field,
    Alamat: COMPANY.address,
    'No. Telepon': COMPANY.phone_number,
    Email: COMPANY.email,
    'Kuota Magang': String(COMPANY.internship_quota),
  };
  for (const [label, text] of Object.entries(texts)) {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

test('asks for the fields of a company', () => {
  open();
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "name: Nama Perusahaan, wajib",
      "business_field: Bidang Usaha, wajib",
      "address: Alamat, wajib",
      "phone_number: No. Telepon, wajib",
      "email: Email, wajib",
      "internship_quota: Kuota Magang, wajib",
      "is_active: Mitra aktif",
    ]
  `);
});

test('sends the company and returns to the list', async () => {
  const { person, calls, location } = open({
    'POST /companies': reply(201, { data: aCompany() }),
  });
  await fill(person);
  await save(person);

  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(screen.getByText('Sukses!')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual(COMPANY);
  expect(location()).toBe('/companies');
});

test('sends nothing invalid and focuses the first invalid field', async () => {
  const { person, calls } = open();
  await save(person);

  expect(await screen.findByText('Bidang usaha wajib diisi')).toBeVisible();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveFocus();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveAccessibleDescription(
    'Nama perusahaan wajib diisi',
  );
  expect(calls).toEqual([]);
});

test('shows a server error at its field until the field changes', async () => {
  const { person, location } = open({
    'POST /companies': reply(422, {
      message: 'x',
      errors: { email: ['Email sudah digunakan'] },
    }),
  });
  await fill(person);
  await save(person);

  const email = screen.getByLabelText('Email');
  expect(await screen.findByText('Email sudah digunakan')).toBeVisible();
  expect(email).toHaveFocus();
  await person.tab();
  expect(email).toHaveAccessibleDescription('Email sudah digunakan');
  await person.type(email, 'm');
  expect(screen.queryByText('Email sudah digunakan')).not.toBeInTheDocument();
  expect(location()).toBe('/companies/create');
});

testInAll('shows an error when saving fails and keeps the input', async () => {
  const { person } = open({ 'POST /companies': reply(500, { message: 'x' }) });
  await fill(person);
  await save(person);

  expect(await screen.findByText('Terjadi kesalahan saat menambahkan data')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('CV Karya Mandiri');
});

testInAll('asks before leaving a changed form', async () => {
  const { person, location } = open();
  await person.type(screen.getByLabelText('Bidang Usaha'), 'J');
  await person.click(screen.getByRole('link', { name: 'Batal' }));

  await person.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  expect(location()).toBe('/companies/create');

  await person.click(await screen.findByRole('link', { name: 'Batal' }));
  await person.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  expect(location()).toBe('/companies');
});
