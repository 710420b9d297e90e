import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { PlacementChangeFindings } from '@/client/api/api';
import { PlacementNotes } from '@/client/records/placements/PlacementNotes';
import { FETCH_FAILED } from '@/client/ui/crudMessages';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { formatNumber } from '@/shared/formatNumber';
import { internshipFields } from '@/shared/resources/internships/internshipFields';
import { companyName } from '@/shared/resources/mentors/mentorFields';
import type { useChangeCheck } from './useChangeCheck';

const List = styled('ul')(({ theme }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  fontSize: '0.875rem',
  '& > li': {
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    // There may be 500 rows; the browser skips the layout of invisible ones.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
}));

const CHOOSE = 'Pilih minimal satu yang diubah; yang kosong tetap seperti sekarang.';
const SAME = 'Sudah sesuai';

type Parts = PlacementChangeFindings['before'];

const PARTS: readonly (readonly [label: string, textOf: (parts: Parts) => string])[] = [
  [internshipFields.lecturer_id.label, ({ lecturer_name }) => lecturer_name],
  [companyName.label, ({ company_name }) => company_name],
  [internshipFields.mentor_id.label, ({ mentor_name }) => mentor_name],
  ['Lokasi', ({ place_names }) => place_names.join(', ') || 'Semua lokasi aktif mitra'],
];

const Row = memo(function Row({ found }: { found: PlacementChangeFindings }) {
  const { student_name, student_nim, before, after, is_same, errors, warnings } = found;
  return (
    <li>
      <strong>{student_name}</strong> <small>{student_nim}</small>
      {PARTS.map(([label, textOf]) => [label, textOf(before), textOf(after)])
        .filter(([, old, next]) => old !== next)
        .map(([label, old, next]) => (
          <div key={label}>{`${label}: ${old} → ${next}`}</div>
        ))}
      {is_same && (
        <div>
          <small>{SAME}</small>
        </div>
      )}
      <PlacementNotes name={student_name} errors={errors} warnings={warnings} />
    </li>
  );
});

/** The order of the rows: what needs a look comes first. */
const rankOf = ({ is_same, errors, warnings }: PlacementChangeFindings) => {
  if (errors.length > 0) return 0;
  if (warnings.length > 0) return 1;
  return is_same ? 3 : 2;
};

type Props = { check: ReturnType<typeof useChangeCheck> };

/** The effects of the choices on each student, and who is left out for which reason. */
export function ChangePreview({ check: { found, accepted, isChecking, isError, recheck } }: Props) {
  if (isError) {
    return <RetryAlert onRetry={recheck}>{FETCH_FAILED}</RetryAlert>;
  }
  const same = found?.filter(({ is_same }) => is_same).length ?? 0;
  const refused = (found?.length ?? 0) - same - accepted.length;
  const counts = [
    `${formatNumber(accepted.length)} akan diubah`,
    refused > 0 && `${formatNumber(refused)} dilewati`,
    same > 0 && `${formatNumber(same)} sudah sesuai`,
  ];
  const summary = found ? counts.filter(Boolean).join(', ') : CHOOSE;

  return (
    <div>
      <Typography role="status" sx={{ fontWeight: found && 600 }}>
        {isChecking ? 'Memeriksa...' : summary}
      </Typography>
      {found && found.length > 0 && (
        <List aria-label="Pratinjau perubahan" aria-busy={isChecking} tabIndex={0}>
          {found
            .toSorted((one, other) => rankOf(one) - rankOf(other))
            .map((row) => (
              <Row key={row.id} found={row} />
            ))}
        </List>
      )}
    </div>
  );
}
