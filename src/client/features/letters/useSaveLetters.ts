import { useStore } from 'react-redux';
import type { Letter } from '@/client/api/api';
import { sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import {
  letterArchiveRequest,
  letterFileName,
  letterFileRequest,
} from '@/client/records/letters/letterFiles';
import { saveFile } from '@/client/ui/saveFile';
import { notify } from '@/client/ui/toasts/notify';
import { LETTERS_MAX } from '@/shared/constants/letters';

const TOO_MANY = `Pilih paling banyak ${LETTERS_MAX} surat.`;
const NOT_FETCHED = 'Gagal mengunduh surat';

/** Saves one letter as a document, several as an archive. */
export function useSaveLetters() {
  const store = useStore();
  return async (letters: readonly Pick<Letter, 'id' | 'number'>[]) => {
    const [first] = letters;
    if (!first) return;
    if (letters.length > LETTERS_MAX) {
      notify.error(NOT_FETCHED, TOO_MANY);
      return;
    }
    const isOne = letters.length === 1;
    const request = isOne
      ? letterFileRequest(first.id)
      : letterArchiveRequest(letters.map(({ id }) => id));
    try {
      const blob = await sendForFile(request, (response) => response.blob(), store);
      saveFile(blob, isOne ? letterFileName(first) : 'surat.zip');
    } catch (error) {
      notify.error(NOT_FETCHED, messageOf(error) ?? 'Silakan coba lagi nanti.');
    }
  };
}
