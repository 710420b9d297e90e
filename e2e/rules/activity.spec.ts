import { asTyped, today } from '../dates';
import { moment, text } from '../fields';
import { expect, test } from '../fixtures';
import { type Rule, ruledForm } from './formRules';

const required = (
  field: Rule['field'],
  empty: string,
  takes: string,
  refuses: Rule['refuses'] = [],
) => ({ field, empty, refuses, takes: [takes] });

const NAME = 'Nama aktivitas wajib diisi';
const ADDRESS = 'Alamat wajib diisi';
const DESCRIPTION = 'Deskripsi wajib diisi';

const rules: Rule[] = [
  required(text('Nama Aktivitas'), NAME, 'V', [['  ', NAME]]),
  required(moment('Tanggal'), 'Tanggal wajib diisi', asTyped(today()), [
    ['21', 'Tanggal tidak valid'],
  ]),
  required(moment('Jam Mulai'), 'Jam mulai wajib diisi', '0800'),
  required(moment('Jam Selesai'), 'Jam selesai wajib diisi', '0801', [
    ['0800', 'Jam selesai harus setelah jam mulai'],
  ]),
  required(text('Alamat'), ADDRESS, 'B', [['  ', ADDRESS]]),
  required(text('Deskripsi'), DESCRIPTION, 'D', [['  ', DESCRIPTION]]),
];

const LEAST = {
  name: 'V',
  date: today(),
  start_time: '08:00',
  end_time: '08:01',
  address: 'B',
  description: 'D',
};

test('activities that are added together: every field of every block is needed', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { admin, internshipId } = await aPlacement('Kirana Batas');
  await openAs(admin, `/internships/${internshipId}/activities/create`);
  const form = ruledForm(page);
  await form.refusesEmpty(rules);

  await test.step('at least one activity stays: the first block cannot be removed', async () => {
    await expect(page.getByRole('region', { name: 'Aktivitas 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0);
  });

  await form.fill(rules);
  await form.follows(rules);

  await test.step('a second block is held to the same rules', async () => {
    await page.getByRole('button', { name: 'Tambah Aktivitas Lain' }).click();
    const block = page.getByRole('region', { name: 'Aktivitas 2' });
    const inBlock = ({ field, ...rule }: Rule): Rule => ({
      ...rule,
      field: {
        ...field,
        control: () => field.control(block),
        enter: (_form, value) => field.enter(block, value),
      },
    });
    const second = rules.map(inBlock);
    // The day, the hours and the place come from the block before, which folds when it is in order.
    await form.form.getByRole('button', { name: 'Simpan' }).click();
    for (const { field, empty = '' } of second)
      if (['Nama Aktivitas', 'Deskripsi'].includes(field.label)) await form.standsAt(field, empty);
    await expect(page.getByRole('region', { name: 'Aktivitas 1' })).toContainText('08:01');
    await form.fill(second);
    await form.follows(second.slice(0, 1));
    await expect(page.getByRole('button', { name: 'Hapus Aktivitas 2' })).toBeVisible();
  });

  const stored = await form.saves({
    call: `POST /internships/${internshipId}/activities/bulk`,
    toast: 'Aktivitas berhasil ditambahkan',
  });
  expect(stored).toMatchObject([LEAST, LEAST]);
});

test('an activity that is changed is held to the same rules', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { admin, internshipId, addActivity } = await aPlacement('Lina Batas');
  const id = await addActivity();
  await openAs(admin, `/internships/${internshipId}/activities/${id}/edit`);
  const activity = ruledForm(page);
  await activity.follows(rules);
  const stored = await activity.saves({
    call: `PUT /activities/${id}`,
    toast: 'Data berhasil diedit',
  });
  expect(stored).toMatchObject(LEAST);
});
