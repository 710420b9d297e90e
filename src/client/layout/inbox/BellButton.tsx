import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useGetNotificationCountQuery } from '@/client/api/api';
import { selectUnfinished } from '@/client/session/sessionSlice';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';
import { useIsPhone } from '@/client/ui/useIsPhone';
import { formatNumber } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { Count } from '../Count';
import { useAfterFirstScreen } from '../useAfterFirstScreen';
import { LiveInboxLater } from './LiveInboxLater';

const inboxPanel = lazyComponent(
  () => import(/* webpackChunkName: "later.inbox" */ './InboxPanel'),
  'InboxPanel',
);

const MOST_SHOWN = 99;

/** The number of unread news, which opens the newest of them; on a phone it leads to the inbox. */
export function BellButton() {
  const id = useId();
  const isPhone = useIsPhone();
  const isDue = useAfterFirstScreen();
  const unfinished = useSelector(selectUnfinished);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useGetNotificationCountQuery(undefined, { skip: !isDue || unfinished !== null });
  if (unfinished) return null;

  const unread = data?.data.unread ?? 0;
  const label = unread > 0 ? `Kotak masuk, ${formatNumber(unread)} belum dibaca` : 'Kotak masuk';
  const Icon = unread > 0 ? NotificationsOutlined : NotificationsNoneOutlined;
  const content = (
    <>
      <Icon fontSize="small" />
      {unread > 0 && <Count aria-hidden>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</Count>}
    </>
  );
  return (
    <>
      {isPhone ? (
        <IconButton component={Link} to={paths.inbox.index} aria-label={label}>
          {content}
        </IconButton>
      ) : (
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onPointerEnter={inboxPanel.preload}
          onFocus={inboxPanel.preload}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {content}
        </IconButton>
      )}
      <OnDemand isOpen={anchor !== null}>
        <inboxPanel.Component id={id} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnDemand>
      {isDue && <LiveInboxLater />}
    </>
  );
}
