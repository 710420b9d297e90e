import BlockOutlined from '@mui/icons-material/BlockOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import type { Letter } from '@/client/api/api';
import { viewAction } from '@/client/table/actions/crudActions';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { PREPARING_PDF } from '@/client/ui/pdf/preparingPdf';
import { notify } from '@/client/ui/toasts/notify';
import { paths } from '@/shared/paths';
import { cancelLetterDialog } from './lazyCancelLetterDialog';
import { useSaveLetters } from './useSaveLetters';

/** The actions on letters, with the dialog that cancels one. */
export function useLetterActions() {
  const [cancelled, setCancelled] = useState<Letter | null>(null);
  const save = useSaveLetters();

  const actions: RecordActions<Letter> = [
    viewAction(({ id }) => paths.letters.show(id)),
    {
      label: 'Unduh',
      icon: FileDownloadOutlined,
      onRow: (letter) => save([letter]),
      onRows: (letters) => save(letters),
    },
    {
      label: 'Unduh PDF',
      icon: PictureAsPdfOutlined,
      busyLabel: PREPARING_PDF,
      onRow: (letter) => {
        // The menu has closed, so that a toast says it.
        notify.info(PREPARING_PDF, 'Unduhan dimulai sendiri.');
        return save([letter], 'pdf');
      },
      onRows: (letters) => save(letters, 'pdf'),
    },
    {
      label: 'Cetak (satu PDF)',
      icon: PrintOutlined,
      busyLabel: PREPARING_PDF,
      onRows: (letters) => save(letters, 'print'),
    },
    {
      label: 'Batalkan',
      icon: BlockOutlined,
      tone: 'danger',
      isOffered: ({ state }) => state !== 'cancelled',
      onRow: setCancelled,
    },
  ];

  const dialog = cancelled && (
    <cancelLetterDialog.Component letter={cancelled} onClose={() => setCancelled(null)} />
  );
  return { actions, dialog };
}
