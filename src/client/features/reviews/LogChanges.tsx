import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { shortened, wordDiff } from './wordDiff';

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '80ch',
  ...theme.typography.body1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& del': { color: theme.vars.palette.error.text, backgroundColor: theme.vars.palette.error.fill },
  '& ins': {
    color: theme.vars.palette.success.text,
    backgroundColor: theme.vars.palette.success.fill,
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  },
}));

type Props = { before: string; after: string; isOpen: boolean };

/** The log with what the student has removed and added since it was returned. */
export function LogChanges({ before, after, isOpen }: Props) {
  const whole = useMemo(() => wordDiff(before, after), [before, after]);
  if (whole.every(({ kind }) => kind === 'same')) {
    return (
      <>
        <Text>Teks catatan tidak berubah sejak dikembalikan.</Text>
        {isOpen && <Text>{after}</Text>}
      </>
    );
  }
  return (
    <Text>
      {(isOpen ? whole : shortened(whole)).map(({ kind, text }, index) => {
        const key = index;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Part = kind === 'old' ? 'del' : 'ins';
        return (
          <Part key={key}>
            <VisuallyHidden>{kind === 'old' ? 'dihapus: ' : 'ditambah: '}</VisuallyHidden>
            {text}
          </Part>
        );
      })}
    </Text>
  );
}
