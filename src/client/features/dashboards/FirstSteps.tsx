import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { paths } from '@/shared/paths';

const Panel = styled(Card)({ padding: 20, marginBottom: 16 });

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > span': { flex: '1 1 160px', minWidth: 0 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& .done': { color: theme.vars.palette.success.text },
}));

export interface Setup {
  /** Whether the department has its names. */
  names: number;
  periods: number;
  companies: number;
  mentors: number;
  lecturers: number;
  students: number;
  placements: number;
}

const STEPS: readonly { of: keyof Setup; title: string; note: string; to: string }[] = [
  {
    of: 'names',
    title: 'Isi identitas jurusan',
    note: 'Nama jurusan dan program studi, untuk halaman masuk, kop laporan, dan surat.',
    to: paths.system.institution,
  },
  {
    of: 'periods',
    title: 'Buat periode magang',
    note: 'Tanggal mulai dan berakhir, lalu aktifkan.',
    to: paths.internshipPeriods.create,
  },
  {
    of: 'companies',
    title: 'Impor mitra industri',
    note: 'Dengan kuota magang masing-masing.',
    to: paths.imports('companies'),
  },
  {
    of: 'mentors',
    title: 'Impor mentor',
    note: 'Setiap mentor bekerja di satu mitra.',
    to: paths.imports('mentors'),
  },
  {
    of: 'lecturers',
    title: 'Impor dosen',
    note: 'Dosen yang membimbing mahasiswa magang.',
    to: paths.imports('lecturers'),
  },
  {
    of: 'students',
    title: 'Impor mahasiswa',
    note: 'Password awal adalah NIM.',
    to: paths.imports('students'),
  },
  {
    of: 'placements',
    title: 'Tempatkan mahasiswa',
    note: 'Banyak sekaligus, atau dari berkas.',
    to: paths.internships.place,
  },
];

/**
 * The first steps of an installation without data, in their order.
 * @public used through the module that `AdminDashboardPage` imports
 */
export function FirstSteps({ setup }: { setup: Setup }) {
  const next = STEPS.find(({ of }) => setup[of] === 0);
  return (
    <Panel>
      <Typography variant="h2">Langkah pertama</Typography>
      <Steps aria-label="Langkah pertama">
        {STEPS.map((step) => {
          const { of, title, note, to } = step;
          const isDone = setup[of] > 0;
          return (
            <li key={of} aria-current={step === next ? 'step' : undefined}>
              {isDone ? (
                <CheckCircleOutlined className="done" aria-hidden />
              ) : (
                <RadioButtonUncheckedOutlined color="disabled" aria-hidden />
              )}
              <span>
                {title}
                {isDone && <VisuallyHidden>, selesai</VisuallyHidden>}
                <small>{note}</small>
              </span>
              {!isDone && (
                <Button
                  component={Link}
                  to={to}
                  size="small"
                  aria-label={title}
                  variant={step === next ? 'contained' : 'outlined'}
                  color={step === next ? 'primary' : 'secondary'}
                >
                  Mulai
                </Button>
              )}
            </li>
          );
        })}
      </Steps>
    </Panel>
  );
}
