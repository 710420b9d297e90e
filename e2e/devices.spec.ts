import { expect, test } from './fixtures';
import { IN_ALL } from './testLevel';

test(
  'a person sees the devices and signs them out',
  IN_ALL,
  async ({ page, createStudent, apiAs, openAs }) => {
    const student = await createStudent('Rani Perangkat');
    const phone = await apiAs(student);
    await openAs(await apiAs(student), '/');

    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await expect(page.getByText(/^Login sebelumnya: /)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Perangkat' }).click();
    await expect(page).toHaveURL('/devices');
    const devices = page.getByRole('list', { name: 'Perangkat' }).getByRole('listitem');
    // The first device changed the default password.
    await expect(devices).toHaveCount(3);
    const mark = page.getByText('Perangkat ini', { exact: true });
    await expect(devices.filter({ has: mark })).toHaveCount(1);
    await expect(devices.first()).toContainText('dari 127.0.0.1');

    await devices
      .filter({ hasNot: mark })
      .first()
      .getByRole('button', { name: 'Keluar dari perangkat tersebut' })
      .click();
    await expect(devices).toHaveCount(2);

    await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(phone.post('/me')).rejects.toThrow();
  },
);
