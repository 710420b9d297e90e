import { text } from '../fields';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import { type Rule, ruledForm } from './formRules';

const NAME = 'Nama perusahaan wajib diisi';
const BUSINESS = 'Bidang usaha wajib diisi';
const ADDRESS = 'Alamat wajib diisi';
const PHONE = 'No telephone wajib diisi';
const EMAIL = 'Email tidak valid';
const QUOTA = 'Minimal 1 kuota magang';

const rules: Rule[] = [
  {
    field: text('Nama Perusahaan'),
    empty: NAME,
    refuses: [
      ['P', NAME],
      ['  ', NAME],
    ],
    takes: ['PT'],
  },
  { field: text('Bidang Usaha'), empty: BUSINESS, refuses: [['T', BUSINESS]], takes: ['TI'] },
  { field: text('Alamat'), empty: ADDRESS, refuses: [['  ', ADDRESS]], takes: ['A'] },
  {
    field: text('No. Telepon'),
    empty: PHONE,
    refuses: [['081234567', PHONE]],
    takes: ['0812345678'],
  },
  {
    field: text('Email'),
    empty: EMAIL,
    refuses: [
      ['kontak', EMAIL],
      ['kontak@', EMAIL],
      ['kontak@mitra', EMAIL],
      ['kontak mitra@mitra.id', EMAIL],
    ],
    takes: ['k@m.id'],
  },
  {
    field: text('Kuota Magang'),
    empty: 'Kuota magang wajib diisi',
    refuses: [
      ['0', QUOTA],
      ['-1', QUOTA],
    ],
    keeps: [['dua 2', '2']],
    takes: ['1'],
  },
];

const LEAST = {
  name: 'PT',
  business_field: 'TI',
  address: 'A',
  phone_number: '0812345678',
  email: 'k@m.id',
  internship_quota: 1,
};

test('a new company is held to every rule, and saved at the least of each', async ({
  page,
  openAs,
}) => {
  await openAs('superAdmin', '/companies/create');
  const company = ruledForm(page);
  await company.refusesEmpty(rules);
  // Required as well: a switch is always one or the other.
  await expect(page.getByRole('switch', { name: 'Mitra aktif' })).toBeChecked();
  await company.fill(rules);
  await company.follows(rules);
  const stored = await company.saves({
    call: 'POST /companies',
    toast: 'Data berhasil ditambahkan',
  });
  expect(stored).toMatchObject({ ...LEAST, is_active: true });
  await expect(page).toHaveURL('/companies');
});

test('a company that is changed is held to the same rules', async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const { id } = await aCompany(admin);
  await openAs(admin, `/companies/${id}/edit`);
  const company = ruledForm(page);
  await company.follows(rules);
  await page.getByRole('switch', { name: 'Mitra aktif' }).click();
  const stored = await company.saves({
    call: `PUT /companies/${id}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ ...LEAST, is_active: false });
});
