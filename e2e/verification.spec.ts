import { expectAccessible, expectStructure } from './accessibility/checks';
import { expectIndonesian } from './accessibility/english';
import type { Caller } from './caller';
import { expect, test } from './fixtures';
import { expectFitsViewports } from './layout';
import { createActivities } from './records/work';
import { IN_ALL } from './testLevel';

const NEVER_PRINTED = '/verify/0000-0000-0000';

/** Prints a report and returns the verification address in its footer. */
const printReport = async (caller: Caller, internshipId: number): Promise<string> => {
  await caller.put('/public-address', { address: 'https://magang.example' });
  const pdf = await caller.getFile(`/reports/internships/${internshipId}/activities`);
  const [, path] = /\/URI \(https?:\/\/[^/]+(\/verify\/[^)]+)\)/.exec(pdf.toString('latin1')) ?? [];
  if (path === undefined) throw new Error('The report names no address.');
  return path;
};

test(
  'anybody checks a printed report, without logging in',
  IN_ALL,
  async ({ page, recordsAdmin, createPlacement }) => {
    const { internshipId } = await createPlacement('Rahma Verifikasi');
    const path = await printReport(recordsAdmin, internshipId);

    await page.goto('/verify');
    await page.getByLabel('Kode verifikasi').fill(path.replace('/verify/', '').toLowerCase());
    await page.getByRole('button', { name: 'Periksa' }).click();
    await expect(page).toHaveURL(path);
    const verdict = page.getByRole('heading', { level: 2 });
    await expect(verdict).toHaveText('Asli dan masih sama dengan data saat ini');
    await expect(page.getByText('Silahkan login untuk melanjutkan')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Rahma');
    await expect(page).toHaveTitle('Verifikasi laporan | SiMagang');
    await expectIndonesian(page, path);
    await expectStructure(page, path);
    await expectAccessible(page, path);
    await expectFitsViewports(page, path);

    await createActivities(recordsAdmin, internshipId, [{}]);
    await page.reload();
    await expect(verdict).toHaveText('Asli, tetapi data telah berubah sejak dicetak');
    await expectAccessible(page, 'changed');

    await page.goto(NEVER_PRINTED);
    await expect(verdict).toHaveText('Kode tidak dikenal');
    await expectAccessible(page, 'unknown');
  },
);

test(
  'somebody who is logged in checks a report and stays logged in',
  IN_ALL,
  async ({ page, openAs, recordsAdmin, createPlacement }) => {
    const { internshipId } = await createPlacement('Rahma Verifikasi');
    await openAs('lecturer', await printReport(recordsAdmin, internshipId));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Asli dan masih sama dengan data saat ini',
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
);
