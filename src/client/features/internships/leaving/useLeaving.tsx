import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MoveUpOutlined from '@mui/icons-material/MoveUpOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import type { Internship } from '@/client/api/api';
import type { RecordAction } from '@/client/table/actions/recordAction';
import { lazyComponent } from '@/client/ui/lazyComponent';

const DIALOGS = {
  end: lazyComponent(() => import('./EndDialog'), 'EndDialog'),
  move: lazyComponent(() => import('./MoveDialog'), 'MoveDialog'),
  undo: lazyComponent(() => import('./UndoEndDialog'), 'UndoEndDialog'),
} as const;

interface Asked {
  kind: keyof typeof DIALOGS;
  internship: Internship;
}

const isOpen = ({ closed_by }: Internship) => closed_by === null;
const isRunning = (internship: Internship) => isOpen(internship) && internship.end_date === null;
const isEnded = (internship: Internship) => isOpen(internship) && internship.end_date !== null;

/** The actions that end, move and resume a placement, and their dialog. */
export function useLeaving() {
  const [asked, setAsked] = useState<Asked | null>(null);

  const actions: readonly RecordAction<Internship>[] = [
    {
      label: 'Batalkan pengakhiran',
      icon: UndoOutlined,
      isOffered: isEnded,
      onRow: (internship) => setAsked({ kind: 'undo', internship }),
    },
    {
      label: 'Akhiri magang',
      icon: LogoutOutlined,
      isOffered: isRunning,
      onRow: (internship) => setAsked({ kind: 'end', internship }),
    },
    {
      label: 'Pindah mitra',
      icon: MoveUpOutlined,
      isOffered: isRunning,
      onRow: (internship) => setAsked({ kind: 'move', internship }),
    },
  ];

  const Dialog = asked && DIALOGS[asked.kind].Component;
  const dialog = Dialog && (
    <Dialog
      key={`${asked.kind} ${asked.internship.id}`}
      internship={asked.internship}
      onClose={() => setAsked(null)}
    />
  );
  return { actions, dialog };
}
