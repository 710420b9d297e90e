import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MoveUpOutlined from '@mui/icons-material/MoveUpOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import type { Internship } from '@/client/api/api';
import type { RowAction } from '@/client/ui/cells/rowAction';
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

/** The actions that end, move and resume a placement, and their dialog. */
export function useLeaving() {
  const [asked, setAsked] = useState<Asked | null>(null);

  const actionsOf = (internship: Internship): RowAction[] => {
    const { end_date, internship_period } = internship;
    if (internship_period.closed_at !== null) return [];
    if (end_date !== null) {
      return [
        {
          label: 'Batalkan pengakhiran',
          icon: <UndoOutlined fontSize="small" />,
          onClick: () => setAsked({ kind: 'undo', internship }),
        },
      ];
    }
    return [
      {
        label: 'Akhiri magang',
        icon: <LogoutOutlined fontSize="small" />,
        onClick: () => setAsked({ kind: 'end', internship }),
      },
      {
        label: 'Pindah mitra',
        icon: <MoveUpOutlined fontSize="small" />,
        onClick: () => setAsked({ kind: 'move', internship }),
      },
    ];
  };

  const Dialog = asked && DIALOGS[asked.kind].Component;
  const dialog = Dialog && (
    <Dialog
      key={`${asked.kind} ${asked.internship.id}`}
      internship={asked.internship}
      onClose={() => setAsked(null)}
    />
  );
  return { actionsOf, dialog };
}
