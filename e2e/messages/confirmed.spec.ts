import { confirm } from '../dialogs';
import { expect, test } from '../fixtures';
import { errorResponse, interceptDuring, networkError, SERVER_ERROR } from '../network';
import { createCompany } from '../records/companies';
import { createPlace } from '../records/placements';
import { waitUntilLoaded } from '../screens';
import { takeAction } from '../tables';
import { few, IN_ALL } from '../testLevel';
import { expectError, expectNoToast, expectSuccess } from '../toasts';

const DONE_BY = [
  { label: 'Validasi Mentor', call: 'PATCH /activities/*/validate-mentor' },
  { label: 'Validasi Dosen', call: 'PATCH /activities/*/validate-lecturer' },
] as const;

const FAILURES = [
  SERVER_ERROR,
  networkError,
  errorResponse(422, { message: 'x', errors: { id: ['x'] } }),
];

test(
  'validating shows success or failure, in the list and on the page of the activity',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { internshipId, addActivity } = await createPlacement('Umar Said');
    const fromList = await addActivity({ name: 'Dari daftar' });
    const fromPage = await addActivity({ name: 'Dari halaman' });

    await openAs('superAdmin', `/internships/${internshipId}`);
    for (const { label, call } of DONE_BY) {
      const choose = async () => {
        await waitUntilLoaded(page);
        await takeAction(page, 'Dari daftar', label);
      };
      await test.step(`${label} in the list of activity ${fromList}`, async () => {
        for (const answer of few(FAILURES, 1)) {
          await choose();
          await interceptDuring(page, call, answer, async () => {
            await confirm(page, 'Konfirmasi Validasi');
            await expectError(page, 'Gagal melakukan validasi', 'Silakan coba lagi nanti.');
          });
        }
        await choose();
        await confirm(page, 'Konfirmasi Validasi');
        await expectSuccess(page, 'Berhasil', 'Aktivitas berhasil divalidasi.');
      });
    }
    await expect(page.getByRole('row', { name: 'Dari daftar' }).getByText('Sudah')).toHaveCount(2);

    await page.getByRole('row', { name: 'Dari halaman' }).click();
    await expect(page).toHaveURL(`/internships/${internshipId}/activities/${fromPage}`);
    for (const { label, call } of DONE_BY) {
      const button = page.getByRole('button', { name: label });
      await test.step(`${label} on the page of activity ${fromPage}`, async () => {
        await button.click();
        await interceptDuring(page, call, SERVER_ERROR, async () => {
          await confirm(page, 'Konfirmasi Validasi');
          await expectError(page, 'Gagal melakukan validasi', 'Silakan coba lagi nanti.');
        });
        await button.click();
        await confirm(page, 'Konfirmasi Validasi');
        await expectSuccess(page, 'Berhasil', 'Aktivitas berhasil divalidasi.');
        await expect(button).toBeHidden();
      });
    }
    await expectNoToast(page);
  },
);

test(
  'resetting a password shows success or failure',
  IN_ALL,
  async ({ page, openAs, apiAs, createStudent }) => {
    const { identifier } = await createStudent('Vina Amelia');
    const admin = await apiAs('superAdmin');
    const { data } = await admin.get<{ data: { user_id: number }[] }>(
      `/students?search=${identifier}`,
    );
    await openAs(admin, `/users/${data[0]?.user_id}/edit`);
    const reset = page.getByRole('button', { name: 'Reset Password' });
    for (const answer of FAILURES) {
      await reset.click();
      await interceptDuring(page, 'PUT /users/*/reset-password', answer, async () => {
        await confirm(page, 'Konfirmasi Reset');
        await expectError(page, 'Error', 'Silakan coba lagi nanti.');
      });
    }
    await reset.click();
    await confirm(page, 'Konfirmasi Reset');
    await expectSuccess(page, 'Berhasil', 'Password berhasil direset.');
    await apiAs({ identifier, password: identifier });
  },
);

test(
  'shows the server message when a referenced record cannot be deleted',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { company } = await createPlace(admin);
    await openAs(admin, `/companies?search=${encodeURIComponent(company.name)}`);
    await waitUntilLoaded(page);
    await takeAction(page, company.name, 'Hapus');
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/companies\/\d+$/),
      confirm(page, 'Konfirmasi Hapus', 'Hapus'),
    ]);
    expect(answer.status()).toBe(409);
    const { message } = (await answer.json()) as { message: string };
    await expectError(page, 'Gagal menghapus data.', message);
  },
);

test(
  'shows an error for a record that was already deleted, and removes it from the list',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, name } = await createCompany(admin);
    await openAs(admin, `/companies?search=${encodeURIComponent(name)}`);
    await waitUntilLoaded(page);
    await takeAction(page, name, 'Hapus');
    await admin.delete(`/companies/${id}`);
    await confirm(page, 'Konfirmasi Hapus', 'Hapus');
    await expectError(page, 'Error', 'Gagal menghapus data.');
    await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  },
);
