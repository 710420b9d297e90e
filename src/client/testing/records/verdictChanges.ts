import { screen, within } from '@testing-library/react';
import type { VerdictChanges } from '@/client/api/serverErrors';
import type { renderApp } from '../renderApp';
import { type ApiStub, reply } from '../stubApi';

export const someVerdictChanges = (changes: Partial<VerdictChanges> = {}): VerdictChanges => ({
  days: 48,
  placements: 48,
  first_date: '2026-12-24',
  last_date: '2026-12-24',
  kinds: [
    { before: 'absent', after: 'holiday', days: 47 },
    { before: 'present', after: null, days: 1 },
  ],
  seen_changes: 'a'.repeat(16),
  ...changes,
});

/** The answer to an edit that changes verdicts on past days. */
export const verdictsChange = (changes?: Partial<VerdictChanges>) => ({
  message: 'Perubahan ini mengubah kehadiran pada hari yang sudah lewat.',
  code: 'verdicts_change',
  verdict_changes: someVerdictChanges(changes),
});

/** Answers `done` only to an edit whose body or query confirms the changes. */
export const onceConfirmed =
  (done: object): ApiStub =>
  ({ body, query }) => {
    const { seen_changes } = (body ?? query) as { seen_changes?: string };
    return seen_changes ? done : reply(409, verdictsChange());
  };

type Person = ReturnType<typeof renderApp>['person'];

const openedQuestion = async () =>
  within(await screen.findByRole('alertdialog', { name: /hari yang sudah lewat akan berubah$/ }));

/** Answers the question about past days; without a reason, as the form has it. */
export async function confirmPastDays(person: Person, reason?: string) {
  const dialog = await openedQuestion();
  if (reason) await person.type(dialog.getByLabelText(/^Alasan/), reason);
  await person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
}

export async function declinePastDays(person: Person) {
  const dialog = await openedQuestion();
  await person.click(dialog.getByRole('button', { name: 'Batal' }));
}

/** The confirmation of the changes, beside the input of an edit. */
export const confirmed = (reason: string) => ({
  reason,
  seen_changes: someVerdictChanges().seen_changes,
});
