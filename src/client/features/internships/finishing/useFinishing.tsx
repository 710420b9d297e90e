import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useState } from 'react';
import {
  type Internship,
  useApplyToInternshipsMutation,
  useFinishInternshipMutation,
} from '@/client/api/api';
import type { RecordAction } from '@/client/table/actions/recordAction';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { lazyComponent } from '@/client/ui/lazyComponent';

const undoDialog = lazyComponent(() => import('./UndoFinishDialog'), 'UndoFinishDialog');

const EFFECT =
  'Aktivitas, absensi, catatan, nilai, pengajuan, laporan, dan ujiannya hanya dapat dibaca, dan sertifikatnya dapat diterbitkan tanpa menunggu periode ditutup.';
const FINISHED = { title: 'Berhasil', description: 'Penempatan ditandai selesai.' };
const NOT_FINISHED = { title: 'Gagal', description: 'Penempatan tidak ditandai selesai.' };

const isOpen = ({ closed_by }: Internship) => closed_by === null;
const isFinished = ({ finished_at }: Internship) => finished_at !== null;

/** The actions that finish placements, one or many, and take that back, with their dialog. */
export function useFinishing() {
  const [finish] = useFinishInternshipMutation();
  const [applyToInternships] = useApplyToInternshipsMutation();
  const run = useConfirmedAction();
  const [undone, setUndone] = useState<Internship | null>(null);

  const actions: readonly RecordAction<Internship>[] = [
    {
      label: 'Tandai selesai',
      icon: TaskAltOutlined,
      isOffered: isOpen,
      onRow: ({ id, student, mentor }) =>
        run({
          title: 'Tandai Selesai',
          description: `Penempatan ${student.user.name} di ${mentor.company.name} selesai. ${EFFECT}`,
          confirmLabel: 'Tandai selesai',
          action: () => finish({ id }).unwrap(),
          success: FINISHED,
          failure: NOT_FINISHED,
        }),
      operation: {
        question: (what) => `${what} ditandai selesai. ${EFFECT}`,
        done: 'ditandai selesai',
        apply: async (rows) => {
          const ids = rows.map(({ id }) => id);
          const internshipBulkInput = { action: 'finish' as const, ids };
          return (await applyToInternships({ internshipBulkInput }).unwrap()).data.results;
        },
      },
    },
    {
      label: 'Batalkan selesai',
      icon: LockOpenOutlined,
      isOffered: isFinished,
      onRow: setUndone,
    },
  ];

  const dialog = undone && (
    <undoDialog.Component internship={undone} onClose={() => setUndone(null)} />
  );
  return { actions, dialog };
}
