import { useStore } from 'react-redux';
import type { Letter } from '@/client/api/api';
import { sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import {
  type LetterFormat,
  letterArchiveRequest,
  letterFileName,
  letterFileRequest,
} from '@/client/records/letters/letterFiles';
import { saveFile } from '@/client/ui/saveFile';
import { notify } from '@/client/ui/toasts/notify';
import { LETTER_PDFS_MAX, LETTERS_MAX } from '@/shared/constants/letters';

const MOST: Readonly<Record<LetterFormat, number>> = { docx: LETTERS_MAX, pdf: LETTER_PDFS_MAX };
const NOT_FETCHED = 'Gagal mengunduh surat';

/** Saves one letter as a file, several as an archive. */
export function useSaveLetters() {
  const store = useStore();
  return async (
    letters: readonly Pick<Letter, 'id' | 'number'>[],
    format: LetterFormat = 'docx',
  ) => {
    const [first] = letters;
    if (!first) return;
    if (letters.length > MOST[format]) {
      notify.error(NOT_FETCHED, `Pilih paling banyak ${MOST[format]} surat.`);
      return;
    }
    const isOne = letters.length === 1;
    const request = isOne
      ? letterFileRequest(first.id, format)
      : letterArchiveRequest(
          letters.map(({ id }) => id),
          format,
        );
    try {
      const blob = await sendForFile(request, (response) => response.blob(), store);
      saveFile(blob, isOne ? letterFileName(first, format) : 'surat.zip');
    } catch (error) {
      notify.error(NOT_FETCHED, messageOf(error) ?? 'Silakan coba lagi nanti.');
    }
  };
}
