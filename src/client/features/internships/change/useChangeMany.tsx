import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { useState } from 'react';
import type { Internship } from '@/client/api/api';
import type { RecordAction } from '@/client/table/actions/recordAction';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { notify } from '@/client/ui/toasts/notify';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';

const changeDialog = lazyComponent(() => import('./ChangeDialog'), 'ChangeDialog');

const TOO_MANY = `Pilih paling banyak ${formatNumber(BULK_PLACEMENTS_MAX)} mahasiswa.`;

/** The action that changes the selected placements, and its dialog. */
export function useChangeMany() {
  const [asked, setAsked] = useState<readonly Internship[] | null>(null);
  const action: RecordAction<Internship> = {
    label: 'Ubah Penempatan',
    icon: ManageAccountsOutlined,
    onRows: (rows) => {
      if (rows.length > BULK_PLACEMENTS_MAX) notify.error('Terlalu banyak', TOO_MANY);
      else setAsked(rows);
    },
  };
  const dialog = asked && (
    <changeDialog.Component internships={asked} onClose={() => setAsked(null)} />
  );
  return { action, dialog };
}
