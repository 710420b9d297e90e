import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { formatNumber } from '@/shared/formatNumber';
import { announce } from '../announcements';
import { Badge } from '../cells/Badge';

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

export type Result = {
  key: number | string;
  name: ReactNode;
  outcome: 'done' | 'already' | 'refused';
  /** The reason for the refusal. */
  message: string | null;
};

type Props = {
  /** The accessible name of the list. */
  label: string;
  results: readonly Result[];
  /** The word for success: 'divalidasi'. */
  done: string;
};

/** The result of a bulk action for each record, refused ones first. */
export function ResultList({ label, results, done }: Props) {
  const texts = { refused: 'Ditolak', already: `Sudah ${done}`, done: `Berhasil ${done}` };
  const counted = (outcome: keyof typeof ORDER) =>
    results.filter((result) => result.outcome === outcome).length;
  const sorted = results.toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome]);
  const parts = [
    `${formatNumber(counted('done'))} ${done}`,
    counted('already') > 0 && `${formatNumber(counted('already'))} sudah ${done} sebelumnya`,
    counted('refused') > 0 && `${formatNumber(counted('refused'))} ditolak`,
  ];
  const sentence = `${parts.filter(Boolean).join(', ')}.`;
  useEffect(() => announce(sentence), [sentence]);

  return (
    <>
      <div>{sentence}</div>
      <List aria-label={label} tabIndex={0}>
        {sorted.map(({ key, name, outcome, message }) => (
          <li key={key}>
            <span>{name}</span>
            <Badge {...looks[outcome]}>{texts[outcome]}</Badge>
            {message && <small>{message}</small>}
          </li>
        ))}
      </List>
    </>
  );
}
