import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { createCompany } from './records/companies';
import { type ApiResponse, fetchFirst } from './records/lists';
import { createLecturer, createMentor, createUser } from './records/people';
import { uniqueDigits } from './records/uniqueDigits';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';

const STUDENTS = 12;
const REASON = 'Penempatan kedua disetujui ketua jurusan.';

test(
  'places twelve students over three companies while somebody takes their places',
  IN_ALL,
  async ({ page, openAs, recordsAdmin }) => {
    const mark = uniqueDigits(6);
    const students: number[] = [];
    for (let number = 10; number < 10 + STUDENTS; number += 1) {
      const profile = { nim: uniqueDigits(10), academic_year: '2026/2027' };
      const user = await createUser(recordsAdmin, 'student', `Calon ${mark} ${number}`, profile);
      students.push(user.student.id);
    }
    const aPlace = async () => {
      const company = await createCompany(recordsAdmin);
      return { company, mentor: await createMentor(recordsAdmin, company) };
    };
    const [first, second, third] = [await aPlace(), await aPlace(), await aPlace()];
    const elsewhere = await aPlace();
    const places = [first, second, third];
    const lecturer = await createLecturer(recordsAdmin, `Dosen ${mark}`);
    const period = await fetchFirst<{ id: number }>(
      recordsAdmin,
      '/internship-periods?is_active=true',
    );
    const place = (student_id: number | undefined, { company, mentor }: typeof first) =>
      recordsAdmin.post('/internships', {
        student_id,
        company_id: company.id,
        mentor_id: mentor.id,
        lecturer_id: lecturer.id,
        internship_period_id: period.id,
      });
    const main = page.getByRole('main');

    await openAs('superAdmin', '/internships');
    await main.getByRole('link', { name: 'Tempatkan Banyak' }).click();
    await main.getByRole('searchbox', { name: 'Cari mahasiswa...' }).fill(mark);
    await expect(main.getByRole('checkbox')).toHaveCount(STUDENTS);
    await main.getByRole('button', { name: `Pilih ${STUDENTS} yang tampil` }).press('Enter');
    await expectAccessible(page, 'students to place');
    await main.getByRole('button', { name: 'Lanjut' }).press('Enter');

    await main.getByRole('radio', { name: 'Sebar ke beberapa mitra' }).check();
    for (const { company } of places) {
      await main.getByRole('checkbox', { name: company.name }).check();
    }
    await main.getByRole('button', { name: 'Kosongkan pilihan dosen' }).click();
    await main.getByRole('checkbox', { name: lecturer.name }).check();
    await expect(main.getByText('15 tempat kosong untuk 12 mahasiswa')).toBeVisible();
    await expectAccessible(page, 'places for many');
    await main.getByRole('button', { name: 'Lanjut ke pratinjau' }).press('Enter');

    const submit = main.getByRole('button', { name: `Tempatkan ${STUDENTS} mahasiswa` });
    await expect(main.getByText('12 mahasiswa', { exact: true })).toBeVisible();
    await expect(submit).toBeEnabled();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page);

    await test.step('somebody places one of them and takes two places of a company', async () => {
      await place(students[0], elsewhere);
      for (const name of ['Lain Satu', 'Lain Dua']) {
        const profile = { nim: uniqueDigits(10), academic_year: '2026/2027' };
        const other = await createUser(recordsAdmin, 'student', name, profile);
        await place(other.student.id, first);
      }
      await submit.press('Enter');
      await expect(main.getByText(/ada yang berubah sejak pratinjau/)).toBeVisible();
      await expect(main.getByText('12 mahasiswa, 1 salah, 3 dengan peringatan')).toBeVisible();
      await expectAccessible(page, 'placements with errors and warnings');
      await expectNoSidewaysScrolling(page);
    });

    await test.step('the wrong one is moved, and the unusual ones get a reason', async () => {
      await main.getByRole('button', { name: 'Hanya yang bermasalah' }).click();
      const wrong = main.locator('li[data-wrong]');
      await wrong.getByRole('button', { name: /^Ubah penempatan/ }).press('Enter');
      const company = wrong.getByRole('combobox', { name: 'Mitra Industri' });
      await expect(company).toBeFocused();
      await company.fill(second.company.name);
      await page.getByRole('option').first().click();
      await main.getByRole('button', { name: 'Selesai' }).press('Enter');
      await expect(main.getByText('12 mahasiswa, 3 dengan peringatan')).toBeVisible();
      await submit.press('Enter');
      await expect(main.getByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
      await page.keyboard.type(REASON);
      await submit.press('Enter');
      await expect(main.getByRole('heading', { name: '12 mahasiswa ditempatkan' })).toBeVisible();
    });

    const countAt = async ({ company }: typeof first) => {
      const list = `/internships?company_id=${company.id}&internship_period_id=${period.id}`;
      return (await recordsAdmin.get<ApiResponse<object[]>>(list)).data.length;
    };
    expect(await Promise.all(places.map(countAt))).toEqual([5, 5, 4]);
    const { id } = await fetchFirst<{ id: number }>(
      recordsAdmin,
      `/internships?student_id=${students[0]}&company_id=${first.company.id}`,
    );
    const history = await recordsAdmin.get<ApiResponse<{ reason: string | null }[]>>(
      `/history/internships/${id}`,
    );
    expect(history.data.map(({ reason }) => reason)).toEqual([REASON]);
  },
);
