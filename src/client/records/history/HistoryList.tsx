import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AuditEntry, useListRecordHistoryQuery } from '@/client/api/api';
import { useRole } from '@/client/session/useSession';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { Event, Timeline } from '@/client/ui/Timeline';
import { formatTime, formatWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import type { HistoryResource } from '@/shared/records';
import { ACTION_STYLES } from './actionStyles';
import { EntryText } from './EntryText';
import { actorOf, thingHere } from './entrySentence';
import { historyGroups } from './historyGroups';
import { type CampusClock, useCampusClock } from './useCampusClock';

const ENTRIES_SHOWN = 20;

const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '14px 20px 0',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { marginLeft: 'auto' },
}));

const Loading = () => (
  <LoadingState>
    <Timeline>
      {[60, 75, 50].map((width) => (
        <Event key={width} icon={null} colour="secondary">
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" />
        </Event>
      ))}
    </Timeline>
  </LoadingState>
);

type RequestProps = { entries: [AuditEntry, ...AuditEntry[]]; clock: CampusClock };

/** The changes of one request under its person and time. */
function Request({ entries: [first, ...others], clock }: RequestProps) {
  const { Icon, colour } = ACTION_STYLES[first.action];
  const { name, role } = actorOf(first);
  const from = [first.device, first.address].filter(Boolean).join(', ');
  return (
    <Event icon={<Icon />} colour={colour}>
      <EntryText entry={first} thing={thingHere(first)} clock={clock}>
        <strong>{name}</strong>
        {role && ` (${role})`}
      </EntryText>
      {others.map((entry) => (
        <EntryText key={entry.id} entry={entry} thing={thingHere(entry)} clock={clock}>
          dan
        </EntryText>
      ))}
      <p className="when">
        {formatTime(clock(first.at).slice(11))}
        {from && ` · ${from}`}
      </p>
    </Event>
  );
}

type Props = { of: HistoryResource; id: number | string };

/**
 * The entries about a record.
 * @public used through the module that `RecordHistory` imports
 */
export function HistoryList({ of, id }: Props) {
  const [page, setPage] = useState(1);
  const clock = useCampusClock();
  const readsTrail = can(useRole(), 'auditTrail');
  const { data, isError, isFetching, refetch } = useListRecordHistoryQuery(
    { resource: of, recordId: String(id), page, perPage: ENTRIES_SHOWN },
    // Other people change the record, too.
    { refetchOnMountOrArgChange: true },
  );

  if (isError) return <ErrorState text={DETAIL_LOAD_FAILED} onRetry={refetch} />;
  if (!data) return <Loading />;
  const pages = Math.max(1, Math.ceil((data.meta?.total ?? 0) / ENTRIES_SHOWN));
  if (data.data.length === 0 && page === 1) {
    return (
      <EmptyState
        icon={<HistoryOutlined />}
        text="Belum ada perubahan yang tercatat"
        description="Setiap perubahan pada data ini akan muncul di sini."
      />
    );
  }
  return (
    <div aria-busy={isFetching}>
      {historyGroups(data.data, clock).map(({ day, requests }) => (
        <section key={day} aria-label={formatWeekdayDate(day)}>
          <Day>{formatWeekdayDate(day)}</Day>
          <Timeline>
            {requests.map((entries) => (
              <Request key={entries[0].id} entries={entries} clock={clock} />
            ))}
          </Timeline>
        </section>
      ))}
      {(pages > 1 || readsTrail) && (
        <Footer>
          {pages > 1 && (
            <>
              <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Lebih baru
              </Button>
              <span aria-live="polite">
                Halaman {page} dari {pages}
              </span>
              <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                Lebih lama
              </Button>
            </>
          )}
          {readsTrail && (
            <Button size="small" component={Link} to={paths.auditEntries.ofRecord(of, id)}>
              Buka di Jejak Audit
            </Button>
          )}
        </Footer>
      )}
    </div>
  );
}
