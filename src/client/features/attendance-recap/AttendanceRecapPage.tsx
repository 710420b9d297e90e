import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ExportButton } from '@/client/ui/ExportButton';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { waitingDot } from '@/client/ui/waitingMark';
import { hasHours } from '@/shared/attendance/totals';
import { LEGEND } from '@/shared/attendance/totalsText';
import { addDays, datesBetween } from '@/shared/calendarDays';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { formatNumber } from '@/shared/formatNumber';
import { RecapTable } from './RecapTable';
import { RecapToolbar } from './RecapToolbar';
import { PAGE_SIZES, PER_PAGE, recapPdf, recapWorkbook } from './recapQuery';
import { useRecap } from './useRecap';

const dayDrawer = lazyComponent(
  () => import(/* webpackChunkName: "later.dayDrawer" */ './DayDrawer'),
  'DayDrawer',
);

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0, flex: '1 1 280px' },
}));

const Dot = styled('span')(({ theme }) => ({ display: 'inline-block', ...waitingDot(theme) }));

const PRINT_FAILED = 'Rekap tidak dapat dicetak. Silakan coba lagi nanti.';

type OpenDay = { id: number; date: string; view: string };

/**
 * The attendance of the students of a period on the days of a month.
 * @screen attendance-recap.index
 */
export function AttendanceRecapPage() {
  const recap = useRecap();
  const { change, periods, period, days, arg, list } = recap;
  const [open, setOpen] = useState<OpenDay | null>(null);
  // The back button leads to other days while one is open.
  const view = JSON.stringify(arg);
  if (open && open.view !== view) setOpen(null);
  const dates = useMemo(
    () => (days.from ? datesBetween(days.from, days.to) : []),
    [days.from, days.to],
  );

  // `data` would still hold the days of another month.
  const rows = list.currentData?.data;
  const total = list.currentData?.meta.total ?? 0;
  const perPage = arg.perPage ?? PER_PAGE;
  const pageCount = Math.ceil(total / perPage);
  const shown = open && rows?.find(({ id }) => id === open.id);
  const hasFiles = rows !== undefined && rows.length > 0;

  const moved = (by: number) => {
    if (!open) return null;
    const date = addDays(open.date, by);
    return dates.includes(date) ? () => setOpen({ ...open, date }) : null;
  };

  const content = () => {
    const failed = periods.isError ? periods : list;
    // Rows that cannot be read again stay.
    if (failed.isError && !rows) {
      const [reason] = Object.values(fieldErrorsOf(failed.error) ?? {});
      return <ErrorState text={reason ?? TABLE_LOAD_FAILED} onRetry={failed.refetch} />;
    }
    if (periods.data && !period) {
      return <EmptyState icon={<EventNoteOutlined />} text="Belum ada periode magang." />;
    }
    if (!rows) {
      return (
        <LoadingState>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
            <Skeleton key={row} height={40} sx={{ mx: 2 }} />
          ))}
        </LoadingState>
      );
    }
    if (rows.length === 0) {
      return (
        <EmptyState
          icon={<EventNoteOutlined />}
          text="Tidak ada mahasiswa yang cocok dengan filter ini."
        />
      );
    }
    return (
      <RecapTable
        rows={rows}
        dates={dates}
        hasHours={hasHours(
          period?.requires_check_out ?? false,
          rows.map(({ totals }) => totals),
        )}
        onOpen={(id, date) => setOpen({ id, date, view })}
      />
    );
  };

  return (
    <>
      <PageHeader
        context="Kehadiran setiap mahasiswa per hari. Pilih sebuah hari untuk melihat absen dan pengajuannya."
        actions={
          <>
            <PrintButton request={hasFiles ? recapPdf(arg) : null} reasonOf={() => PRINT_FAILED} />
            <ExportButton
              label="Ekspor"
              request={hasFiles ? recapWorkbook(arg) : null}
              fallbackName="rekap-kehadiran.xlsx"
            />
          </>
        }
      />
      <Card
        component="section"
        aria-label="Rekap"
        aria-busy={list.isFetching}
        sx={{ flex: 'none' }}
      >
        <RecapToolbar {...recap} />
        <div style={{ height: 2 }}>
          {list.isFetching && <LinearProgress aria-label="Memuat" sx={{ height: 2 }} />}
        </div>
        {content()}
        {hasFiles && (
          <Foot>
            <p>
              {LEGEND}
              {rows.some(({ waiting_days }) => waiting_days.length > 0) && (
                <>
                  , <Dot aria-hidden /> Pengajuan menunggu keputusan
                </>
              )}
            </p>
            <span>{formatNumber(total)} mahasiswa</span>
            {total > PER_PAGE && (
              <NativeSelect
                aria-label="Mahasiswa per halaman"
                value={perPage}
                onChange={({ target }) => change({ per_page: target.value })}
              >
                {PAGE_SIZES.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </NativeSelect>
            )}
            {pageCount > 1 && (
              <Pages
                page={arg.page ?? 1}
                count={pageCount}
                onChange={(page) => change({ page: String(page) })}
              />
            )}
          </Foot>
        )}
      </Card>
      {open && shown && (
        <dayDrawer.Component
          row={shown}
          date={open.date}
          onPrevious={moved(-1)}
          onNext={moved(1)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
