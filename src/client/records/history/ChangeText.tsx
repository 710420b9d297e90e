import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AuditChange } from '@/client/api/api';
import type { AuditResource } from '@/shared/constants/audit';
import { fieldLabel, fieldText } from './fieldText';
import type { CampusClock } from './useCampusClock';

/** Longer texts are cut. */
const SHOWN_CHARACTERS = 90;

const Text = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** A text whose end shows on demand if it is long. */
export function CutText({ children: text }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= SHOWN_CHARACTERS) return <Text>{text}</Text>;
  return (
    <Text>
      {isOpen ? text : `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…`}{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ verticalAlign: 'baseline', whiteSpace: 'nowrap', font: 'inherit' }}
      >
        {isOpen ? 'Ringkas' : 'Lihat semua'}
      </Link>
    </Text>
  );
}

const Value = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&.old': { color: theme.vars.palette.text.secondary },
  '&.new': { fontWeight: 600 },
}));

type Props = { change: AuditChange; resource: AuditResource; clock: CampusClock };

const useParts = ({ change: { field, old, new: now }, resource, clock }: Props) => {
  const shown = (value: string, className: string) => (
    <Value className={className}>
      <CutText>{fieldText(resource, field, value, clock)}</CutText>
    </Value>
  );
  return {
    label: <strong>{fieldLabel(resource, field)}</strong>,
    before: old === null ? null : shown(old, 'old'),
    after: now === null ? null : shown(now, 'new'),
  };
};

/** A change as a sentence: 'mengubah UTS dari 70 menjadi 85'; for a secret only 'mengubah Password'. */
export function ChangeSentence(props: Props) {
  const { label, before, after } = useParts(props);
  if (before && after) {
    return (
      <>
        mengubah {label} dari {before} menjadi {after}
      </>
    );
  }
  if (after) {
    return (
      <>
        mengisi {label} dengan {after}
      </>
    );
  }
  if (before) {
    return (
      <>
        mengosongkan {label}, sebelumnya {before}
      </>
    );
  }
  return <>mengubah {label}</>;
}

/** A change as an item of a list: 'UTS dari 70 menjadi 85'. */
export function ChangeItem(props: Props) {
  const { label, before, after } = useParts(props);
  if (before && after) {
    return (
      <>
        {label} dari {before} menjadi {after}
      </>
    );
  }
  if (after) {
    return (
      <>
        {label} diisi {after}
      </>
    );
  }
  if (before) {
    return (
      <>
        {label} dikosongkan, sebelumnya {before}
      </>
    );
  }
  return <>{label} diubah</>;
}

/** A value of a created or deleted record: 'UTS: 70'. */
export function HeldValue(props: Props) {
  const { label, before, after } = useParts(props);
  return (
    <>
      {label}: {after ?? before ?? 'ada'}
    </>
  );
}
