import type { Page } from '@playwright/test';
import { during, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { confirm } from '../forms';
import { aCompany } from '../records/companies';
import { aPlace } from '../records/placements';
import { aCourseCode } from '../records/work';
import { untilDrawn } from '../screens';
import {
  activity,
  company,
  course,
  type Family,
  type Filled,
  grade,
  internship,
  lecturer,
  mentor,
  type PersonFamily,
  period,
  student,
  user,
} from './families';
import { expectError, expectNoToast, expectSuccess } from './toasts';

const actions = (page: Page) => page.getByRole('button', { name: /^Aksi untuk / });

/** The only row that is found, and one of its actions. */
const takeAction = async (page: Page, { search, row }: Family, action: string) => {
  await untilDrawn(page);
  await page.getByLabel(search).fill(row);
  await expect(actions(page)).toHaveCount(1);
  await untilDrawn(page);
  await actions(page).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const save = (page: Page, button = 'Simpan') => page.getByRole('button', { name: button }).click();

const fill = async (page: Page, fields: readonly Filled[]) => {
  for (const [field, value] of fields) await field.enter(page.getByRole('main'), value);
};

const expectFilled = async (page: Page, fields: readonly Filled[]) => {
  for (const [field, value] of fields) await field.expectFilled(page.getByRole('main'), value);
};

const add = (page: Page, family: Family) =>
  test.step('a failure to add is told, what was typed stays, and the next try adds', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: family.add, exact: true }).first().click();
    await fill(page, family.fields);
    const form = page.url();
    await during(page, family.create, SERVER_ERROR, async () => {
      await save(page);
      await expectError(page, 'Error', 'Terjadi kesalahan saat menambahkan data');
    });
    await expect(page).toHaveURL(form);
    await expectFilled(page, family.fields);
    await save(page);
    await expectSuccess(page, 'Sukses!', family.created);
    await expect(page).toHaveURL(family.list);
  });

const edit = (page: Page, family: Family) =>
  test.step('a failure to change is told, what was typed stays, and the next try changes', async () => {
    await takeAction(page, family, 'Edit');
    await fill(page, [family.change]);
    await during(page, family.update, SERVER_ERROR, async () => {
      await save(page);
      await expectError(page, 'Error', 'Terjadi kesalahan saat mengedit data');
    });
    await expectFilled(page, [family.change]);
    await save(page);
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
    if (family.backToList)
      await page.getByRole('link', { name: family.backToList, exact: true }).first().click();
    await expect(page).toHaveURL(family.list);
  });

const PERSON_FORMS = { 'Simpan Akun': 'account', 'Simpan Profil': 'profile' } as const;

const editPerson = (page: Page, family: PersonFamily) =>
  test.step('the same of an account and of its profile, which stay open', async () => {
    await takeAction(page, family, 'Edit');
    const parts = { account: family, profile: family.profile };
    for (const [button, part] of Object.entries(PERSON_FORMS)) {
      const { update, change } = parts[part];
      await fill(page, [change]);
      await during(page, update, SERVER_ERROR, async () => {
        await save(page, button);
        await expectError(page, 'Error', 'Terjadi kesalahan saat mengedit data');
      });
      await expectFilled(page, [change]);
      await save(page, button);
      await expectSuccess(page, 'Berhasil', 'Data pengguna berhasil diperbarui.');
    }
    await page.getByRole('button', { name: 'Kembali' }).click();
  });

const remove = (page: Page, family: Family) =>
  test.step('a failure to delete is told, the record stays, and the next try deletes', async () => {
    await takeAction(page, family, 'Hapus');
    await during(page, family.remove, SERVER_ERROR, async () => {
      await confirm(page, 'Konfirmasi Hapus', 'Hapus');
      await expectError(page, 'Error', 'Gagal menghapus data.');
    });
    await expect(actions(page)).toHaveCount(1);
    await takeAction(page, family, 'Hapus');
    await confirm(page, 'Konfirmasi Hapus', 'Hapus');
    await expectSuccess(page, 'Berhasil', 'Data berhasil dihapus.');
    await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  });

const wholeLife = async (page: Page, family: Family) => {
  await add(page, family);
  await edit(page, family);
  await remove(page, family);
  await expectNoToast(page);
};

const wholeLifeOfPerson = async (page: Page, family: PersonFamily) => {
  await add(page, family);
  await editPerson(page, family);
  await remove(page, family);
  await expectNoToast(page);
};

const TITLE = 'adding, changing and deleting says how it went, and loses nothing that was typed';

for (const [kind, make] of Object.entries({ company, course, period })) {
  test(`a ${kind}: ${TITLE}`, async ({ page, openAs }) => {
    const family = make();
    await openAs('superAdmin', family.list);
    await wholeLife(page, family);
  });
}

for (const [kind, make] of Object.entries({ user, student, lecturer })) {
  test(`a ${kind}: ${TITLE}`, async ({ page, openAs }) => {
    const family = make();
    await openAs('superAdmin', family.list);
    await wholeLifeOfPerson(page, family);
  });
}

test(`a mentor: ${TITLE}`, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const family = mentor(await aCompany(admin));
  await openAs(admin, family.list);
  await wholeLifeOfPerson(page, family);
});

test(`an internship: ${TITLE}`, async ({ page, openAs, apiAs, aStudent }) => {
  const admin = await apiAs('superAdmin');
  const place = await aPlace(admin);
  const { identifier } = await aStudent('Mira Lestari');
  const { data } = await admin.get<{ data: { user: { name: string } }[] }>('/lecturers');
  const other = data.find(({ user }) => user.name !== place.lecturer.name);
  const family = internship(place, identifier, other?.user.name ?? '');
  await openAs(admin, family.list);
  await wholeLife(page, family);
});

test(`an activity: ${TITLE}`, async ({ page, openAs, aPlacement }) => {
  const { internshipId } = await aPlacement('Nanda Pertiwi');
  const family = activity(internshipId);
  await openAs('superAdmin', family.list);
  await wholeLife(page, family);
});

test(`a grade: ${TITLE}`, async ({ page, openAs, aPlacement }) => {
  const { admin, internshipId } = await aPlacement('Oki Setiawan');
  const family = grade(internshipId, await aCourseCode(admin));
  await openAs(admin, family.list);
  await wholeLife(page, family);
});
