import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRole } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { can } from '@/shared/permissions';
import { type HistoryResource, RECORDS } from '@/shared/records';

// Most visits of a record do not open its history.
const list = lazyComponent(() => import('./HistoryList'), 'HistoryList');

const Header = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  gap: 10,
  minHeight: 52,
  padding: '12px 20px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  '& svg': { color: theme.vars.palette.text.secondary },
  '& svg:last-of-type': { marginLeft: 'auto' },
  '&[aria-expanded="true"] svg:last-of-type': { transform: 'rotate(180deg)' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const Content = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type Props = {
  of: HistoryResource;
  id: number | string;
  title?: string;
  /** The subject of the history, if the page shows two. */
  about?: string;
};

const About = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** 'Riwayat' of a record, for people who may change it. It loads when it opens. */
export function RecordHistory({ of, id, title = 'Riwayat', about }: Props) {
  const titleId = useId();
  const aboutId = useId();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const mayRead = can(useRole(), RECORDS[of].history);
  if (!mayRead) return null;

  return (
    <Card sx={{ flex: 'none', mt: 2.5 }}>
      <Typography variant="h2">
        <Header
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          aria-labelledby={titleId}
          aria-describedby={about ? aboutId : undefined}
          onClick={() => setOpen(!isOpen)}
          onPointerEnter={() => void list.preload()}
          onFocus={() => void list.preload()}
        >
          <HistoryOutlined fontSize="small" />
          <span id={titleId}>{title}</span>
          {about && <About id={aboutId}>{about}</About>}
          <ExpandMoreOutlined fontSize="small" />
        </Header>
      </Typography>
      {isOpen && (
        <Content id={contentId}>
          <list.Component key={`${of} ${id}`} of={of} id={id} />
        </Content>
      )}
    </Card>
  );
}
