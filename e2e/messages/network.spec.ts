import type { Page } from '@playwright/test';
import {
  type Call,
  during,
  HIDDEN_FIELD,
  HIDDEN_FIELD_MESSAGE,
  held,
  intercept,
  noAnswer,
  SERVER_ERROR,
} from '../answers';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import type { Placement } from '../records/placements';
import { takeAction } from '../tables';
import { expectError, expectNoToast, expectSuccess } from './toasts';

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';
const LATE_MS = 10_000;

const main = (page: Page) => page.getByRole('main');
const loading = (page: Page) =>
  main(page)
    .locator('[role="status"][aria-busy="true"], [role="progressbar"][aria-label="Memuat data..."]')
    .first();

interface Screen {
  path: string;
  call: Call;
  text: string;
  /** A text, or a button, that is there once it is loaded. */
  content: string;
}

const goesOnAfter = async (page: Page, { call, text, content }: Screen, open: () => unknown) => {
  const alert = main(page)
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) });
  const shown = main(page).getByText(content, { exact: true }).first();
  const retry = () => page.getByRole('button', { name: 'Coba lagi' }).click();

  await test.step('there is no answer', () =>
    during(page, call, noAnswer, async () => {
      await open();
      await expect(alert).toBeVisible();
      await expect(shown).toBeHidden();
    }));
  for (const [how, answer] of [
    ['the next try fails', SERVER_ERROR],
    ['the one after it is refused', HIDDEN_FIELD],
  ] as const)
    await test.step(how, async () => {
      let asked = 0;
      const counted = (route: Parameters<typeof answer>[0]) => {
        asked += 1;
        return answer(route);
      };
      await during(page, call, counted, async () => {
        await retry();
        await expect.poll(() => asked).toBe(1);
        await expect(alert).toBeVisible();
        await expect(shown).toBeHidden();
      });
    });
  await test.step('the last one is answered late, and until then it loads', async () => {
    const late = held();
    await during(page, call, late.answer, async () => {
      await retry();
      await expect(loading(page)).toBeVisible();
      await page.clock.fastForward(LATE_MS);
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

const TITLE = 'without an answer, refused or late says what it is and goes on';

const ofAdmin = ({ internshipId, company, student }: Placement): Record<string, Screen> => ({
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
  test(`a ${kind} ${TITLE}`, async ({ page, openAs, aPlacement }) => {
    const screen = ofAdmin(await aPlacement('Eko Prasetyo'))[kind] as Screen;
    await page.clock.install();
    await goesOnAfter(page, screen, () => openAs('superAdmin', screen.path));
  });

test(`a user's form ${TITLE}`, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const path = `/users/${admin.session.user.id}/edit`;
  await page.clock.install();
  await goesOnAfter(
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
  test(`the dashboard of ${who}, ${call}, ${TITLE}`, async ({ page, openAs }) => {
    await page.clock.install();
    await goesOnAfter(page, { path: '/', call, text: DETAIL_FAILED, content }, () =>
      openAs(who, '/'),
    );
  });

for (const [call, content] of [
  ['GET /student/internships', 'Magang Saat Ini'],
  ['GET /internships/*/activities', 'Memasang server'],
] as const)
  test(`the dashboard of a student, ${call}, ${TITLE}`, async ({
    page,
    openAs,
    apiAs,
    aPlacement,
  }) => {
    const { student, addActivity } = await aPlacement('Fajar Hidayat');
    await addActivity();
    const person = await apiAs(student);
    await page.clock.install();
    await goesOnAfter(page, { path: '/', call, text: TABLE_FAILED, content }, () =>
      openAs(person, '/'),
    );
  });

test('a form that is sent without an answer, refused or late keeps what was typed, and goes on', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { id, name } = await aCompany(admin);
  const call = 'PUT /companies/*';
  const save = page.getByRole('button', { name: 'Simpan' });
  const field = page.getByRole('textbox', { name: 'Bidang Usaha' });
  await page.clock.install();
  await openAs(admin, `/companies?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/companies/${id}/edit`);
  await field.fill('Serat optik');

  for (const [how, answer, said] of [
    ['there is no answer', noAnswer, 'Terjadi kesalahan saat mengedit data'],
    ['the server fails', SERVER_ERROR, 'Terjadi kesalahan saat mengedit data'],
    ['it objects to what is not shown', HIDDEN_FIELD, HIDDEN_FIELD_MESSAGE],
  ] as const)
    await test.step(how, async () => {
      await during(page, call, answer, async () => {
        await save.click();
        await expectError(page, 'Error', said);
      });
      await expect(field).toHaveValue('Serat optik');
      await expect(save).toBeEnabled();
    });

  await test.step('one can turn back, after being asked', async () => {
    await page.getByRole('link', { name: 'Batal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' });
    await question.getByRole('button', { name: 'Tetap di sini' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('the answer is late, and until then the form is busy', async () => {
    const late = held();
    await during(page, call, late.answer, async () => {
      await save.click();
      await expect(save).toBeDisabled();
      await page.clock.fastForward(LATE_MS);
      await expect(save).toBeDisabled();
      await expect(field).toHaveValue('Serat optik');
      late.release();
      await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
    });
    await expect(page).toHaveURL('/companies');
  });
});

test('a deletion without an answer is told, and a late one keeps its question open', async ({
  page,
  openAs,
  apiAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { name } = await aCompany(admin);
  const call = 'DELETE /companies/*';
  await page.clock.install();
  await openAs(admin, `/companies?search=${encodeURIComponent(name)}`);
  const question = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
  const agree = question.getByRole('button', { name: 'Hapus' });
  const ask = async () => {
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await takeAction(page, name, 'Hapus');
  };
  await ask();
  await during(page, call, noAnswer, async () => {
    await agree.click();
    await expectError(page, 'Error', 'Gagal menghapus data.');
  });
  await expect(question).toBeHidden();

  await ask();
  const late = held();
  await during(page, call, late.answer, async () => {
    await agree.click();
    await expect(agree).toBeDisabled();
    await page.clock.fastForward(LATE_MS);
    await expect(agree).toBeDisabled();
    await expect(question.getByRole('button', { name: 'Batal' })).toBeDisabled();
    late.release();
    await expectSuccess(page, 'Berhasil', 'Data berhasil dihapus.');
  });
  await expect(page.getByText('No results.', { exact: true })).toBeVisible();
});

test('a login that is objected to in what is not shown says it, and a late one waits', async ({
  page,
}) => {
  const login = page.getByRole('button', { name: 'Log in' });
  await page.clock.install();
  await page.goto('/auth/login');
  await page.getByLabel('NIK / NIP / NIM').fill('198503152010122002');
  await page.getByLabel('Password', { exact: true }).fill('Magang2026!');
  await during(page, 'POST /login', HIDDEN_FIELD, async () => {
    await login.click();
    await expectError(page, 'Terjadi kesalahan, silakan coba lagi nanti ', HIDDEN_FIELD_MESSAGE);
  });
  const late = held();
  const stop = await intercept(page, 'POST /login', late.answer);
  await login.click();
  await expect(login).toBeDisabled();
  await page.clock.fastForward(LATE_MS);
  await expect(login).toBeDisabled();
  late.release();
  await expect(page).toHaveURL('/');
  await stop();
});
