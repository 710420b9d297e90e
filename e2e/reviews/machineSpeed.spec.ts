import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { createDesk } from '../records/desks';
import { byLevel, IN_CI } from '../testLevel';

const ROUNDS = byLevel({ short: 3, all: 200 });
/** The decisions that the test waits for at a time: the server stores one after the other. */
const BATCH = 20;

/** A cheap phone on a weak network. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (1.6 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** The row, dialog or field that has the focus; null elsewhere. */
const focusedPlace = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('article, [role="dialog"], input, textarea')?.id ?? null,
  );

test(
  'undoing and validating at machine speed decides on the same row every time',
  IN_CI,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 3 });
    const [first, second] = desk.internships[0]?.activityIds ?? [];
    await openAs(desk.caller, '/reviews');
    await expect(page.getByRole('article')).toHaveCount(3);
    await slowDown(page);
    await page.keyboard.press('j');
    await page.keyboard.press('v');
    const kindsOf = async (id: number | undefined) => {
      const { data } = await desk.caller.get<{ data: { kind: string }[] }>(
        `/activities/${id}/steps`,
      );
      // The log was there before.
      return data.map(({ kind }) => kind).filter((kind) => kind !== 'handed_in');
    };
    const places: (string | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.keyboard.press('u');
      places.push(await focusedPlace(page));
      await page.keyboard.press('v');
      places.push(await focusedPlace(page));
    }
    const expected = Array.from({ length: ROUNDS }, () => [`review-${first}`, `review-${second}`]);
    expect(places).toEqual(expected.flat());

    const all = ROUNDS * 2 + 1;
    for (let stored = 0; stored < all; ) {
      stored = Math.min(stored + BATCH, all);
      await expect.poll(async () => (await kindsOf(first)).length).toBeGreaterThanOrEqual(stored);
    }
    const rounds = Array.from({ length: ROUNDS }, () => ['validation_undone', 'validated']);
    expect(await kindsOf(first)).toEqual(['validated', ...rounds.flat()]);
    expect(await kindsOf(second)).toEqual([]);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Kirim ulang/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
