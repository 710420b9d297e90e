import { text } from '../fields';
import { expect, test } from '../fixtures';
import { createCompany } from '../records/companies';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const NAME = 'Nama perusahaan wajib diisi';
const BUSINESS_FIELD = 'Bidang usaha wajib diisi';
const ADDRESS = 'Alamat wajib diisi';
const PHONE = 'No telephone wajib diisi';
const EMAIL = 'Email tidak valid';

const rules: Rule[] = [
  { field: text('Nama Perusahaan'), required: NAME, invalid: [['P', NAME]], valid: 'PT' },
  {
    field: text('Bidang Usaha'),
    required: BUSINESS_FIELD,
    invalid: [['T', BUSINESS_FIELD]],
    valid: 'TI',
  },
  { field: text('Alamat'), required: ADDRESS, invalid: [['  ', ADDRESS]], valid: 'A' },
  {
    field: text('No. Telepon'),
    required: PHONE,
    invalid: [['081234567', PHONE]],
    valid: '0812345678',
  },
  { field: text('Email'), required: EMAIL, invalid: [['kontak@mitra', EMAIL]], valid: 'k@m.id' },
  {
    field: text('Kuota Magang'),
    required: 'Kuota magang wajib diisi',
    invalid: [['0', 'Minimal 1 kuota magang']],
    mask: ['dua 2', '2'],
    valid: '1',
  },
];

const SAVED = {
  name: 'PT',
  business_field: 'TI',
  address: 'A',
  phone_number: '0812345678',
  email: 'k@m.id',
  internship_quota: 1,
};

test('validates a new company and saves it', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/companies/create');
  const company = formTester(page);
  await company.expectRequired(rules);
  await expect(page.getByRole('switch', { name: 'Mitra aktif' })).toBeChecked();
  await company.expectMasks(rules);
  await company.fill(rules);
  await company.expectInvalid(rules);
  const stored = await company.save({
    call: 'POST /companies',
    toast: 'Data berhasil ditambahkan',
  });
  expect(stored).toMatchObject({ ...SAVED, is_active: true });
  await expect(page).toHaveURL('/companies');
});

test('validates an existing company and saves it', IN_ALL, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const { id } = await createCompany(admin);
  await openAs(admin, `/companies/${id}/edit`);
  const company = formTester(page);
  await company.clearAndExpectRequired(rules);
  await company.fill(rules);
  await page.getByRole('switch', { name: 'Mitra aktif' }).click();
  const stored = await company.save({
    call: `PUT /companies/${id}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject({ ...SAVED, is_active: false });
});
