import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useOrigins } from '@/client/navigation/origins';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { useRole } from '@/client/session/useSession';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { canImport, type ImportKind, RECORDS } from '@/shared/records';
import { countsOf } from './importRows';
import { countsText } from './importTexts';
import { RefusedRowsButton } from './RefusedRowsButton';
import type { Import } from './useImport';

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  padding: 24,
  '& > svg': { fontSize: 40, color: theme.vars.palette.success.text },
  '& > .MuiAlert-root': { width: '100%' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: { width: '100%', '& > *': { flex: '1 1 auto', minHeight: 48 } },
}));

const Names = styled('ul')({ columns: '220px', margin: '8px 0 0', paddingLeft: 20 });

const TextLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  marginTop: 8,
  color: theme.vars.palette.primary.text,
}));

const isSigning = (kind: ImportKind) => kind === 'lecturers' || kind === 'mentors';

/** Kinds that have no list with an import button. */
const NEXT: Partial<Record<ImportKind, ImportKind>> = {
  internships: 'activities',
  activities: 'grades',
};

type Props = { kind: ImportKind; running: Import };

/**
 * Step 3, afterwards: what was stored, and what was not.
 * @public used through the module that `ImportSteps` imports
 */
export function ResultStep({ kind, running: { rows, result, startAgain } }: Props) {
  const parentUrl = useReturnUrl();
  const role = useRole();
  const returnUrl = useOrigins().at(-1) ?? parentUrl;
  if (!result) return null;
  const next = NEXT[kind];
  const { added, changed, without_signature } = result;
  const { same, kept, wrong } = countsOf(rows);
  const rest = countsText({ same, kept, wrong });

  return (
    <Panel>
      <CheckCircleOutlined aria-hidden />
      <div role="status">
        <Typography variant="h2">{`${formatNumber(added + changed)} baris diimpor`}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${countsText({ added, changed })}.`}
          {rest && ` Tidak disimpan: ${rest}.`}
        </Typography>
      </div>
      {without_signature.length > 0 && (
        <Alert severity="info" sx={{ alignItems: 'flex-start' }}>
          <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
            {`Belum memiliki tanda tangan: ${formatNumber(without_signature.length)} orang`}
          </AlertTitle>
          Mereka diminta mengunggahnya saat masuk. Sampai saat itu, laporan dicetak dengan tempat
          tanda tangan yang kosong.
          <Names>
            {without_signature.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
              <li key={`${index} ${name}`}>{name}</li>
            ))}
          </Names>
          {isSigning(kind) && (
            <TextLink to={paths[kind].unsigned}>
              {`Semua ${RECORDS[kind].title.toLowerCase()} tanpa tanda tangan`}
            </TextLink>
          )}
        </Alert>
      )}
      <Actions>
        <Button component={Link} to={returnUrl} variant="contained">
          Kembali
        </Button>
        <Button variant="outlined" color="secondary" onClick={startAgain}>
          Impor berkas lain
        </Button>
        {next && canImport(role, next) && (
          <Button component={Link} to={paths.imports(next)} variant="outlined" color="secondary">
            {`Impor ${RECORDS[next].title}`}
          </Button>
        )}
        <RefusedRowsButton kind={kind} rows={rows} />
      </Actions>
    </Panel>
  );
}
