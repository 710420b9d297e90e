import type { Page } from '@playwright/test';
import type { Caller } from '../caller';
import { confirm } from '../dialogs';
import { type Account, expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { layoutShifts, recordLayoutShifts } from '../layoutShifts';
import { deferResponses } from '../network';
import { type ApiResponse, fetchFirst } from '../records/lists';
import { uniqueDigits } from '../records/uniqueDigits';
import { createActivities } from '../records/work';
import { actionsOf, columnsOf, rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { visit } from '../visit';

type Id = { id: number };
type Placement = Id & { internship_period: { closed_at: string | null } };

const NAME = 'Uji coba sambungan serat optik antargedung kampus';
const ADDRESS = 'Jl. Soekarno Hatta No. 412, Kota Bandung';

/** Creates an activity in an internship of the demo mentor and the demo lecturer. */
const createActivity = async (mentor: Caller) => {
  const { id: internshipId } = await fetchFirst<Id>(mentor, '/internships?page=1&per_page=1');
  const number = uniqueDigits(8);
  const name = `${NAME} ${number}`;
  const [id] = await createActivities(mentor, internshipId, [
    { name, description: 'Mengukur redaman.', date: '2026-10-05', address: ADDRESS },
  ]);
  const internship = `/internships/${internshipId}`;
  return { name, list: `${internship}?search=${number}`, path: `${internship}/activities/${id}` };
};

type Role = Extract<Account, 'superAdmin' | 'lecturer' | 'mentor'>;

const MAY: Record<
  Role,
  { edit: boolean; activities: boolean; grades: boolean; validate: string[] }
> = {
  superAdmin: {
    edit: true,
    activities: true,
    grades: true,
    validate: ['Validasi Mentor', 'Validasi Dosen'],
  },
  mentor: { edit: false, activities: true, grades: false, validate: ['Validasi Mentor'] },
  lecturer: { edit: false, activities: false, grades: true, validate: ['Validasi Dosen'] },
};

const DETAILS = ['Mahasiswa', 'Mentor', 'Mitra Industri', 'Dosen', 'Periode'];

const validateButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Validasi/ });

for (const role of ['superAdmin', 'lecturer', 'mentor'] as const) {
  const may = MAY[role];

  test(
    `${role}: an internship, its activities and its grades offer the actions of the role`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const admin = await apiAs('superAdmin');
      const activity = await createActivity(await apiAs('mentor'));
      const main = page.getByRole('main');

      await openAs(role, activity.list);
      await expect(main.getByRole('term')).toHaveText(DETAILS);
      await expect(main.getByRole('tab')).toHaveText(['Aktivitas', 'Nilai', 'Kehadiran']);
      await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(
        may.edit ? 1 : 0,
      );

      await test.step('activities', async () => {
        expect(await columnsOf(page, 'Daftar aktivitas')).toEqual([
          'Aktivitas ↕',
          'Tanggal ↓',
          'Waktu ↕',
          'Alamat ↕',
          'Waktu Absen ↕',
          'Validasi Dosen ↕',
          'Validasi Mentor ↕',
          'Aksi',
        ]);
        const row = rowsOf(page, 'Daftar aktivitas');
        await expect(row).toContainText([`${NAME.slice(0, 35).trimEnd()}…`]);
        await expect(row).toContainText([`${ADDRESS.slice(0, 35).trimEnd()}…`]);
        await expect(row).toContainText(['Sen, 5 Okt 2026']);
        await expect(row.getByText('Belum', { exact: true })).toHaveCount(2);
        expect(await actionsOf(page, activity.name)).toEqual([
          'Lihat',
          ...may.validate,
          ...(may.activities ? ['Edit', 'Hapus'] : []),
        ]);
        await expect(main.getByRole('button', { name: 'Print PDF' })).toBeEnabled();
        await expect(main.getByRole('link', { name: 'Tambah Aktivitas' })).toHaveCount(
          may.activities ? 1 : 0,
        );
      });

      await test.step('grades', async () => {
        const grades = await admin.get<ApiResponse<{ internship_id: number }[]>>('/grades');
        const lecturer = await apiAs('lecturer');
        const mentor = await apiAs('mentor');
        const idsOf = async (caller: Caller) =>
          (await caller.get<ApiResponse<Placement[]>>('/internships')).data
            .filter(({ internship_period }) => internship_period.closed_at === null)
            .map(({ id }) => id);
        const own = await idsOf(lecturer);
        const both = (await idsOf(mentor)).filter((id) => own.includes(id));
        const graded = grades.data.find(({ internship_id }) => both.includes(internship_id));
        await visit(page, `/internships/${graded?.internship_id}`);
        await main.getByRole('tab', { name: 'Nilai' }).click();
        await expect(page).toHaveURL(/\?tab=nilai$/);
        expect(await columnsOf(page, 'Daftar nilai')).toEqual([
          'Mata Kuliah ↑',
          'Tugas 1 ↕',
          'Tugas 2 ↕',
          'UTS ↕',
          'UAS ↕',
          'Lainnya ↕',
          'Total ↕',
          'Huruf',
          ...(may.grades ? ['Aksi'] : []),
        ]);
        await expect(rowsOf(page, 'Daftar nilai').first()).toBeVisible();
        if (may.grades)
          expect(await actionsOf(page, /^Aksi untuk/)).toEqual([
            'Edit',
            ...(role === 'superAdmin' ? ['Laporan Penilaian'] : []),
            'Hapus',
          ]);
        else
          await expect(
            main.getByRole('row').getByRole('button', { name: /^Aksi untuk/ }),
          ).toHaveCount(0);
        await expect(main.getByRole('link', { name: 'Tambah Nilai' })).toHaveCount(
          may.grades ? 1 : 0,
        );
        await expect(main.getByRole('button', { name: 'Print PDF' })).toHaveCount(0);
      });
    },
  );

  test(
    `${role}: an activity offers each validation of the role once`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const activity = await createActivity(await apiAs('mentor'));
      await openAs(role, activity.path);
      const main = page.getByRole('main');
      await expect(main.getByRole('term')).toHaveText([
        'Tanggal',
        'Waktu',
        'Waktu Absen',
        'Validasi Dosen',
        'Validasi Mentor',
        'Alamat',
        'Deskripsi',
      ]);
      await expect(main.getByRole('definition')).toHaveText([
        'Senin, 5 Oktober 2026',
        '08:00 - 16:00',
        '-',
        'Belum',
        'Belum',
        ADDRESS,
        'Mengukur redaman.',
      ]);
      await expect(main.getByText('Lokasi absensi belum tersedia')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(
        may.activities ? 1 : 0,
      );
      await expect(validateButtons(page)).toHaveText(may.validate);

      for (const [index, label] of may.validate.entries()) {
        await main.getByRole('button', { name: label }).click();
        await confirm(page, 'Konfirmasi Validasi');
        await expectToast(page, 'Aktivitas berhasil divalidasi.');
        await expect(validateButtons(page)).toHaveText(may.validate.slice(index + 1));
      }
      const valid = may.validate.map((label) => label.replace('Validasi ', ''));
      await expect(main.getByRole('definition').nth(3)).toHaveText(
        valid.includes('Dosen') ? 'Valid' : 'Belum',
      );
      await expect(main.getByRole('definition').nth(4)).toHaveText(
        valid.includes('Mentor') ? 'Valid' : 'Belum',
      );

      await visit(page, activity.list);
      expect(await actionsOf(page, activity.name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^Validasi/)]),
      );
      await expect(main.getByText('Sudah', { exact: true })).toHaveCount(may.validate.length);
    },
  );
}

for (const width of [1440, 1024])
  test(
    `nothing moves while an internship loads, ${width} px`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const admin = await apiAs('superAdmin');
      const { id } = await gradedInternship(admin);
      await page.setViewportSize({ width, height: 900 });
      const activities = await deferResponses(page, 'GET /internships/*/activities');
      await recordLayoutShifts(page);
      await openAs(admin, `/internships/${id}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('term')).toHaveText(DETAILS);
      await expect(main.getByTestId('skeleton-row').first()).toBeVisible();
      activities.release();
      await expect(main.getByLabel('Daftar aktivitas', { exact: true })).toBeVisible();
      await expect(main.getByText(/^Halaman 1 dari/)).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
