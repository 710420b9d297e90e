import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import type { Review, ReviewDecisionResult } from '@/client/api/api';
import { Badge } from '@/client/components/cells/Badge';
import { formatShortWeekdayDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { DONE_TEXTS } from './deskTexts';

const List = styled('ul')(({ theme }) => ({
  maxHeight: 340,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px 12px',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': {
    ...theme.typography.body2,
    gridColumn: '1 / -1',
    color: theme.vars.palette.text.secondary,
  },
  '& time': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  },
}));

const ORDER = { refused: 0, already: 1, done: 2 } as const;

const looks = {
  refused: { tone: 'error', icon: <BlockOutlined /> },
  already: { tone: 'neutral', icon: <InfoOutlined /> },
  done: { tone: 'success', icon: <CheckCircleOutlined /> },
} as const;

type Props = {
  results: readonly ReviewDecisionResult[];
  decision: 'validate' | 'return';
  /** Rows that were shown: others have only a number. */
  seen: ReadonlyMap<number, Review>;
};

const ActivityName = ({ row, id }: { row: Review | undefined; id: number }) =>
  row ? (
    <span>
      {`${row.student.name} · ${row.name} · `}
      <time dateTime={row.date}>{formatShortWeekdayDate(row.date)}</time>
    </span>
  ) : (
    <span>Aktivitas nomor {id}</span>
  );

/** What has become of each activity: first what was refused. */
export function BulkResults({ results, decision, seen }: Props) {
  const done = DONE_TEXTS[decision];
  const texts = { refused: 'Ditolak', already: `Sudah ${done}`, done: `Berhasil ${done}` };
  const counted = (outcome: keyof typeof ORDER) =>
    results.filter((result) => result.outcome === outcome).length;
  const sorted = [...results].sort((a, b) => ORDER[a.outcome] - ORDER[b.outcome]);
  const sentence = [
    `${formatNumber(counted('done'))} ${done}`,
    counted('already') > 0 && `${formatNumber(counted('already'))} sudah ${done} sebelumnya`,
    counted('refused') > 0 && `${formatNumber(counted('refused'))} ditolak`,
  ].filter(Boolean);

  return (
    <>
      <div role="status">{sentence.join(', ')}.</div>
      <List aria-label="Hasil setiap aktivitas" tabIndex={0}>
        {sorted.map(({ activity_id, outcome, message }) => (
          <li key={activity_id}>
            <ActivityName row={seen.get(activity_id)} id={activity_id} />
            <Badge {...looks[outcome]}>{texts[outcome]}</Badge>
            {message && <small>{message}</small>}
          </li>
        ))}
      </List>
    </>
  );
}
