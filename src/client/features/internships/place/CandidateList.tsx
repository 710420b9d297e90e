import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Candidate } from './draft';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1.4fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  padding: '2px 20px 2px 10px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > .fact': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minHeight: 56,
    padding: '6px 16px 6px 6px',
    '& > .MuiCheckbox-root': { gridRow: '1 / 3' },
    '& > .fact': { gridColumn: 2 },
  },
}));

type Props = {
  label: string;
  candidates: readonly Candidate[];
  isChosen: (candidate: Candidate) => boolean;
  onToggle: (candidate: Candidate) => void;
};

export const CandidateList = ({ label, candidates, isChosen, onToggle }: Props) => (
  <List aria-label={label}>
    {candidates.map((candidate) => {
      const { id, nim, name, academicYear, hasAccount, earlier } = candidate;
      const facts = [
        nim,
        academicYear,
        earlier?.place.company?.name,
        !hasAccount && 'akun nonaktif',
      ];
      return (
        <li key={earlier?.internshipId ?? id}>
          <Label>
            <Checkbox checked={isChosen(candidate)} onChange={() => onToggle(candidate)} />
            <span>{name}</span>
            <span className="fact">{facts.filter(Boolean).join(' · ')}</span>
          </Label>
        </li>
      );
    })}
  </List>
);
