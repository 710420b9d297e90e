import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { interceptDuring, SERVER_ERROR } from '../network';
import { createCompany } from '../records/companies';
import { createPlace } from '../records/placements';
import { firstCourseCode } from '../records/work';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { expectError, expectNoToast, expectSuccess } from '../toasts';
import {
  activity,
  type CrudScenario,
  company,
  course,
  type FieldValue,
  grade,
  internship,
  lecturer,
  mentor,
  type PersonCrudScenario,
  period,
  student,
  user,
} from './crudScenarios';

/** The actions of the rows; a placement has some of its own above its lists. */
const actions = (page: Page, rowText?: string | RegExp) =>
  page
    .getByRole('row')
    .filter({ hasText: rowText })
    .getByRole('button', { name: /^Aksi untuk / });

/** Searches for the record and chooses an action of its row. */
const takeAction = async (page: Page, scenario: CrudScenario, action: string) => {
  const { search, row, rowText = row } = scenario;
  await waitUntilLoaded(page);
  await page.getByLabel(search).fill(row);
  await expect(actions(page)).toHaveCount(1);
  await waitUntilLoaded(page);
  await actions(page, rowText).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const save = (page: Page, button = 'Simpan') => page.getByRole('button', { name: button }).click();

const fill = async (page: Page, fields: readonly FieldValue[]) => {
  for (const [field, value] of fields) await field.enter(page.getByRole('main'), value);
};

const expectFilled = async (page: Page, fields: readonly FieldValue[]) => {
  for (const [field, value] of fields) await field.expectFilled(page.getByRole('main'), value);
};

const add = (page: Page, scenario: CrudScenario) =>
  test.step('add: failure keeps the input, retry succeeds', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: scenario.add, exact: true }).first().click();
    await fill(page, scenario.fields);
    const form = page.url();
    await interceptDuring(page, scenario.create, SERVER_ERROR, async () => {
      await save(page);
      await expectError(page, 'Error', 'Terjadi kesalahan saat menambahkan data');
    });
    await expect(page).toHaveURL(form);
    await expectFilled(page, scenario.fields);
    await save(page);
    await expectSuccess(page, 'Sukses!', scenario.created);
    await expect(page).toHaveURL(scenario.list);
  });

const edit = (page: Page, scenario: CrudScenario) =>
  test.step('edit: failure keeps the input, retry succeeds', async () => {
    const { change, reason } = scenario;
    const changes = reason ? [change, reason] : [change];
    await takeAction(page, scenario, 'Edit');
    await fill(page, changes);
    await interceptDuring(page, scenario.update, SERVER_ERROR, async () => {
      await save(page);
      await expectError(page, 'Error', 'Terjadi kesalahan saat mengedit data');
    });
    await expectFilled(page, changes);
    await save(page);
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
    if (scenario.backToList)
      await page.getByRole('link', { name: scenario.backToList, exact: true }).first().click();
    // The list comes back with its search.
    await expect(page).toHaveURL(({ pathname, search }) =>
      `${pathname}${search}`.startsWith(scenario.list),
    );
  });

const PERSON_FORMS = { 'Simpan Akun': 'account', 'Simpan Profil': 'profile' } as const;

const editPerson = (page: Page, scenario: PersonCrudScenario) =>
  test.step('edit account and profile: failure keeps the input, retry succeeds', async () => {
    await takeAction(page, scenario, 'Edit');
    const parts = { account: scenario, profile: scenario.profile };
    for (const [button, part] of Object.entries(PERSON_FORMS)) {
      const { update, change } = parts[part];
      await fill(page, [change]);
      await interceptDuring(page, update, SERVER_ERROR, async () => {
        await save(page, button);
        await expectError(page, 'Error', 'Terjadi kesalahan saat mengedit data');
      });
      await expectFilled(page, [change]);
      await save(page, button);
      await expectSuccess(page, 'Berhasil', 'Data pengguna berhasil diperbarui.');
    }
    await page.getByRole('button', { name: 'Kembali' }).click();
  });

const remove = (page: Page, scenario: CrudScenario) =>
  test.step('delete: failure keeps the record, retry succeeds', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
    const confirm = () => dialog.getByRole('button', { name: 'Hapus' }).click();
    await takeAction(page, scenario, 'Hapus');
    if (scenario.isDeletedWithReason) await dialog.getByLabel('Alasan').fill('Salah mahasiswa');
    await interceptDuring(page, scenario.remove, SERVER_ERROR, async () => {
      await confirm();
      await expectError(page, 'Error', 'Gagal menghapus data.');
    });
    // The dialog that asks for a reason stays open with it.
    if (!scenario.isDeletedWithReason) {
      await expect(dialog).toBeHidden();
      await expect(actions(page)).toHaveCount(1);
      await takeAction(page, scenario, 'Hapus');
    }
    await confirm();
    await expect(dialog).toBeHidden();
    await expectSuccess(page, 'Berhasil', 'Data berhasil dihapus.');
    await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  });

const runScenario = async (page: Page, scenario: CrudScenario) => {
  await add(page, scenario);
  await edit(page, scenario);
  await remove(page, scenario);
  await expectNoToast(page);
};

const runPersonScenario = async (page: Page, scenario: PersonCrudScenario) => {
  await add(page, scenario);
  await editPerson(page, scenario);
  await remove(page, scenario);
  await expectNoToast(page);
};

const TITLE = 'add, edit and delete show success and failure and keep the input';

for (const [kind, make] of Object.entries({ course, company, period })) {
  test(`a ${kind}: ${TITLE}`, IN_ALL, async ({ page, openAs }) => {
    const scenario = make();
    await openAs('superAdmin', scenario.list);
    await runScenario(page, scenario);
  });
}

for (const [kind, make] of Object.entries({ user, student, lecturer })) {
  test(`a ${kind}: ${TITLE}`, IN_ALL, async ({ page, openAs }) => {
    const scenario = make();
    await openAs('superAdmin', scenario.list);
    await runPersonScenario(page, scenario);
  });
}

test(`a mentor: ${TITLE}`, IN_ALL, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const scenario = mentor(await createCompany(admin));
  await openAs(admin, scenario.list);
  await runPersonScenario(page, scenario);
});

test(`an internship: ${TITLE}`, IN_ALL, async ({ page, openAs, apiAs, createStudent }) => {
  const admin = await apiAs('superAdmin');
  const place = await createPlace(admin);
  const { identifier } = await createStudent('Mira Lestari');
  const { data } = await admin.get<{ data: { user: { name: string } }[] }>('/lecturers');
  const other = data.find(({ user }) => user.name !== place.lecturer.name);
  const scenario = internship(place, identifier, other?.user.name ?? '');
  await openAs(admin, scenario.list);
  await runScenario(page, scenario);
});

test(`an activity: ${TITLE}`, IN_ALL, async ({ page, openAs, createPlacement }) => {
  const { internshipId } = await createPlacement('Nanda Pertiwi');
  const scenario = activity(internshipId);
  await openAs('superAdmin', scenario.list);
  await runScenario(page, scenario);
});

test(`a grade: ${TITLE}`, IN_ALL, async ({ page, openAs, createPlacement }) => {
  const { admin, internshipId } = await createPlacement('Oki Setiawan');
  const scenario = grade(internshipId, await firstCourseCode(admin));
  await openAs(admin, scenario.list);
  await runScenario(page, scenario);
});
