import { screen, within } from '@testing-library/react';
import type { Leftovers } from '@/client/api/serverErrors';
import type { renderApp } from '../renderApp';
import { type ApiStub, reply } from '../stubApi';

const someLeftovers = (leftovers: Partial<Leftovers> = {}): Leftovers => ({
  items: [
    { kind: 'coming_activities', count: 1234 },
    { kind: 'recorded_activities', count: 3 },
  ],
  choices: ['delete', 'move', 'keep'],
  seen_leftovers: 'c'.repeat(16),
  ...leftovers,
});

/** The answer to an edit that leaves records over. */
export const leavesOver = (leftovers?: Partial<Leftovers>) => ({
  message: 'Masih ada 1.234 aktivitas mendatang di luar tanggal baru, belum diisi.',
  code: 'leaves_over',
  leftovers: someLeftovers(leftovers),
});

/** Answers `done` only to an edit whose body settles what it leaves over, or does not ask. */
export const onceSettled =
  (done: ApiStub, leftovers?: Partial<Leftovers>): ApiStub =>
  (request) => {
    const { seen_leftovers } = request.body as { seen_leftovers?: string | null };
    if (seen_leftovers === null) return reply(409, leavesOver(leftovers));
    return typeof done === 'function' ? done(request) : done;
  };

export const leftoversDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Yang tertinggal oleh perubahan ini' }));

/** Answers the question about leftovers. */
export async function settleLeftovers(
  person: ReturnType<typeof renderApp>['person'],
  reason: string,
  choice?: string,
) {
  const dialog = await leftoversDialog();
  if (choice) await person.click(dialog.getByRole('radio', { name: choice }));
  await person.type(dialog.getByLabelText(/^Alasan/), reason);
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
}

/** The answer to the leftovers, beside the input of an edit. */
export const settled = (reason: string, choice?: Leftovers['choices'][number]) => ({
  reason,
  seen_leftovers: someLeftovers().seen_leftovers,
  ...(choice && { settle_leftovers: choice }),
});
