import type { Page } from '@playwright/test';
import { installClock } from '../clock';
import { expect, test } from '../fixtures';
import {
  type Call,
  deferred,
  intercept,
  interceptDuring,
  networkError,
  SERVER_ERROR,
  UNKNOWN_FIELD_ERROR,
  UNKNOWN_FIELD_MESSAGE,
} from '../network';
import { createCompany } from '../records/companies';
import type { Placement } from '../records/placements';
import { takeAction } from '../tables';
import { IN_ALL } from '../testLevel';
import { expectError, expectNoToast, expectSuccess } from '../toasts';

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';
const SLOW_MS = 10_000;

const main = (page: Page) => page.getByRole('main');
const loading = (page: Page) =>
  main(page)
    .locator('[role="status"][aria-busy="true"], [role="progressbar"][aria-label="Memuat data..."]')
    .first();

interface Screen {
  path: string;
  call: Call;
  text: string;
  /** A text that is visible once the screen has loaded. */
  content: string;
}

const expectRecovery = async (page: Page, { call, text, content }: Screen, open: () => unknown) => {
  const alert = main(page)
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) });
  const shown = main(page).getByText(content, { exact: true }).first();
  const retry = () => page.getByRole('button', { name: 'Coba lagi' }).click();

  await test.step('network error', () =>
    interceptDuring(page, call, networkError, async () => {
      await open();
      await expect(alert).toBeVisible();
      await expect(shown).toBeHidden();
    }));
  for (const [failure, answer] of [
    ['server error', SERVER_ERROR],
    ['validation error', UNKNOWN_FIELD_ERROR],
  ] as const)
    await test.step(failure, async () => {
      // A screen may need several lists, for example those of two days, each of them once.
      const asked: string[] = [];
      const counted = (route: Parameters<typeof answer>[0]) => {
        asked.push(route.request().url());
        return answer(route);
      };
      await interceptDuring(page, call, counted, async () => {
        await retry();
        await expect.poll(() => asked.length).toBeGreaterThan(0);
        // The alert of the last failure shows until then.
        await expect(loading(page)).toBeHidden();
        await expect(alert).toBeVisible();
        expect(asked).toEqual([...new Set(asked)]);
        await expect(shown).toBeHidden();
      });
    });
  await test.step('slow response', async () => {
    const late = deferred();
    await interceptDuring(page, call, late.respond, async () => {
      await retry();
      await expect(loading(page)).toBeVisible();
      await page.clock.fastForward(SLOW_MS);
      await expect(loading(page)).toBeVisible();
      await expect(alert).toBeHidden();
      late.release();
      await expect(shown).toBeVisible();
    });
    await expect(alert).toBeHidden();
    await expect(loading(page)).toBeHidden();
  });
  await expectNoToast(page);
};

test('a list that fails at its start is requested once', IN_ALL, async ({ page, openAs }) => {
  const asked: string[] = [];
  await openAs('superAdmin', '/change-password');
  await interceptDuring(
    page,
    'GET /companies',
    (route) => {
      asked.push(route.request().url());
      return SERVER_ERROR(route);
    },
    async () => {
      await page.goto('/companies');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(asked).toHaveLength(1);
    },
  );
});

const TITLE = 'recovers from a network error, an error response and a slow response';

const adminScreens = ({ internshipId, company, student }: Placement): Record<string, Screen> => ({
  list: {
    path: `/companies?search=${encodeURIComponent(company.name)}`,
    call: 'GET /companies',
    text: 'Gagal mengambil data mitra industri',
    content: company.name,
  },
  'detail page': {
    path: `/internships/${internshipId}`,
    call: 'GET /internships/*',
    text: DETAIL_FAILED,
    content: `${student.name} (${student.identifier})`,
  },
  form: {
    path: `/companies/${company.id}/edit`,
    call: 'GET /companies/*',
    text: DETAIL_FAILED,
    content: 'Profil Perusahaan',
  },
});

for (const kind of ['list', 'detail page', 'form'] as const)
  test(`a ${kind} ${TITLE}`, IN_ALL, async ({ page, openAs, createPlacement }) => {
    const screen = adminScreens(await createPlacement('Eko Prasetyo'))[kind] as Screen;
    await installClock(page);
    await expectRecovery(page, screen, () => openAs('superAdmin', screen.path));
  });

test(`a user's form ${TITLE}`, IN_ALL, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const path = `/users/${admin.session.user.id}/edit`;
  await installClock(page);
  await expectRecovery(
    page,
    { path, call: 'GET /users/*', text: TABLE_FAILED, content: 'Informasi Akun' },
    () => openAs(admin, path),
  );
});

const DASHBOARDS = [
  ['superAdmin', 'GET /admin/dashboard/*', 'Total Mitra Industri'],
  ['lecturer', 'GET /lecturer/dashboard/*', 'Sudah Divalidasi'],
  ['mentor', 'GET /mentor/dashboard/*', 'Sudah Divalidasi'],
  ['superAdmin', 'GET /internship-periods', 'Total Mitra Industri'],
] as const;

for (const [who, call, content] of DASHBOARDS)
  test(`the dashboard of ${who}, ${call}, ${TITLE}`, IN_ALL, async ({ page, openAs }) => {
    await installClock(page);
    await expectRecovery(page, { path: '/', call, text: DETAIL_FAILED, content }, () =>
      openAs(who, '/'),
    );
  });

for (const [call, content] of [
  ['GET /student/internships', 'Magang Saat Ini'],
  ['GET /internships/*/activities', 'Memasang server'],
] as const)
  test(
    `the dashboard of a student, ${call}, ${TITLE}`,
    IN_ALL,
    async ({ page, openAs, apiAs, createPlacement }) => {
      const { student, addActivity } = await createPlacement('Fajar Hidayat');
      await addActivity();
      const person = await apiAs(student);
      await installClock(page);
      await expectRecovery(page, { path: '/', call, text: TABLE_FAILED, content }, () =>
        openAs(person, '/'),
      );
    },
  );

test(
  'a form keeps its values after a network error and an error response, and waits for a slow response',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, name } = await createCompany(admin);
    const call = 'PUT /companies/*';
    const save = page.getByRole('button', { name: 'Simpan' });
    const field = page.getByRole('textbox', { name: 'Bidang Usaha' });
    await installClock(page);
    await openAs(admin, `/companies?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/companies/${id}/edit`);
    await field.fill('Serat optik');

    for (const [failure, answer, message] of [
      ['network error', networkError, 'Terjadi kesalahan saat mengedit data'],
      ['server error', SERVER_ERROR, 'Terjadi kesalahan saat mengedit data'],
      ['error for an unknown field', UNKNOWN_FIELD_ERROR, UNKNOWN_FIELD_MESSAGE],
    ] as const)
      await test.step(failure, async () => {
        await interceptDuring(page, call, answer, async () => {
          await save.click();
          await expectError(page, 'Error', message);
        });
        await expect(field).toHaveValue('Serat optik');
        await expect(save).toBeEnabled();
      });

    await test.step('Batal asks for confirmation', async () => {
      await page.getByRole('link', { name: 'Batal' }).click();
      const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' });
      await question.getByRole('button', { name: 'Tetap di sini' }).click();
      await expect(question).toBeHidden();
    });

    await test.step('slow response', async () => {
      const late = deferred();
      await interceptDuring(page, call, late.respond, async () => {
        await save.click();
        await expect(save).toBeDisabled();
        await page.clock.fastForward(SLOW_MS);
        await expect(save).toBeDisabled();
        await expect(field).toHaveValue('Serat optik');
        late.release();
        await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
      });
      // The list comes back with its search.
      await expect(page.getByRole('searchbox')).toHaveValue(name);
    });
  },
);

test(
  'deleting shows a network error, and keeps the dialog open during a slow response',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    const { name } = await createCompany(admin);
    const call = 'DELETE /companies/*';
    await installClock(page);
    await openAs(admin, `/companies?search=${encodeURIComponent(name)}`);
    const question = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
    const agree = question.getByRole('button', { name: 'Hapus' });
    const ask = async () => {
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
      await takeAction(page, name, 'Hapus');
    };
    await ask();
    await interceptDuring(page, call, networkError, async () => {
      await agree.click();
      await expectError(page, 'Error', 'Gagal menghapus data.');
    });
    await expect(question).toBeHidden();

    await ask();
    const late = deferred();
    await interceptDuring(page, call, late.respond, async () => {
      await agree.click();
      await expect(agree).toBeDisabled();
      await page.clock.fastForward(SLOW_MS);
      await expect(agree).toBeDisabled();
      await expect(question.getByRole('button', { name: 'Batal' })).toBeDisabled();
      late.release();
      await expectSuccess(page, 'Berhasil', 'Data berhasil dihapus.');
    });
    await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  },
);

test(
  'the login shows an error for an unknown field and waits for a slow response',
  IN_ALL,
  async ({ page }) => {
    const login = page.getByRole('button', { name: 'Log in' });
    await installClock(page);
    await page.goto('/auth/login');
    await page.getByLabel('NIK / NIP / NIM').fill('198503152010122002');
    await page.getByLabel('Password', { exact: true }).fill('Magang2026!');
    await interceptDuring(page, 'POST /login', UNKNOWN_FIELD_ERROR, async () => {
      await login.click();
      await expectError(page, 'Terjadi kesalahan, silakan coba lagi nanti ', UNKNOWN_FIELD_MESSAGE);
    });
    const late = deferred();
    const stop = await intercept(page, 'POST /login', late.respond);
    await login.click();
    await expect(login).toBeDisabled();
    await page.clock.fastForward(SLOW_MS);
    await expect(login).toBeDisabled();
    late.release();
    await expect(page).toHaveURL('/');
    await stop();
  },
);
