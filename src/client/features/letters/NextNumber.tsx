import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useListLetterSeriesQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { paths } from '@/shared/paths';
import { type LetterKind, NUMBERED_KIND_LABELS } from '@/shared/resources/letters/constants';
import { nextNumber } from './nextNumber';
import { numberingOf, sharersOf } from './registers';

/** The number that the next letter of a kind gets today, with whom it shares its numbers, and where that is changed. */
export function NextNumber({ kind }: { kind: LetterKind }) {
  const today = useCampusToday();
  const all = useListLetterSeriesQuery().data?.data ?? [];
  const series = all.find((row) => row.kind === kind && row.year === Number(today.slice(0, 4)));
  if (!series) return null;
  const numbering = numberingOf(series, all);
  const others =
    numbering === series ? sharersOf(series, all) : NUMBERED_KIND_LABELS[numbering.kind];
  return (
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      Nomor berikutnya: <strong>{nextNumber(kind, numbering, today) ?? 'sudah habis'}</strong>
      {others && ` (bersama ${others})`} ·{' '}
      <Link component={RouterLink} to={paths.letters.series} underline="always">
        Ubah di Seri Nomor
      </Link>
    </Typography>
  );
}
