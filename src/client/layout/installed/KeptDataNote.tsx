import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useScreen } from '@/client/navigation/useScreen';
import { onShownAnswers, shownSince } from '@/client/offline/shownAnswers';
import { paths } from '@/shared/paths';

const Note = styled('p')(({ theme }) => ({
  flex: 'none',
  margin: '0 0 12px',
  padding: '8px 12px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.warning.fill,
  color: theme.vars.palette.warning.text,
  fontSize: '0.875rem',
}));

/** The screens that can be read without a network (`api/keptAnswers.ts`). */
const READ_OFFLINE: readonly string[] = [
  paths.dashboard,
  paths.student.attendance,
  paths.student.attendanceDays,
  paths.activities.own.index,
  paths.activities.own.show(':id'),
];

const formatTime = (at: number) =>
  new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Says of which time the data of the screen are, when they are not of now. */
export function KeptDataNote() {
  const since = useSyncExternalStore(onShownAnswers, shownSince);
  const screen = useScreen();
  if (since === null || !screen || !READ_OFFLINE.includes(screen.path)) return null;
  return <Note role="status">Tanpa jaringan: data per {formatTime(since)}</Note>;
}
