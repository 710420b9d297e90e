import { expect, test } from './fixtures';
import { IN_ALL, IN_CI } from './testLevel';

const bell = /^Kotak masuk/;

test(
  'news arrive in an open tab without reloading, and opening them marks them read',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const placement = await createPlacement('Mahasiswa Kabar');
    const id = await placement.addActivity({ name: 'Uji kabar' });
    const student = await apiAs(placement.student);
    await student.put(`/student/activities/${id}/log`, { text: 'Sudah selesai.' });
    await student.post(`/student/activities/${id}/log/hand-in`);
    await openAs(student, '/inbox');
    const unread = page.getByRole('button', { name: bell });
    await expect(unread).toHaveAccessibleName('Kotak masuk, 1 belum dibaca');
    await expect(page.getByText(/Anda ditempatkan di /)).toBeVisible();

    const lecturer = await apiAs('lecturer');
    await lecturer.post(`/activities/${id}/return`, { comment: 'Sebutkan alamat IP.' });
    await expect(unread).toHaveAccessibleName('Kotak masuk, 2 belum dibaca', { timeout: 15_000 });
    await page.getByRole('link', { name: /dikembalikan oleh Fitri Handayani/ }).click();
    await expect(page).toHaveURL(new RegExp(`/student/activities/${id}$`));
    await expect(page.getByRole('note').getByText('Sebutkan alamat IP.')).toBeVisible();
    await expect(unread).toHaveAccessibleName('Kotak masuk, 1 belum dibaca');
  },
);

test(
  'a kind that is turned off disappears from the inbox until it is turned on',
  IN_ALL,
  async ({ page, createPlacement, openAs, apiAs }) => {
    const { student } = await createPlacement('Mahasiswa Senyap');
    await openAs(await apiAs(student), '/inbox/preferences');
    const placements = page.getByRole('switch', { name: 'Penempatan baru' });
    await expect(placements).toBeChecked();
    await placements.press('Space');
    await expect(placements).not.toBeChecked();
    await page.goto('/inbox');
    await expect(page.getByText('Belum ada kabar.')).toBeVisible();
    await page.goto('/inbox/preferences');
    await placements.press('Space');
    await expect(placements).toBeChecked();
    await page.goto('/inbox');
    await expect(page.getByText(/Anda ditempatkan di /)).toBeVisible();
  },
);

test(
  'a matter is put off and shown again, and another is marked as settled',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    const card = page.getByRole('region', { name: 'Perlu ditindaklanjuti' });
    await card.getByRole('button', { name: /^Tunda Catatan dikirim ulang/ }).click();
    await card.getByRole('button', { name: 'Ditunda (1)' }).click();
    await card.getByRole('button', { name: /^Tampilkan lagi: Catatan dikirim ulang/ }).click();
    await expect(card.getByRole('link', { name: /Catatan dikirim ulang/ })).toBeVisible();

    await page.goto('/follow-ups/silent_students');
    const items = page.getByRole('main').getByRole('listitem');
    const first = items.first();
    await expect(first).toBeVisible();
    const count = await items.count();
    await first.getByRole('button', { name: /selesai/i }).click();
    await page.reload();
    await expect(items).toHaveCount(count - 1);
  },
);
