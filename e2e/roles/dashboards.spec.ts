import type { Page } from '@playwright/test';
import type { Caller } from '../caller';
import { formatDate, type Period, periodLabel } from '../dates';
import { expect, test } from '../fixtures';
import { layoutShifts, recordLayoutShifts } from '../layoutShifts';
import { deferred, intercept } from '../network';
import { fetchFirst } from '../records/lists';
import { IN_ALL } from '../testLevel';
import { DESKTOP, PHONE } from '../viewports';

interface Quota {
  id: number;
  name: string;
  internship_count: number;
  internship_quota: number;
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });

const expectTotals = async (page: Page, totals: Record<string, number>) => {
  for (const [title, total] of Object.entries(totals))
    await expect(cardOf(page, title)).toHaveText(`${title}${total.toLocaleString('id-ID')}`);
};

const dashboardOf = async <Data>(caller: Caller, role: string) => {
  const period = await fetchFirst<{ id: number }>(
    caller,
    '/internship-periods?is_active=true&sort=-start_date',
  );
  return (await caller.get<{ data: Data }>(`/${role}/dashboard/${period.id}`)).data;
};

const periodButton = (page: Page) =>
  page.getByRole('button', { name: /s\/d .* - Semester \d$|^Pilih Periode$/ });

test(
  'shows a super admin the totals, the attendance and the quotas of a period',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { totals, attendance_report, company_quotas } = await dashboardOf<{
      totals: Record<'students' | 'mentors' | 'lecturers' | 'companies', number>;
      attendance_report: { students_count: number };
      company_quotas: Quota[];
    }>(admin, 'admin');
    // The server sorts them, too; the reversed order shows that the client does.
    await page.route('**/api/admin/dashboard/*', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { company_quotas: Quota[] } };
      const json = { data: { ...data, company_quotas: data.company_quotas.reverse() } };
      await route.fulfill({ response: answer, json });
    });
    await openAs(admin, '/');
    await expectTotals(page, {
      'Total Mahasiswa': totals.students,
      'Total Mentor': totals.mentors,
      'Total Dosen': totals.lecturers,
      'Total Mitra Industri': totals.companies,
    });

    const attendance = cardOf(page, 'Laporan Bulanan Absen Mahasiswa');
    await expect(attendance.getByRole('heading')).toHaveText('Laporan Bulanan Absen Mahasiswa');
    await expect(
      attendance.getByText(`${attendance_report.students_count} Mahasiswa`, { exact: true }),
    ).toBeVisible();
    await expect(attendance.locator('svg').filter({ hasText: 'JanFebMar' })).toBeVisible();
    await expect(cardOf(page, 'Laporan Status Validasi Mahasiswa')).toHaveCount(0);

    const ratio = ({ internship_count, internship_quota }: Quota) =>
      internship_count / internship_quota;
    const fullest = company_quotas
      .map(ratio)
      .sort((left, right) => right - left)
      .slice(0, 8);
    const quotas = cardOf(page, 'Kuota Magang');
    // Inner texts keep the name, which may end with a number, on a line of its own.
    const shown = (await quotas.getByRole('listitem').allInnerTexts()).map((text) => {
      const [, count, quota] = /(\d+) \/ (\d+)$/.exec(text) ?? [];
      return Number(count) / Number(quota);
    });
    expect(shown).toEqual(fullest);
    await expect(quotas.getByRole('progressbar')).toHaveCount(8);
    expect(company_quotas.length).toBeGreaterThan(8);
    await expect(
      quotas.getByText(`Menampilkan 8 dari ${company_quotas.length} mitra`),
    ).toBeVisible();
  },
);

/** A demo period that is not the default of the dashboard. */
const olderPeriod = async (caller: Caller) => {
  const { data } = await caller.get<{ data: (Period & { is_active: boolean })[] }>(
    '/internship-periods?sort=-start_date',
  );
  const active = data.findIndex(({ is_active }) => is_active);
  const older = data[active + 1];
  if (!older) throw new Error('The demo data lacks a period before the active one.');
  return older;
};

test('searches and selects another period', IN_ALL, async ({ page, apiAs, openAs }) => {
  const admin = await apiAs('superAdmin');
  const older = await olderPeriod(admin);
  await openAs(admin, '/');
  await expect(periodButton(page)).toHaveText(/ s\/d .* - Semester \d$/);
  await periodButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Pilih Periode' });
  const search = menu.getByPlaceholder('Cari periode...');
  await expect(search).toBeFocused();
  await search.fill('xyz');
  await expect(menu.getByText('Tidak ada periode ditemukan.')).toBeVisible();
  await search.fill(formatDate(older.start_date));
  await expect(menu.getByRole('option')).toHaveText([periodLabel(older)]);
  await menu.getByRole('option').click();
  await expect(menu).toBeHidden();
  await expect(periodButton(page)).toHaveText(periodLabel(older));
});

test('asks for a period when none is active', IN_ALL, async ({ page, apiAs, openAs }) => {
  const admin = await apiAs('superAdmin');
  const older = await olderPeriod(admin);
  // Other tests need the active period, so only the response is changed.
  await page.route('**/api/internship-periods*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { is_active: boolean }[] };
    const data = body.data.map((period) => ({ ...period, is_active: false }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await openAs(admin, '/');
  await expect(periodButton(page)).toHaveText('Pilih Periode');
  await expect(page.getByText('Belum ada periode magang yang aktif.')).toBeVisible();
  await periodButton(page).click();
  await page.getByRole('option', { name: periodLabel(older) }).click();
  await expect(periodButton(page)).toHaveText(periodLabel(older));
  await expect(cardOf(page, 'Total Mahasiswa')).toBeVisible();
});

for (const role of ['lecturer', 'mentor'] as const) {
  test(
    `${role}: the dashboard covers the user's own students`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const caller = await apiAs(role);
      const { totals, attendance_report } = await dashboardOf<{
        totals: Record<
          'students_internship' | 'activities_validated' | 'activities_non_validated',
          number
        >;
        attendance_report: { students_count: number };
      }>(caller, role);
      await openAs(caller, '/');
      await expectTotals(page, {
        'Total Mahasiswa': totals.students_internship,
        'Belum Divalidasi': totals.activities_non_validated,
        'Sudah Divalidasi': totals.activities_validated,
      });
      await expect(
        cardOf(page, 'Laporan Bulanan Absen Mahasiswa').getByText(
          `${attendance_report.students_count} Mahasiswa`,
          { exact: true },
        ),
      ).toBeVisible();
      const pie = cardOf(page, 'Laporan Status Validasi Mahasiswa');
      await expect(
        pie.getByText('Perbandingan aktivitas mahasiswa', { exact: true }),
      ).toBeVisible();
      for (const slice of ['Belum Divalidasi', 'Sudah Divalidasi'])
        await expect(pie.getByText(new RegExp(`^${slice}: \\d`)).first()).toBeVisible();
      await expect(periodButton(page)).toHaveText(/ - Semester \d$/);
      await expect(cardOf(page, 'Kuota Magang')).toHaveCount(0);
      await expect(cardOf(page, 'Total Mentor')).toHaveCount(0);
    },
  );
}

/** Overlapping labels of a chart. */
const overlapsIn = (page: Page, title: string) =>
  cardOf(page, title)
    .locator('svg text')
    .evaluateAll((texts) => {
      const boxes = texts.map((text) => ({
        words: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ words, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom &&
              other.box.top < box.bottom,
          )
          .map((other) => `${words} / ${other.words}`),
      );
    });

for (const [role, card] of [
  ['superAdmin', 'Kuota Magang'],
  ['lecturer', 'Laporan Status Validasi Mahasiswa'],
] as const)
  test(`${role}: nothing moves while the dashboard loads`, IN_ALL, async ({ page, openAs }) => {
    const periods = deferred();
    await intercept(page, 'GET /internship-periods', periods.respond);
    await recordLayoutShifts(page);
    await openAs(role, '/');
    await expect(page.getByText('Memuat data...')).toBeAttached();
    periods.release();
    await expect(periodButton(page)).toHaveText(/ - Semester \d$/);
    await expect(cardOf(page, card)).toBeVisible();
    await expect(cardOf(page, 'Laporan Bulanan Absen Mahasiswa').locator('svg')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

test.describe('with animations reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const viewport of [PHONE, DESKTOP, { width: 768, height: 1024 }])
    test(
      `${viewport.width} px: the months and counts of the attendance chart do not overlap`,
      IN_ALL,
      async ({ page, apiAs, openAs }) => {
        await page.setViewportSize(viewport);
        const admin = await apiAs('superAdmin');
        const { attendance_report } = await dashboardOf<{
          attendance_report: { monthly_count: Record<string, number> };
        }>(admin, 'admin');
        const title = 'Laporan Bulanan Absen Mahasiswa';
        await openAs(admin, '/');
        for (const month of ['Jan', 'Jun', 'Agt', 'Des'])
          await expect(cardOf(page, title).locator('svg').getByText(month)).toBeVisible();
        for (const count of Object.values(attendance_report.monthly_count).filter(Boolean))
          await expect(
            cardOf(page, title)
              .locator('svg')
              .getByText(count.toLocaleString('id-ID'), { exact: true }),
          ).toBeVisible();
        expect(await overlapsIn(page, title)).toEqual([]);
      },
    );
});

for (const role of ['superAdmin', 'lecturer', 'mentor'] as const) {
  test(
    `what waits, the totals and the charts of a ${role} are in the first screen of a laptop`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const laptop = { width: 1366, height: 768 };
      await page.setViewportSize(laptop);
      await openAs(await apiAs(role), '/');
      await expect(cardOf(page, 'Perlu ditindaklanjuti').getByRole('link').first()).toBeVisible();
      const chart = cardOf(page, 'Laporan Bulanan Absen Mahasiswa');
      const beside = role === 'superAdmin' ? 'Kuota Magang' : 'Laporan Status Validasi Mahasiswa';
      await expect(chart.locator('svg').first()).toBeVisible();
      for (const panel of [chart, cardOf(page, beside)]) {
        const box = await panel.boundingBox();
        expect((box?.y ?? laptop.height) + (box?.height ?? 0)).toBeLessThanOrEqual(laptop.height);
      }
    },
  );
}
