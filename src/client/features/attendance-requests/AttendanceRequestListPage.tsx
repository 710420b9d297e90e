import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { rejectDialog } from '@/client/records/requests/lazyRejectDialog';
import { keysDialog } from '@/client/records/review/lazyKeysDialog';
import { type Clock, monotonicClock } from '@/client/records/review/usePressGuard';
import { ExportButton } from '@/client/ui/ExportButton';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { DecisionBar } from './DecisionBar';
import { RequestRows } from './RequestRows';
import { RequestToolbar } from './RequestToolbar';
import { REQUEST_KEY_LINES } from './requestKeyLines';
import { exportRequest } from './requestQuery';
import { REQUEST_PANEL_ID, requestTabId, StateTabs } from './StateTabs';
import { useRequestDesk } from './useRequestDesk';
import { useRequestList } from './useRequestList';

type Props = { clock?: Clock };

/**
 * The requests of students, with decisions by mouse and by the keys of the review desk.
 * @screen attendance-requests.index
 */
export function AttendanceRequestListPage({ clock = monotonicClock }: Props) {
  const requests = useRequestList();
  const { query, list, counts, pageCount } = requests;
  const [areKeysShown, setKeysShown] = useState(false);
  const desk = useRequestDesk(requests, { clock, onShowKeys: () => setKeysShown(true) });
  const { chosen, change, decide, decisions, rejected } = desk;

  return (
    <>
      <PageHeader
        context="Izin, sakit, koreksi absen dan kerja di tempat lain yang diajukan mahasiswa."
        actions={
          <ExportButton
            label="Ekspor"
            request={exportRequest(query)}
            fallbackName="pengajuan.xlsx"
          />
        }
      />
      <Card sx={{ flex: 'none', mb: 9 }}>
        <StateTabs state={query.state} counts={counts} onChange={(state) => change({ state })} />
        <div ref={desk.toolbar}>
          <RequestToolbar
            query={query}
            change={change}
            onLeaveSearch={desk.leaveSearch}
            onShowKeys={() => setKeysShown(true)}
          />
        </div>
        <div
          id={REQUEST_PANEL_ID}
          role="tabpanel"
          aria-labelledby={requestTabId(query.state)}
          aria-busy={list.isFetching}
          onClickCapture={(press) => {
            if (desk.isMeant(press)) return;
            press.preventDefault();
            press.stopPropagation();
          }}
        >
          <RequestRows requests={requests} desk={desk} />
        </div>
        {pageCount > 1 && (
          <Stack sx={{ alignItems: 'center', p: 1.5 }}>
            <Pages page={query.page} count={pageCount} onChange={(page) => change({ page })} />
          </Stack>
        )}
      </Card>
      <DecisionBar
        count={chosen.length}
        recent={decisions.recent}
        onApprove={() => decide('approve', chosen)}
        onReject={() => decide('reject', chosen)}
        onClear={desk.clear}
        onUndo={decisions.undoRecent}
      />
      {areKeysShown && (
        <keysDialog.Component lines={REQUEST_KEY_LINES} onClose={() => setKeysShown(false)} />
      )}
      {rejected.length > 0 && (
        <rejectDialog.Component
          label={
            rejected.length === 1
              ? (rejected[0]?.student_name ?? '')
              : `${rejected.length} mahasiswa`
          }
          onReject={desk.reject}
          onClose={desk.endRejection}
        />
      )}
    </>
  );
}
