import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { deferResponses } from '../network';
import { uniqueDigits } from '../records/uniqueDigits';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { visit } from '../visit';

test(
  'shows progress and disables the form while a signature uploads',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { data } = await admin.get<{ data: { user_id: number }[] }>(
      '/lecturers?page=1&per_page=1&search=197209181999031002',
    );
    await openAs(admin, `/users/${data[0]?.user_id}/edit`);
    const form = page.getByRole('form', { name: 'Profil Dosen' });
    await form.locator('input[type="file"]').setInputFiles({
      name: 'tanda-tangan.png',
      mimeType: 'image/png',
      // Any PNG will do that has something on it, such as a screenshot of the page.
      buffer: await page.screenshot(),
    });
    await expect(page.getByRole('img', { name: 'Pratinjau tanda-tangan.png' })).toBeVisible();

    const upload = await deferResponses(page, 'POST /lecturers/*');
    const save = form.getByRole('button', { name: 'Simpan Profil' });
    await save.click();
    await expect(save).toBeDisabled();
    await expect(save.getByRole('progressbar')).toBeVisible();
    upload.release();
    await expectToast(page, 'Data pengguna berhasil diperbarui.');
    await expect(save).toBeEnabled();
    await expect(page.getByRole('img', { name: 'Tanda tangan saat ini' })).toBeVisible();
  },
);

test(
  'shows progress in the page and in the new tab while a PDF is created',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, query } = await gradedInternship(admin);
    await openAs(admin, `/internships/${id}`);
    const print = page.getByRole('button', { name: /^(Print PDF|Menyiapkan PDF…)$/ });
    const reports = [
      { path: `/internships/${id}`, call: 'GET /reports/internships/*/activities' },
      { path: `/reports/grades?${query}`, call: 'GET /reports/grades' },
    ] as const;
    for (const { path, call } of reports) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(print).toBeEnabled();
        const pdf = await deferResponses(page, call);
        const [tab] = await Promise.all([page.waitForEvent('popup'), print.click()]);
        await expect(tab.getByText('Menyiapkan dokumen…')).toBeVisible();
        await expect(print).toBeDisabled();
        await expect(print).toHaveText('Menyiapkan PDF…');
        await expect(print.getByRole('progressbar')).toBeVisible();
        expect(pdf.count()).toBe(1);
        pdf.release();
        await expect(print).toBeEnabled();
        await expect(print.getByRole('progressbar')).toHaveCount(0);
        await tab.close();
      });
    }
  },
);

test('a double click on save sends one request', IN_ALL, async ({ page, openAs }) => {
  const name = `PT Klik Ganda ${uniqueDigits(8)}`;
  await openAs('superAdmin', '/companies/create');
  const fields = {
    'Nama Perusahaan': name,
    'Bidang Usaha': 'Jaringan',
    Alamat: 'Jl. Ganda No. 2',
    'No. Telepon': '0225550222',
    Email: 'ganda@klik.example',
    'Kuota Magang': '2',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  const sent = await deferResponses(page, 'POST /companies');
  const save = page.getByRole('button', { name: 'Simpan', exact: true });
  await save.dblclick();
  await page.getByLabel('Email').press('Enter');
  await expect(save).toBeDisabled();
  sent.release();
  await expect(page).toHaveURL('/companies');
  expect(sent.count()).toBe(1);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('grid').locator('[role="row"][data-id]')).toHaveCount(1);
});
