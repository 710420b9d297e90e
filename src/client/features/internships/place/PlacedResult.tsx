import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { countByCompany, type Row } from './draft';
import { StepHeading } from './StepHeading';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 20px',
  textAlign: 'center',
  '& > svg': { fontSize: 44, color: theme.vars.palette.success.main },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', color: theme.vars.palette.text.secondary },
}));
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  '& > *': { minHeight: 44 },
});

type Props = { periodId: number; rows: readonly Row[]; onAgain: () => void };

/** The stored placements, counted by company. */
export const PlacedResult = ({ periodId, rows, onAgain }: Props) => (
  <Card>
    <Panel>
      <CheckCircleOutlined aria-hidden />
      <StepHeading takesFocus>{`${formatNumber(rows.length)} mahasiswa ditempatkan`}</StepHeading>
      <ul>
        {countByCompany(rows).map(({ company, count }) => (
          <li key={company.id}>
            {company.name}: {formatNumber(count)}
          </li>
        ))}
      </ul>
      <Actions>
        <Button variant="outlined" color="secondary" onClick={onAgain}>
          Tempatkan lagi
        </Button>
        <Button component={Link} to={paths.internships.ofPeriod(periodId)} variant="contained">
          Lihat penempatan
        </Button>
      </Actions>
    </Panel>
  </Card>
);
