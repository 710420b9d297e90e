import { type ReactNode, useState } from 'react';
import { notify } from '@/client/ui/toasts/notify';
import { LETTERS_MAX } from '@/shared/resources/letters/constants';
import { lettersDialog } from './lazyLettersDialog';
import type { LetterPlacement } from './lettersToMake';

const NONE = 'Pilih mahasiswa yang sudah ditempatkan.';
const TOO_MANY = `Pilih paling banyak ${LETTERS_MAX} mahasiswa.`;

/** The dialog that makes letters, and the function that opens it. */
export function useLettersDialog(): [
  dialog: ReactNode,
  open: (placements: readonly LetterPlacement[]) => void,
] {
  const [asked, setAsked] = useState<readonly LetterPlacement[] | null>(null);
  const open = (placements: readonly LetterPlacement[]) => {
    if (placements.length === 0) notify.error('Surat belum dapat dibuat', NONE);
    else if (placements.length > LETTERS_MAX) notify.error('Terlalu banyak', TOO_MANY);
    else setAsked(placements);
  };
  const dialog = asked && (
    <lettersDialog.Component placements={asked} onClose={() => setAsked(null)} />
  );
  return [dialog, open];
}
