import { toDigits, today } from '../dates';
import { dateOrTime, text } from '../fields';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const NAME = 'Nama aktivitas wajib diisi';
const ADDRESS = 'Alamat wajib diisi';
const DESCRIPTION = 'Deskripsi wajib diisi';

const rules: Rule[] = [
  { field: text('Nama Aktivitas'), required: NAME, invalid: [['  ', NAME]], valid: 'V' },
  {
    field: dateOrTime('Tanggal'),
    required: 'Tanggal wajib diisi',
    invalid: [['21', 'Tanggal tidak valid']],
    valid: toDigits(today()),
  },
  { field: dateOrTime('Jam Mulai'), required: 'Jam mulai wajib diisi', valid: '0800' },
  {
    field: dateOrTime('Jam Selesai'),
    required: 'Jam selesai wajib diisi',
    invalid: [['0800', 'Jam selesai harus setelah jam mulai']],
    valid: '0801',
  },
  { field: text('Alamat'), required: ADDRESS, invalid: [['  ', ADDRESS]], valid: 'B' },
  { field: text('Deskripsi'), required: DESCRIPTION, invalid: [['  ', DESCRIPTION]], valid: 'D' },
];

const SAVED = {
  name: 'V',
  date: today(),
  start_time: '08:00',
  end_time: '08:01',
  address: 'B',
  description: 'D',
};

test(
  'validates every block of new activities and saves them together',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, internshipId } = await createPlacement('Kirana Batas');
    await openAs(admin, `/internships/${internshipId}/activities/create`);
    const activities = formTester(page);
    await activities.expectRequired(rules);

    await test.step('the first block cannot be removed', async () => {
      await expect(page.getByRole('region', { name: 'Aktivitas 1' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0);
    });

    await activities.fill(rules);
    await activities.expectInvalid(rules);

    await test.step('a second block has the same rules', async () => {
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
      await expect(block).toBeVisible();
      // Date, times and address are copied from the first block, which collapses once it is valid.
      await activities.form.getByRole('button', { name: 'Simpan' }).click();
      for (const { field, required = '' } of second)
        if (['Nama Aktivitas', 'Deskripsi'].includes(field.label))
          await activities.expectErrorAt(field, required);
      await expect(page.getByRole('region', { name: 'Aktivitas 1' })).toContainText('08:01');
      await activities.fill(second);
      await expect(page.getByRole('button', { name: 'Hapus Aktivitas 2' })).toBeVisible();
    });

    const stored = await activities.save({
      call: `POST /internships/${internshipId}/activities/bulk`,
      toast: 'Aktivitas berhasil ditambahkan',
    });
    expect(stored).toMatchObject([SAVED, SAVED]);
  },
);

test(
  'validates an existing activity and saves it',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, internshipId, addActivity } = await createPlacement('Lina Batas');
    const id = await addActivity();
    await openAs(admin, `/internships/${internshipId}/activities/${id}/edit`);
    const activity = formTester(page);
    await activity.clearAndExpectRequired(rules);
    await activity.fill(rules);
    const stored = await activity.save({
      call: `PUT /activities/${id}`,
      toast: 'Data berhasil diedit',
    });
    expect(stored).toMatchObject(SAVED);
  },
);
