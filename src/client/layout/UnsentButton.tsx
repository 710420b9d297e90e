import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useSendingUnsent, useUnsent } from '@/client/queue/unsent';
import { useRole } from '@/client/session/useSession';
import { notify } from '@/client/ui/toasts/notify';
import { paths } from '@/shared/paths';
import { Count } from './Count';

const RefusedCount = styled(Count)(({ theme }) => ({
  top: 'auto',
  bottom: 1,
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
}));

function StudentsButton() {
  useSendingUnsent(notify);
  const items = useUnsent();
  if (items.length === 0) return null;
  const refused = items.filter(({ state }) => state === 'refused').length;
  const waiting = items.length - refused;
  const counts = [
    ...(waiting > 0 ? [`${waiting} menunggu dikirim`] : []),
    ...(refused > 0 ? [`${refused} perlu dilihat`] : []),
  ];
  return (
    <IconButton component={Link} to={paths.student.unsent} aria-label={counts.join(', ')}>
      <CloudUploadOutlined fontSize="small" />
      {waiting > 0 && <Count aria-hidden>{waiting}</Count>}
      {refused > 0 && <RefusedCount aria-hidden>{refused}</RefusedCount>}
    </IconButton>
  );
}

/** Leads to what waits on this device to be sent, and sends it. Only students have something of the kind. */
export const UnsentButton = () => useRole() === 'student' && <StudentsButton />;
