import type { ListAuditEntriesArg } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';

/** Saves all entries that match the filters, not only the shown page. */
export function ExportTrailButton({ filters }: { filters: ListAuditEntriesArg }) {
  return (
    <ExportButton
      label="Ekspor CSV"
      fallbackName="jejak-audit.csv"
      request={{
        url: '/audit-entries/export',
        headers: { accept: 'text/csv' },
        params: {
          search: filters.search,
          actor_user_id: filters.actorUserId,
          action: filters.action,
          resource: filters.resource,
          record_id: filters.recordId,
          date_from: filters.dateFrom,
          date_to: filters.dateTo,
        },
      }}
    />
  );
}
