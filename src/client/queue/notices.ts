import type { Sent, Unsent } from './unsentItem';
import { unsentNames } from './unsentNames';
import { unsentTitle } from './unsentTexts';

type Tell = (title: string, description?: string) => void;

/** The toasts of `ui`, which is a layer above. */
export type Tellers = Readonly<Record<'success' | 'info' | 'warning', Tell>>;

/** Says what was sent, and what the server has made of it. */
export function tellSent(sent: readonly Sent[], tell: Tellers): void {
  const plain = sent.filter(({ message }) => message === null).map(({ item }) => item);
  const [first] = plain;
  if (first) tell.success('Terkirim', plain.length > 1 ? unsentNames(plain) : unsentTitle(first));
  for (const { item, message } of sent) if (message) tell.info(unsentTitle(item), message);
}

export const tellRefused = (item: Unsent, tell: Tellers): void =>
  tell.warning(
    'Perlu dilihat',
    `${unsentTitle(item)}: ${item.last_answer?.message ?? 'ditolak server.'}`,
  );
