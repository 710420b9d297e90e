import CheckOutlined from '@mui/icons-material/CheckOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import type { GuidanceSession } from '@/client/api/api';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { readDialog, returnDialog } from './lazyDialogs';
import { useAgreements } from './useAgreements';

type Opened = { session: GuidanceSession; isReturned: boolean } | null;

/** The actions on sessions, with the dialog that reads or returns one. */
export function useGuidanceActions(decides: boolean) {
  const [opened, setOpened] = useState<Opened>(null);
  const agree = useAgreements();
  const close = () => setOpened(null);

  const actions: RecordActions<GuidanceSession> = [
    {
      label: 'Baca',
      icon: VisibilityOutlined,
      onRow: (session) => setOpened({ session, isReturned: false }),
    },
    {
      label: 'Setujui',
      icon: CheckOutlined,
      isOffered: ({ allowed }) => allowed.includes('agree'),
      onRow: (session) => agree([session]),
      onRows: decides ? agree : undefined,
    },
    {
      label: 'Kembalikan',
      icon: UndoOutlined,
      isOffered: ({ allowed }) => allowed.includes('return'),
      onRow: (session) => setOpened({ session, isReturned: true }),
    },
  ];

  const dialog = opened?.isReturned ? (
    <returnDialog.Component session={opened.session} onClose={close} />
  ) : (
    opened && (
      <readDialog.Component
        session={opened.session}
        onAgree={() => {
          close();
          void agree([opened.session]);
        }}
        onReturn={() => setOpened({ ...opened, isReturned: true })}
        onClose={close}
      />
    )
  );
  return { actions, dialog };
}
