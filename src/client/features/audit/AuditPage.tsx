import { useCallback, useMemo } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { type ListAuditEntriesArg, useListAuditEntriesQuery, usePrefetch } from '@/client/api/api';
import { actorOf } from '@/client/records/history/entrySentence';
import { useCampusClock } from '@/client/records/history/useCampusClock';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { paths } from '@/shared/paths';
import { auditColumns } from './auditColumns';
import { AUDIT_FILTERS } from './auditFilters';
import { ACTION_LABELS } from './auditTexts';
import { ExportTrailButton } from './ExportTrailButton';

const drawer = lazyComponent(() => import('./AuditEntryDrawer'), 'AuditEntryDrawer');

const ENTRY = 'entry';

/** Other people write entries all the time; a request sent ahead of the page is recent enough. */
const FRESH_S = 5;

/** The open entry, which is in the URL so that 'back' closes it. */
function useOpenEntry() {
  const [url, setUrl] = useSearchParams();
  const navigate = useNavigate();
  const wasOpenedHere = useNavigationType() === 'PUSH';

  const hrefOf = ({ id }: { id: number }) => {
    const next = new URLSearchParams(url);
    next.set(ENTRY, String(id));
    return `${paths.auditEntries.index}?${next}`;
  };
  const close = useCallback(() => {
    if (wasOpenedHere) {
      void navigate(-1);
      return;
    }
    setUrl(
      (shown) => {
        shown.delete(ENTRY);
        return shown;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, setUrl, wasOpenedHere]);
  return { id: Number(url.get(ENTRY)), hrefOf, close };
}

/** @screen audit */
export function AuditPage() {
  const clock = useCampusClock();
  const columns = useMemo(() => auditColumns(clock), [clock]);
  const table = useTable<ListAuditEntriesArg>({
    list: 'audit',
    columns,
    filters: AUDIT_FILTERS,
    prefetch: usePrefetch('listAuditEntries'),
  });
  const entries = useListAuditEntriesQuery(table.params, { refetchOnMountOrArgChange: FRESH_S });
  const open = useOpenEntry();
  const shown = entries.data?.data.find(({ id }) => id === open.id);

  return (
    <ListPage
      context="Siapa melakukan apa, kapan, dan dari mana."
      actions={<ExportTrailButton filters={table.params} />}
    >
      <DataTable
        label="Jejak Audit"
        table={table}
        result={entries}
        columns={columns}
        searchLabel="Cari nama, data, atau alasan..."
        nameOf={(entry) => `${actorOf(entry).name}, ${ACTION_LABELS[entry.action]}`}
        hrefOf={open.hrefOf}
      />
      {shown && <drawer.Component entry={shown} clock={clock} onClose={open.close} />}
    </ListPage>
  );
}
