import { useRef } from 'react';
import { useStore } from 'react-redux';
import type { Letter } from '@/client/api/api';
import { sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import {
  LETTERS_AT_ONCE,
  type LettersFormat,
  letterFileName,
  letterFileRequest,
  lettersFileName,
  lettersFileRequest,
} from '@/client/records/letters/letterFiles';
import { saveFile } from '@/client/ui/saveFile';
import { notify } from '@/client/ui/toasts/notify';

const NOT_FETCHED = 'Gagal mengunduh surat';
const WAITS = 'Menunggu giliran…';
const WAITS_FOR_OTHERS = 'PDF surat lain sedang dibuat. Unduhan dimulai sendiri.';

const CHECK_ADDRESS = 'Periksa alamat pada surat';

const withoutAddress = (count: number): string =>
  `${count === 1 ? 'Satu surat' : `${count} surat`} dibuat sebelum alamat publik dikonfirmasi, jadi teksnya tidak menyebut alamat pemeriksaan. Alamat dikonfirmasi di halaman Sistem.`;

type Saved = Pick<Letter, 'id' | 'number' | 'has_address'>;

/** Saves one letter as a file, several as an archive or as one PDF to print. */
export function useSaveLetters() {
  const store = useStore();
  const running = useRef(new Set<string>());
  return async (letters: readonly Saved[], format: LettersFormat = 'docx') => {
    if (letters.length > LETTERS_AT_ONCE[format]) {
      notify.error(NOT_FETCHED, `Pilih paling banyak ${LETTERS_AT_ONCE[format]} surat.`);
      return;
    }
    const { request, name } = fileOf(letters, format);
    const key = JSON.stringify(request);
    // A second press does not make the same file again.
    if (running.current.has(key)) return;
    running.current.add(key);
    // The menu that it was chosen in has closed.
    const onWaiting = () => notify.info(WAITS, WAITS_FOR_OTHERS);
    try {
      const blobOf = (response: Response) => response.blob();
      saveFile(await sendForFile(request, blobOf, store, { onWaiting }), name);
      const lacking = letters.filter(({ has_address }) => !has_address).length;
      if (lacking > 0) notify.warning(CHECK_ADDRESS, withoutAddress(lacking));
    } catch (error) {
      notify.error(NOT_FETCHED, messageOf(error) ?? 'Silakan coba lagi nanti.');
    } finally {
      running.current.delete(key);
    }
  };
}

function fileOf(letters: readonly Saved[], format: LettersFormat) {
  const [first] = letters;
  if (format !== 'print' && first && letters.length === 1) {
    return { request: letterFileRequest(first.id, format), name: letterFileName(first, format) };
  }
  const ids = letters.map(({ id }) => id);
  return { request: lettersFileRequest(ids, format), name: lettersFileName(format) };
}
