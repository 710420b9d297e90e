import type { Caller } from './caller';
import { expect, test } from './fixtures';
import { createCompany } from './records/companies';
import type { ApiResponse } from './records/lists';
import { createPlace } from './records/placements';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';

const DATES = { start_date: '2003-01-01', end_date: '2003-06-30', semester: 1, year: '2003' };

/** Asks for a place at this company and sends the request. */
const ask = async (student: Caller, periodId: number, companyId: number): Promise<string> => {
  const { data } = await student.post<ApiResponse<{ id: number }>>('/placement-requests', {
    internship_period_id: periodId,
    company_ids: [companyId],
    own_company: null,
    member_nims: [],
  });
  await student.post(`/placement-requests/${data.id}/send`);
  return `/student/placement-requests/${data.id}`;
};

test(
  'requests for a full company wait, and the first one gets the place that becomes free',
  IN_ALL,
  async ({ page, apiAs, createStudent, createPlacement, openAs, openOtherPage, recordsAdmin }) => {
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof DATES & { id: number }>>(
      '/internship-periods',
      { ...DATES, is_active: true },
    );
    await recordsAdmin.put(`/internship-periods/${period.id}/placement-window`, {
      open_from: '2003-01-01',
      open_until: '2099-12-31',
    });
    const company = await createCompany(recordsAdmin, { internship_quota: 1 });
    const place = await createPlace(recordsAdmin, { company, period });
    const placed = await createPlacement('Rina Sudah', place);
    const first = await apiAs(await createStudent('Tara Pertama'));
    const second = await apiAs(await createStudent('Umar Kedua'));
    const firstPath = await ask(first, period.id, company.id);
    const secondPath = await ask(second, period.id, company.id);

    await openAs(first, firstPath);
    await expect(page.getByText('Penuh · urutan ke-1')).toBeVisible();
    const other = await openOtherPage();
    await openAs(second, secondPath, other);
    await expect(other.getByText('Penuh · urutan ke-2')).toBeVisible();

    const office = await openOtherPage();
    const acceptance = `/placement-requests/accept?internship_period_id=${period.id}`;
    await openAs('superAdmin', acceptance, office);
    const ofFirst = office.getByRole('checkbox', { name: 'Sertakan Tara Pertama' });
    const ofSecond = office.getByRole('checkbox', { name: 'Sertakan Umar Kedua' });
    await expect(ofFirst).not.toBeChecked();
    await expect(ofSecond).not.toBeChecked();
    await expect(office.getByRole('button', { name: 'Terima 0 pengajuan' })).toBeDisabled();

    await recordsAdmin.delete(`/internships/${placed.internshipId}`);
    await office.reload();
    await expect(ofFirst).toBeChecked();
    await expect(ofSecond).not.toBeChecked();
    await office.getByRole('button', { name: 'Terima 1 pengajuan' }).click();
    await expectToast(office, '1 pengajuan diterima.');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Diterima');
    await other.reload();
    await expect(other.getByRole('region', { name: 'Status' })).toContainText('Menunggu keputusan');
    await expect(other.getByText('Penuh · urutan ke-1')).toBeVisible();
    // Other tests place students in the only active period.
    await recordsAdmin.put(`/internship-periods/${period.id}`, { ...DATES, is_active: false });
  },
);
