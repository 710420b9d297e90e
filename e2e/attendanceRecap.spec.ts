import { dateOrTime } from './fields';
import { expect, test } from './fixtures';
import { IN_ALL } from './testLevel';

test(
  'a super admin finds who was absent, reads the day and takes the month away',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const name = 'Rani Kehadiran';
    const { internshipId, addActivity } = await createPlacement(name);
    await addActivity({ name: 'Uji jaringan', date: '2026-11-19' });
    await openAs('superAdmin', '/attendance-recap?month=2026-11');
    await page.getByRole('searchbox', { name: 'Cari mahasiswa' }).fill(name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(page.getByText('1 mahasiswa', { exact: true })).toBeVisible();

    // The first of November is the first cell.
    await row.getByRole('gridcell').first().focus();
    for (let day = 1; day < 19; day += 1) await page.keyboard.press('ArrowRight');
    const cell = row.getByRole('gridcell', { name: 'Alpa' });
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: 'Kamis, 19 November 2026' });
    await expect(day.getByText('Alpa')).toBeVisible();
    await expect(day.getByRole('link', { name: 'Uji jaringan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();

    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ekspor' }).click(),
    ]);
    expect(workbook.suggestedFilename()).toBe('rekap-kehadiran-2026-11-01-2026-11-30.xlsx');
    const [paper] = await Promise.all([
      page.waitForResponse(/\/api\/reports\/attendance\?/),
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Print PDF' }).click(),
    ]);
    expect(paper.headers()['content-location']).toContain(
      '/rekap-kehadiran-2026-11-01-2026-11-30.pdf',
    );

    await row.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/internships/${internshipId}?tab=kehadiran`);
  },
);

test(
  'a super admin makes a week of activities from the hours of a placement, once',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { internshipId } = await createPlacement('Sinta Jadwal');
    await openAs('superAdmin', `/internships/schedule?internship_id=${internshipId}`);
    const lastDay = dateOrTime('Sampai Tanggal');
    await lastDay.enter(page.getByRole('main'), '01122026');
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    // From Wednesday to Tuesday.
    await expect(page.getByRole('status').first()).toHaveText('5 ditambahkan');
    await page.getByRole('button', { name: 'Simpan 5 perubahan' }).click();
    await expect(page).toHaveURL(new RegExp(`/internships/${internshipId}$`));
    await expect(page.getByRole('gridcell', { name: 'Kegiatan magang', exact: true })).toHaveCount(
      5,
    );

    await page.getByRole('tab', { name: 'Kehadiran' }).click();
    await expect(page.getByText('Sen–Jum 08:00 – 16:00, istirahat 60 menit')).toBeVisible();
    await page.getByRole('link', { name: 'Buat dari Pola' }).click();
    await lastDay.enter(page.getByRole('main'), '01122026');
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    await expect(page.getByRole('status').first()).toHaveText('5 tetap');
  },
);

test(
  'a super admin enters the press of an absent student by keyboard and makes it void',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const name = 'Tegar Susulan';
    const { addActivity } = await createPlacement(name);
    await addActivity({ name: 'Uji jaringan', date: '2026-11-19' });
    await openAs('superAdmin', `/attendance-recap?month=2026-11&search=${name}`);
    await page.getByRole('gridcell', { name: 'Alpa' }).click();
    const day = page.getByRole('dialog', { name: 'Kamis, 19 November 2026' });
    const result = day.getByRole('region', { name: 'Hasil' });

    await day.getByRole('button', { name: 'Catat Absen' }).press('Enter');
    const entry = page.getByRole('dialog', { name: 'Catat Absen' });
    await expect(entry.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('0600');
    await entry.getByRole('textbox', { name: 'Alasan' }).fill('Ponsel rusak.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(result).toContainText('Hadir');
    await expect(day.getByText('Ponsel rusak.', { exact: true })).toBeVisible();

    await day.getByRole('button', { name: /^Batalkan Absen masuk/ }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Batalkan Absen' });
    await question.getByRole('textbox', { name: 'Alasan' }).fill('Salah orang.');
    await question.getByRole('button', { name: 'Batalkan Absen' }).click();
    const effect = page.getByRole('alertdialog', { name: '1 hari yang sudah lewat akan berubah' });
    await expect(effect.getByRole('listitem')).toHaveText('1 hari: Hadir → Alpa');
    await expect(effect.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Salah orang.');
    await effect.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(result).toContainText('Alpa');
    // The button that opened the question has gone with the press.
    await expect(day).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('gridcell', { name: 'Alpa' })).toBeFocused();
  },
);
