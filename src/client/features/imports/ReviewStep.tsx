import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UNSCROLLED_ROWS } from '@/client/table/layout/measures';
import { Body, Busy, Frame, heightsOf, Middle } from '@/client/table/layout/TableFrame';
import { TableFooter } from '@/client/table/toolbar/TableFooter';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { BOTTOM_EDGE } from '@/client/ui/pageBottom';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { formatNumber } from '@/shared/formatNumber';
import type { ImportKind } from '@/shared/records';
import { errorGroups } from './errorGroups';
import { FileReplacement } from './FileReplacement';
import { type CellChange, countsOf, hasWarnings, rowsToStore } from './importRows';
import { countsText } from './importTexts';
import { RefusedRowsButton } from './RefusedRowsButton';
import { ReviewToolbar, type RowFilter } from './ReviewToolbar';
import { reviewColumns, wrongFirst } from './reviewColumns';
import type { Import } from './useImport';

const errors = lazyComponent(() => import('./ErrorGroups'), 'ErrorGroups');
const cards = lazyComponent(() => import('./ReviewCards'), 'ReviewCards');
const notices = lazyComponent(() => import('./FileNotices'), 'FileNotices');
const grid = lazyComponent(() => import('./ReviewGrid'), 'ReviewGrid');

const Notices = styled('div')({ display: 'grid', gap: 8, marginBottom: 12 });

const FileLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 12,
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, flex: '1 1 200px' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
});

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 12,
  '& > p': { flex: '1 1 200px', margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: BOTTOM_EDGE,
    zIndex: 2,
    margin: '12px -14px -28px',
    padding: '8px 14px 14px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    '& > p': { flexBasis: '100%' },
    '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 48 },
  },
}));

const FIRST_PAGE_SIZE = 50;
/** The rows scroll by themselves, so that the button below them stays in sight. */
const SCROLLED_ROWS = UNSCROLLED_ROWS + 1;

const unusualRows = (count: number) => ({
  title: 'Impor dengan peringatan?',
  description: `${formatNumber(count)} baris yang akan diimpor memuat peringatan. Sudah diperiksa?`,
  confirmLabel: 'Impor',
});

type Props = { kind: ImportKind; running: Import };

/** Step 3: every row with its result and its errors. */
export function ReviewStep({ kind, running }: Props) {
  const { file, rows, isChecking, checkError, storeError, fileError, changedElsewhere } = running;
  const isPhone = useIsPhone();
  const confirm = useConfirm();
  const [filter, setFilter] = useState<RowFilter>('all');
  const [{ page, perPage }, setView] = useState({ page: 1, perPage: FIRST_PAGE_SIZE });

  // Rows that have become right stay where they are until another filter is chosen.
  const [kept, setStored] = useState<ReadonlySet<number>>(new Set());
  const show = (next: RowFilter) => {
    setFilter(next);
    setStored(new Set());
    setView((view) => ({ ...view, page: 1 }));
  };
  const movedCount = changedElsewhere.size;
  const hadMoved = useRef(0);
  useEffect(() => {
    if (movedCount > 0 && hadMoved.current === 0) setFilter('moved');
    if (movedCount === 0) setFilter((now) => (now === 'moved' ? 'all' : now));
    hadMoved.current = movedCount;
  }, [movedCount]);

  const warned = useMemo(() => rows.filter(hasWarnings).length, [rows]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const columns = useMemo(() => (file ? reviewColumns(file, rows) : []), [file, rows]);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          filter === 'all' ||
          kept.has(row.number) ||
          (filter === 'moved' && changedElsewhere.has(row.number)) ||
          (filter === 'warned' ? hasWarnings(row) : row.state === filter),
      ),
    [rows, filter, kept, changedElsewhere],
  );
  const groups = useMemo(() => errorGroups(rows, running.suggestions), [rows, running.suggestions]);
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  const current = Math.min(page, pageCount);
  const shownColumns = filter === 'wrong' ? wrongFirst(columns, shown) : columns;
  const onPage = shown.slice((current - 1) * perPage, current * perPage);
  const ready = rowsToStore(rows).length;
  const isChecked = !isChecking && checkError === null;

  const editAll = (changes: readonly CellChange[]) => {
    const numbers = changes.flatMap((one) => one.numbers);
    setStored((all) => new Set([...all, ...numbers]));
    running.editAll(changes);
  };

  const edit = (number: number, field: string, value: string) => {
    setStored((numbers) => new Set([...numbers, number]));
    running.edit(number, field, value);
  };

  const unusual = rowsToStore(rows).filter(hasWarnings).length;
  const store = async () => {
    if (unusual === 0 || (await confirm(unusualRows(unusual)))) await running.store();
    else show('warned');
  };

  const content = () => {
    if (shown.length === 0)
      return (
        <Middle>
          <EmptyState text="Tidak ada baris seperti ini." />
        </Middle>
      );
    if (isPhone) return <cards.Component rows={onPage} columns={shownColumns} onEdit={edit} />;
    return <grid.Component rows={onPage} columns={shownColumns} onEdit={edit} />;
  };

  return (
    <>
      <FileLine>
        <span>
          <InsertDriveFileOutlined fontSize="small" aria-hidden />
          <b>{file?.chosen.name}</b>
          {` ${formatNumber(rows.length)} baris`}
        </span>
        <RefusedRowsButton kind={kind} rows={rows} />
        <Button variant="outlined" color="secondary" onClick={running.mapColumns}>
          Kolom
        </Button>
        <FileReplacement onChoose={(chosen) => void running.choose(chosen)} />
      </FileLine>
      <Notices>
        {fileError && <Alert severity="error">{fileError}</Alert>}
        {file && <notices.Component file={file} running={running} />}
        {movedCount > 0 && (
          <Alert severity="warning">
            {`${formatNumber(movedCount)} baris berubah sejak diperiksa, jadi tidak ada yang disimpan. Baris-baris itu sudah diperiksa ulang; lihat lagi, lalu impor.`}
          </Alert>
        )}
        {storeError && <Alert severity="error">{storeError}</Alert>}
        {checkError && <RetryAlert onRetry={running.checkAgain}>{checkError}</RetryAlert>}
      </Notices>
      <Frame fills style={heightsOf('standard')}>
        <ReviewToolbar
          counts={counts}
          total={rows.length}
          moved={movedCount}
          warned={warned}
          filter={filter}
          onFilter={show}
          updateExisting={running.updateExisting}
          onUpdateExisting={running.setUpdateExisting}
        />
        <Busy isShown={isChecking} />
        {filter === 'wrong' && groups.length > 0 && (
          <errors.Component groups={groups} columns={columns} onChange={editAll} />
        )}
        <Body fills rows={onPage.length > 0 ? SCROLLED_ROWS : null}>
          {content()}
        </Body>
        <TableFooter
          page={current}
          perPage={perPage}
          onChange={(changes) => setView((view) => ({ ...view, page: 1, ...changes }))}
          total={shown.length}
          pageCount={pageCount}
        />
      </Frame>
      <Actions>
        <p aria-live="polite">
          {isChecking ? 'Memeriksa baris...' : isChecked && `${countsText(counts)}.`}
          {counts.wrong > 0 && isChecked && ' Baris yang salah tidak ikut diimpor.'}
        </p>
        <Button
          variant="contained"
          disabled={!isChecked || ready === 0}
          onClick={() => void store()}
        >
          {`Impor ${formatNumber(ready)} baris`}
        </Button>
      </Actions>
    </>
  );
}
