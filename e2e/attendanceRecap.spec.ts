import { dateOrTime } from './fields';
import { expect, test } from './fixtures';
import { IN_ALL, IN_CI } from './testLevel';
import { PHONE } from './viewports';

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

    // The first of November is the cell after the totals.
    await row.getByRole('gridcell').nth(1).focus();
    for (let day = 1; day < 19; day += 1) await page.keyboard.press('ArrowRight');
    const cell = row.getByRole('gridcell', { name: 'Alpa', exact: true });
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
    await page.getByRole('gridcell', { name: 'Alpa', exact: true }).click();
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
    await expect(page.getByRole('gridcell', { name: 'Alpa', exact: true })).toBeFocused();
  },
);

const LAPTOP = { width: 1366, height: 768 };

test.describe('on a laptop', () => {
  test.use({ viewport: LAPTOP });

  test('a month of 31 days is in sight with names and totals, and the filters take one line', async ({
    page,
    openAs,
  }) => {
    await openAs('superAdmin', '/attendance-recap?month=2026-10');
    const table = page.getByRole('grid', { name: 'Rekap kehadiran' });
    await expect(table.getByRole('columnheader')).toHaveCount(33);
    const sizes = await table.evaluate((grid) => {
      const { scrollWidth = 0, clientWidth = 0 } = grid.parentElement ?? {};
      const row = grid.querySelector('tbody tr');
      const cut = [...(row?.querySelectorAll('td.total, td[data-date]') ?? [])].filter(
        (cell) => cell.scrollWidth > cell.clientWidth,
      );
      return { isScrolled: scrollWidth > clientWidth, cut: cut.length };
    });
    expect(sizes).toEqual({ isScrolled: false, cut: 0 });

    const onOneLine = async (boxes: ReturnType<typeof page.getByRole>[]) => {
      const found = await Promise.all(boxes.map((box) => box.boundingBox()));
      const middles = found.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    };
    const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
    const button = page.getByRole('button', { name: 'Filter' });
    await onOneLine([combobox('Periode'), combobox('Bulan'), button]);
    await button.click();
    const more = ['Mitra Industri', 'Dosen', 'Mentor', 'Tahun Ajaran'].map(combobox);
    await expect(more[0] ?? button).toBeVisible();
    await onOneLine(more);
  });
});

for (const viewport of [LAPTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'the buttons of a schedule of many students stay in sight',
      IN_CI,
      async ({ page, openAs }) => {
        await openAs('superAdmin', '/internships/schedule');
        await page.getByRole('button', { name: /^Pilih \d+ yang tampil$/ }).click();
        const next = page.getByRole('button', { name: 'Lanjut' });
        await expect(next).toBeInViewport({ ratio: 1 });
        await next.click();
        await page.getByRole('button', { name: 'Pratinjau' }).click();
        const store = page.getByRole('button', { name: /^Simpan [\d.]+ perubahan$/ });
        await expect(store).toBeInViewport({ ratio: 1 });
        // Keys lead to no row behind the buttons.
        const rows = page.getByRole('list', { name: 'Jadwal per mahasiswa' }).locator('summary');
        for (const index of [8, 9, 10]) {
          await rows.nth(index).focus();
          const [row, bar] = [await rows.nth(index).boundingBox(), await store.boundingBox()];
          expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        }
        await expect(store).toBeInViewport({ ratio: 1 });
      },
    );
  });
}
