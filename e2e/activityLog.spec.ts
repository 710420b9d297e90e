import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { drawnPhoto } from './cameraPhoto';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { deferResponses, intercept, networkError } from './network';
import { untilQuiet } from './requests';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test.use({ viewport: PHONE, hasTouch: true });

const TEXT = 'Apa yang Anda kerjakan dan pelajari?';

const textArea = (page: Page) => page.getByRole('textbox', { name: TEXT });

const choosePhoto = async (page: Page) => {
  const photo = await drawnPhoto(page, 'IMG_0001.JPG');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih foto' }).click();
  await (await chooser).setFiles(photo);
};

test(
  'a student loses nothing: a reload, a lost network while typing and while a photo is sent',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    await openAs(await apiAs(student), `/student/activities/${id}`);

    await test.step('the draft survives a reload', async () => {
      await textArea(page).fill('Memasang rak dan kabel patch.');
      await expect(page.getByText('Draf disimpan di perangkat ini.')).toBeVisible();
      const queue = page.waitForResponse(/later\.queue/);
      await page.reload();
      await expect(textArea(page)).toHaveValue('Memasang rak dan kabel patch.');
      await expect(page.getByText('Ini draf dari perangkat ini')).toBeVisible();
      await queue;
      await expectAccessible(page, 'a log with a draft');
    });

    await test.step('a log that is saved without a network is sent later', async () => {
      // The code of the queue is there.
      await untilQuiet(page);
      await page.context().setOffline(true);
      await textArea(page).press('End');
      await textArea(page).pressSequentially(' Selesai.');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await expectToast(page, 'Tersimpan di perangkat, menunggu jaringan');
      await page.context().setOffline(false);
      await expectToast(page, 'Terkirim');
      await page.reload();
      await expect(textArea(page)).toHaveValue('Memasang rak dan kabel patch. Selesai.');
      await expect(page.getByText('Ini draf dari perangkat ini')).toBeHidden();
    });

    await test.step('a photo that is interrupted is kept and sent again', async () => {
      const recover = await intercept(page, `POST /student/activities/${id}/photos`, networkError);
      await choosePhoto(page);
      await expectToast(page, 'Tersimpan di perangkat, menunggu jaringan');
      await expectAccessible(page, 'a photo that waits on the device');
      await page.getByRole('link', { name: 'Menunggu dikirim', exact: true }).click();
      await expect(page).toHaveURL('/student/unsent');
      await recover();
      await page.getByRole('button', { name: 'Coba sekarang' }).click();
      await expectToast(page, 'Terkirim');
      await page.goBack();
      await page.getByRole('button', { name: 'Buka foto 1' }).click();
      const large = page.getByRole('dialog').getByRole('img', { name: 'Foto kegiatan 1' });
      await expect(large).toBeVisible();
      const size = await large.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(size).toEqual([1280, 960]);
      await expectAccessible(page, 'a photo in its dialog');
      await page.getByRole('button', { name: 'Tutup' }).last().click();
    });

    await test.step('a photo on its way can be cancelled', async () => {
      const gate = await deferResponses(page, `POST /student/activities/${id}/photos`);
      const sent = page.waitForRequest((request) => request.url().endsWith('/photos'));
      await choosePhoto(page);
      await sent;
      await expect(page.getByRole('progressbar', { name: 'Mengirim IMG_0001.JPG' })).toBeVisible();
      const cancelled = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Batal' }).click();
      await cancelled;
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByText('1 dari 2.')).toBeVisible();
      gate.release();
    });

    await test.step('the log is handed in, and the photo deleted', async () => {
      await page.getByRole('button', { name: 'Kirim' }).click();
      await expect(
        page
          .getByRole('region', { name: 'Catatan kegiatan' })
          .getByText('Dikirim', { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Hapus foto 1' }).click();
      await confirm(page, 'Konfirmasi Hapus', 'Hapus');
      await expect(page.getByRole('button', { name: 'Buka foto 1' })).toBeHidden();
    });
  },
);
