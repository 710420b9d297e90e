import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { AttendanceRequest } from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { clashText } from '@/shared/attendance/clashText';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.warning.text,
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 6 },
  '& svg': { flex: 'none', fontSize: 18, marginTop: 1 },
}));

/** The clashes of a request: other requests for the same day, or presses on it. */
export function RequestClashes({ clashes }: Pick<AttendanceRequest, 'clashes'>) {
  const { campus_time_zone } = useSettings();
  if (clashes.length === 0) return null;
  const texts = new Set(clashes.map((clash) => clashText(clash, campus_time_zone)));
  return (
    <List aria-label="Bertabrakan">
      {[...texts].map((text) => (
        <li key={text}>
          <WarningAmberOutlined aria-hidden />
          {text}
        </li>
      ))}
    </List>
  );
}
