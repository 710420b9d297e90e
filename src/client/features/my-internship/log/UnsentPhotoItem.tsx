import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { UnsentOf } from '@/client/queue/unsentItem';
import { PhotoFrame } from '@/client/records/activityLog/PhotoFrame';
import { paths } from '@/shared/paths';
import { UnsentPhoto } from '../unsent/UnsentPhoto';
import { UNSENT_STATES } from '../unsent/unsentWords';

/** A photo that only this device has, in the list of photos. */
export const UnsentPhotoItem = ({ item }: { item: UnsentOf<'photo'> }) => (
  <li>
    <PhotoFrame>
      <UnsentPhoto photo={item.payload.photo} />
    </PhotoFrame>
    <Button
      component={Link}
      to={paths.student.unsent}
      size="small"
      color={item.state === 'refused' ? 'error' : 'secondary'}
      fullWidth
    >
      {UNSENT_STATES[item.state].children}
    </Button>
  </li>
);
