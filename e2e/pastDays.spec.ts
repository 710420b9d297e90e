import { dateOrTime, select } from './fields';
import { expect, test } from './fixtures';
import type { ApiResponse } from './records/lists';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';

const DAYS = ['2026-11-18', '2026-11-19'];

test(
  'an office corrects the zone of a place from a past day on, sees what changes and says why',
  IN_ALL,
  async ({ page, openAs, recordsAdmin, createPlacement }) => {
    const name = 'Wulan Zona';
    const { company, internshipId, addActivity } = await createPlacement(name);
    const { data: place } = await recordsAdmin.post<ApiResponse<{ id: number }>>('/places', {
      company_id: company.id,
      name: 'Kantor Cabang',
      address: 'Jl. Asia Afrika No. 88, Bandung',
      latitude: -6.921151,
      longitude: 107.611052,
      radius: 150,
      time_zone: 'WITA',
      has_joint_leave: true,
      is_active: true,
      is_point_confirmed: true,
    });
    // The company had no place until today.
    await recordsAdmin.put(`/internships/${internshipId}/places`, {
      place_ids: [place.id],
      default_place_id: place.id,
      valid_from: '2026-11-02',
      reason: 'Lokasi terlambat dicatat.',
    });
    for (const date of DAYS) {
      const id = await addActivity({ date });
      await recordsAdmin.post(`/activities/${id}/presses`, {
        kind: 'in',
        claimed_time: '08:30',
        reason_note: 'Ponsel mahasiswa rusak.',
      });
    }
    const recap = `/attendance-recap?month=2026-11&search=${encodeURIComponent(name)}`;
    /** The cells of both days; the first of November is the cell after the totals. */
    const cells = () => {
      const row = page.getByRole('row', { name: new RegExp(name) });
      return DAYS.map((date) => row.getByRole('gridcell').nth(Number(date.slice(-2))));
    };
    const expectVerdicts = async (verdicts: readonly string[]) => {
      for (const [index, cell] of cells().entries()) {
        await expect(cell).toHaveAccessibleName(verdicts[index] ?? '');
      }
    };
    await openAs('superAdmin', recap);
    await expectVerdicts(['Terlambat', 'Terlambat']);

    await page.goto(`/places/${place.id}/edit`);
    const form = page.getByRole('main');
    await select('Zona Waktu').enter(form, 'WIB');
    await dateOrTime('Berlaku mulai').enter(form, '19112026');
    const save = form.getByRole('button', { name: 'Simpan' });
    await save.press('Enter');
    const reason = form.getByRole('textbox', { name: 'Alasan' });
    await expect(reason).toHaveAccessibleDescription('Alasan wajib diisi, minimal 3 karakter');
    await expect(reason).toBeFocused();
    await page.keyboard.type('Zona salah dipilih.');

    await save.press('Enter');
    const question = page.getByRole('alertdialog', {
      name: '1 hari yang sudah lewat akan berubah',
    });
    await expect(question.getByText('Kehadiran 1 mahasiswa, 19 Nov 2026:')).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveText(['1 hari: Terlambat → Hadir']);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(save).toBeFocused();

    await page.keyboard.press('Enter');
    const again = question.getByRole('textbox', { name: 'Alasan' });
    await expect(again).toBeFocused();
    await expect(again).toHaveValue('Zona salah dipilih.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectToast(page, 'Data berhasil diedit');

    await page.goto(recap);
    await expectVerdicts(['Terlambat', 'Hadir']);
  },
);
