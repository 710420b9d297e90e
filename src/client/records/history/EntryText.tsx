import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AuditEntry } from '@/client/api/api';
import { ChangeItem, ChangeSentence, CutText, HeldValue } from './ChangeText';
import { entrySentence } from './entrySentence';
import type { CampusClock } from './useCampusClock';

const Changes = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  paddingLeft: 18,
  '& li': { overflowWrap: 'anywhere' },
  '& li::marker': { color: theme.vars.palette.text.secondary },
}));

type Props = {
  entry: AuditEntry;
  /** The name for the record: 'data ini', or its label. */
  thing: string;
  clock: CampusClock;
  /** The person, as the subject of the sentence. */
  children?: React.ReactNode;
};

/** An entry as a sentence with its changes. */
export function EntryText({ entry, thing, clock, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { resource, reason } = entry;
  const { text, change, changes, holdsValues } = entrySentence(entry, thing);
  const of = { resource, clock };
  const isListed = changes.length > 0 && (!holdsValues || isOpen);
  const Line = holdsValues ? HeldValue : ChangeItem;

  return (
    <>
      <p>
        {children} {change ? <ChangeSentence change={change} {...of} /> : text}
        {isListed && !holdsValues && ':'}
      </p>
      {holdsValues && changes.length > 0 && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -1.25 }}
        >
          {isOpen ? 'Tutup isinya' : 'Lihat isinya'}
        </Button>
      )}
      {isListed && (
        <Changes>
          {changes.map((one) => (
            <li key={one.field}>
              <Line change={one} {...of} />
            </li>
          ))}
        </Changes>
      )}
      {reason && (
        <blockquote>
          Alasan: <CutText>{reason}</CutText>
        </blockquote>
      )}
    </>
  );
}
