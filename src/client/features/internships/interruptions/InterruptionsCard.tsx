import EditOutlined from '@mui/icons-material/EditOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Internship, type Interruption, useListInterruptionsQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { InterruptionRow } from '@/client/records/placementDates/InterruptionRow';
import { interruptionDays } from '@/client/records/placementDates/interruptions';
import { useRole } from '@/client/session/useSession';
import { RowActions } from '@/client/ui/cells/RowActions';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { SectionCard, SectionLine, SectionRows } from '@/client/ui/SectionCard';
import { can } from '@/shared/permissions';
import { PendingRows } from '../workplace/PendingRows';

const formDialog = lazyComponent(() => import('./InterruptionDialog'), 'InterruptionDialog');
const cancelDialog = lazyComponent(
  () => import('./CancelInterruptionDialog'),
  'CancelInterruptionDialog',
);

type Asked = { kind: 'add'; of?: never } | { kind: 'edit' | 'cancel'; of: Interruption };

/** The interruptions of a placement, the latest first. */
export function InterruptionsCard({ internship }: { internship: Internship }) {
  const { id, closed_by } = internship;
  const canChange = can(useRole(), 'manageInternships') && closed_by === null;
  const query = useListInterruptionsQuery({ id });
  const { data, isError, error, refetch } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const interruptions = data?.data;
  const opened = useRecordToEdit(query, asked?.kind === 'edit' ? asked.of.id : null)?.data;
  // The form stays open over an interruption that another person takes back.
  const edited = opened && (opened.find(({ id: one }) => one === asked?.of?.id) ?? asked?.of);

  const addButton = (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={<PauseCircleOutlined />}
      onPointerEnter={formDialog.preload}
      onClick={() => setAsked({ kind: 'add' })}
    >
      Tambah Jeda
    </Button>
  );

  const actionsOf = (interruption: Interruption) => () => [
    {
      label: 'Ubah jeda',
      icon: <EditOutlined fontSize="small" />,
      onClick: () => setAsked({ kind: 'edit', of: interruption }),
    },
    {
      label: 'Batalkan jeda',
      icon: <UndoOutlined fontSize="small" />,
      onClick: () => setAsked({ kind: 'cancel', of: interruption }),
    },
  ];

  return (
    <SectionCard title="Jeda" action={canChange && addButton}>
      {interruptions ? (
        <SectionRows>
          {interruptions.map((interruption) => (
            <InterruptionRow key={interruption.id} interruption={interruption}>
              {canChange && (
                <RowActions
                  of={`jeda ${interruptionDays(interruption)}`}
                  actions={actionsOf(interruption)}
                />
              )}
            </InterruptionRow>
          ))}
        </SectionRows>
      ) : (
        <PendingRows isError={isError} error={error} onRetry={refetch} />
      )}
      {interruptions?.length === 0 && (
        <SectionLine>
          <Typography sx={{ color: 'text.secondary' }}>Belum ada jeda.</Typography>
        </SectionLine>
      )}
      {(asked?.kind === 'add' || edited) && (
        <formDialog.Component
          key={edited?.id}
          internship={internship}
          interruption={edited}
          onClose={close}
        />
      )}
      {asked?.kind === 'cancel' && (
        <cancelDialog.Component internshipId={id} interruption={asked.of} onClose={close} />
      )}
    </SectionCard>
  );
}
