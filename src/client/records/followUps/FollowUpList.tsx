import SnoozeOutlined from '@mui/icons-material/SnoozeOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FollowUp } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { SectionRows } from '@/client/ui/SectionCard';
import { FollowUpRow, followUpRowId } from './FollowUpRow';
import { PUT_OFF_DAYS, SHOW_AGAIN, sinceText, untilText } from './followUpTexts';
import { usePutOff } from './usePutOff';

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 44,
  padding: '6px 10px 6px 20px',
  [theme.breakpoints.down('md')]: { padding: '6px 4px 6px 14px' },
}));

const Folds = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
});

/** Two columns on a desk; a cell without a kind has the line above it, too. */
const Kinds = styled(SectionRows)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(even), &::after': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '&:has(> :last-child:nth-child(odd))::after': {
      content: '""',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

type Props = {
  kinds: readonly FollowUp[];
  /** The id of the heading. */
  labelledBy: string;
  /** The rows that are shown before 'Tampilkan semua'. */
  atFirst: number;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  /** The heading, and what it says. */
  children: ReactNode;
};

/** The heading, and a row for each kind; further ones, and those that were put off, unfold. */
export function FollowUpList(props: Props) {
  const { kinds, labelledBy, atFirst, isUnfolded, onUnfold, children } = props;
  const [arePutOffShown, setPutOffShown] = useState(false);
  const [foldId, putOffId] = [useId(), useId()];
  const today = useCampusToday();
  const { putOff, showAgain } = usePutOff();

  const waiting = kinds.filter(({ put_off_until }) => put_off_until === null);
  const putOffKinds = kinds.filter(({ put_off_until }) => put_off_until !== null);
  const isFolding = waiting.length > atFirst;

  // The pressed button leaves with its row. The last one of these elements that is there gets the focus.
  const focusNext = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row leaves with the kinds
  useEffect(() => {
    for (const id of focusNext.current) document.getElementById(id)?.focus();
    focusNext.current = [];
  }, [kinds]);
  const moveFocus = async (change: Promise<boolean>, ...ids: string[]) => {
    focusNext.current = ids;
    if (!(await change)) focusNext.current = [];
  };

  const putOffButton = (followUp: FollowUp) => {
    const label = `Tunda ${followUp.title} ${PUT_OFF_DAYS} hari`;
    return (
      <IconButton
        size="small"
        title={label}
        aria-label={label}
        onClick={() => void moveFocus(putOff(followUp), putOffId)}
      >
        <SnoozeOutlined fontSize="small" />
      </IconButton>
    );
  };

  const showButton = (followUp: FollowUp) => (
    <Button
      size="small"
      aria-label={`${SHOW_AGAIN}: ${followUp.title}`}
      onClick={() => void moveFocus(showAgain(followUp), foldId, followUpRowId(followUp.kind))}
    >
      {SHOW_AGAIN}
    </Button>
  );

  return (
    <>
      <Header>
        {children}
        <Folds>
          {isFolding && (
            <Button
              id={foldId}
              size="small"
              aria-expanded={isUnfolded}
              onClick={() => onUnfold(!isUnfolded)}
            >
              {isUnfolded ? 'Tampilkan lebih sedikit' : `Tampilkan semua (${waiting.length})`}
            </Button>
          )}
          {putOffKinds.length > 0 && (
            <Button
              id={putOffId}
              size="small"
              aria-expanded={arePutOffShown}
              onClick={() => setPutOffShown(!arePutOffShown)}
            >
              Ditunda ({putOffKinds.length})
            </Button>
          )}
        </Folds>
      </Header>
      {waiting.length > 0 && (
        <Kinds aria-labelledby={labelledBy}>
          {(isUnfolded ? waiting : waiting.slice(0, atFirst)).map((followUp) => (
            <FollowUpRow
              key={followUp.kind}
              followUp={followUp}
              note={followUp.oldest_date ? sinceText(followUp.oldest_date, today) : undefined}
              action={putOffButton(followUp)}
            />
          ))}
        </Kinds>
      )}
      {arePutOffShown && putOffKinds.length > 0 && (
        <Kinds aria-label="Ditunda">
          {putOffKinds.map((followUp) => (
            <FollowUpRow
              key={followUp.kind}
              followUp={followUp}
              note={untilText(followUp.put_off_until, today)}
              action={showButton(followUp)}
            />
          ))}
        </Kinds>
      )}
    </>
  );
}
