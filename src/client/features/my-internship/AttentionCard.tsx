import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type StudentAttention, useGetStudentAttentionQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { formatShortWeekdayDate } from '@/shared/format';

const GROUPS = [
  { key: 'returned', title: 'Dikembalikan untuk revisi', Icon: ReplyOutlined },
  { key: 'without_log', title: 'Belum ada catatan', Icon: EditNoteOutlined },
  { key: 'without_attendance', title: 'Tanpa absen', Icon: EventBusyOutlined },
] as const satisfies { key: keyof StudentAttention; title: string; Icon: unknown }[];

const Group = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: theme.vars.palette.warning.text,
  },
  '& svg': { fontSize: 18 },
  '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& p': { ...theme.typography.body2, margin: '4px 0 0', color: theme.vars.palette.text.secondary },
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  margin: '0 -8px',
  padding: '6px 8px',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& span': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: {
    flexFlow: 'column nowrap',
    justifyContent: 'center',
    minHeight: 44,
  },
}));

/** 'Perlu perhatian': activities that were returned, or lack a log or attendance. Empty without any. */
export function AttentionCard({ internshipId }: { internshipId: number }) {
  const { data, isError, refetch } = useGetStudentAttentionQuery({ internshipId });
  const attention = data?.data;
  const groups = GROUPS.flatMap(({ key, ...texts }) =>
    attention && attention[key].total > 0 ? [{ key, ...texts, ...attention[key] }] : [],
  );
  if (!isError && groups.length === 0) return null;

  return (
    <Card component="section" aria-label="Perlu perhatian">
      <Typography variant="h2" sx={{ px: 2.5, py: 1.75 }}>
        Perlu perhatian
      </Typography>
      {isError && <ErrorState text={TABLE_LOAD_FAILED} onRetry={refetch} />}
      {groups.map(({ key, title, Icon, total, activities }) => (
        <Group key={key}>
          <h3>
            <Icon aria-hidden /> {title} ({total})
          </h3>
          <ul>
            {activities.map(({ id, name, date }) => (
              <li key={id}>
                <Row to={paths.student.activities.show(id)}>
                  {name} <span>{formatShortWeekdayDate(date)}</span>
                </Row>
              </li>
            ))}
          </ul>
          {total > activities.length && <p>dan {total - activities.length} lagi</p>}
        </Group>
      ))}
    </Card>
  );
}
