import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DefenceRow } from '@/client/api/api';
import type { RecordAction } from '@/client/table/actions/recordAction';
import { notify } from '@/client/ui/toasts/notify';
import { DEFENCES_MAX } from '@/shared/resources/defences/constants';
import { planDialog } from './lazyDialogs';

const NOT_PLANNABLE = 'Pilih mahasiswa yang belum memiliki jadwal dan periodenya belum ditutup.';

const canBePlanned = ({ state, closed_by }: DefenceRow) =>
  !closed_by && (state === 'unplanned' || state === 'cancelled');

/** The action that plans defences, the button that asks for the students, and the dialog of both. */
export function usePlanAction(periodId: number | undefined) {
  const [planned, setPlanned] = useState<readonly DefenceRow[] | null>(null);

  const plan = (rows: readonly DefenceRow[]) => {
    if (!rows.every(canBePlanned)) notify.error('Gagal', NOT_PLANNABLE);
    else if (rows.length > DEFENCES_MAX) {
      notify.error('Gagal', `Paling banyak ${DEFENCES_MAX} mahasiswa sekaligus.`);
    } else setPlanned(rows);
  };

  const action: RecordAction<DefenceRow> = {
    label: 'Jadwalkan',
    icon: EventOutlined,
    isOffered: canBePlanned,
    onRow: (row) => plan([row]),
    onRows: plan,
  };
  const dialog = planned && (
    <planDialog.Component rows={planned} periodId={periodId} onClose={() => setPlanned(null)} />
  );
  const button = (
    <Button variant="contained" startIcon={<EventOutlined />} onClick={() => setPlanned([])}>
      Jadwalkan Ujian
    </Button>
  );
  return { action, button, dialog };
}
