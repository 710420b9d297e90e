import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Notification } from '@/client/api/api';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  paddingLeft: 18,
  overflowWrap: 'anywhere',
  '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '&[data-unread] a': { fontWeight: 700 },
  // The link covers the words.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover a': { textDecoration: 'underline' },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 7,
  left: 0,
  width: 8,
  height: 8,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.primary.main,
}));

type Props = { news: Notification; time: string; onOpen: () => void };

/** News as a link to their page; unread ones are bold, with a dot. */
export const NewsWords = ({ news: { title, detail, link, is_read }, time, onOpen }: Props) => (
  <Words data-unread={is_read ? undefined : true}>
    {!is_read && <Dot aria-hidden />}
    <Link to={link} onClick={onOpen}>
      {!is_read && <VisuallyHidden>Belum dibaca: </VisuallyHidden>}
      {title}
    </Link>
    {detail && <p>{detail}</p>}
    <p>{time}</p>
  </Words>
);
