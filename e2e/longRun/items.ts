import { expect, type Locator, type Page } from '@playwright/test';
import { formatDate } from '../dates';
import type { UnsentItem } from '../unsent';

export type Kind = 'press' | 'log' | 'photo' | 'request';

/** Something that a student does once. */
export interface Item {
  kind: Kind;
  /** Null for a request. */
  activityId: number | null;
  /** The text of a log, the reason of a request. */
  text: string;
  /** The page where it is done, and what it shows then. */
  path: string;
  place: (page: Page) => Locator;
  act: (page: Page) => Promise<void>;
  /** Tries once more after the device has refused to keep it. */
  again: (page: Page) => Promise<void>;
  /** The words of the screen when the server has an item, and when neither the server nor the device has it. */
  done: string;
  refused: string;
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

export const pressOf = (id: number, name: string): Item => {
  const card = (page: Page) => page.getByRole('article', { name, exact: true });
  const confirm = (page: Page) => button(page, 'Lanjutkan').click();
  return {
    kind: 'press',
    activityId: id,
    text: '',
    path: '/student/attendance',
    place: card,
    act: async (page) => {
      await card(page).getByRole('button', { name: 'Absen Sekarang' }).click();
      await confirm(page);
    },
    again: confirm,
    done: 'Absen berhasil dicatat.',
    refused: 'Ponsel menolak menyimpan absen ini',
  };
};

const detailOf = (id: number, name: string) => ({
  activityId: id,
  path: `/student/activities/${id}`,
  place: (page: Page) => page.getByRole('heading', { name, level: 1 }),
});

export const logOf = (id: number, name: string): Item => {
  const text = `Catatan untuk ${name}.`;
  const save = (page: Page) => button(page, 'Simpan').click();
  return {
    ...detailOf(id, name),
    kind: 'log',
    text,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Apa yang Anda kerjakan dan pelajari?' }).fill(text);
      await save(page);
    },
    again: save,
    done: 'Catatan tersimpan.',
    refused: 'Catatan belum tersimpan',
  };
};

export const photoOf = (id: number, name: string, photo: Buffer): Item => ({
  ...detailOf(id, name),
  kind: 'photo',
  text: '',
  act: (page) =>
    page
      .getByLabel('Pilih foto')
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo }),
  // Other parts of the page may offer the same when there is no network.
  again: (page) => button(page.getByRole('list', { name: 'Foto kegiatan' }), 'Coba lagi').click(),
  done: 'Foto tersimpan.',
  refused: 'Belum terkirim. Periksa koneksi Anda.',
});

export const requestOf = (kind: string, date: string, who: string): Item => {
  const text = `${who}: ${kind} pada ${formatDate(date)}.`;
  const send = (page: Page) => button(page, 'Kirim Pengajuan').click();
  const reason = (page: Page) => page.getByRole('textbox', { name: 'Alasan' });
  return {
    kind: 'request',
    activityId: null,
    text,
    path: `/student/requests/create?kind=${kind}&date=${date}`,
    place: reason,
    act: async (page) => {
      await reason(page).fill(text);
      await expect(reason(page)).toHaveValue(text);
      await send(page);
    },
    again: send,
    done: 'Pengajuan terkirim dan menunggu keputusan.',
    refused: 'Ponsel menolak menyimpan pengajuan ini',
  };
};

/** Whether the device keeps this item; two photos of an activity look the same. */
export const isSame = ({ kind, activityId, text }: Item, kept: UnsentItem) =>
  kept.kind === kind &&
  kept.activity_id === activityId &&
  (kind !== 'request' || kept.payload.reason === text);
